import { z } from 'zod'
import { ownPages } from '@/lib/settings/own-pages'
import { localText } from './local-text'

/** Pages of the site that a link can name. */
const linkedPages = ['home', 'articles', 'collections', 'companies', 'jobs', 'saved', 'search'] as const

/** A URL, or a path of this site; `{locale}` stands for the language of the page. */
const linkTarget = z
  .string()
  .max(2_000)
  .regex(
    /^(?:https?:\/\/(?![^/]*@)[^\s/]|mailto:[^\s@]+@|tel:\+?\d|\/(?!\/))\S*$/,
    'expected a URL, or a path of this site such as /{locale}/about',
  )

/** The path of a page of the site folder, without the language. */
const ownPath = z
  .string()
  .startsWith('/')
  .refine((path) => ownPages().some(({ name }) => path === `/${name}`))

const expected = `expected one of ${linkedPages.join(', ')}, a page of pages/ such as /imprint`

/** A list of the site, or the name of a page of the site folder. */
const page = z.union(
  [
    z.enum(linkedPages).transform((list) => ({ page: list, own: null })),
    ownPath.transform((path) => ({ page: null, own: path.slice(1) })),
  ],
  { error: ({ input }) => noSuchPage(input) ?? expected },
)

const link = z.union(
  [
    page.transform((target) => ({ ...target, label: null, url: null })),
    z
      .strictObject({ page, label: localText(60) })
      .transform(({ page: target, label }) => ({ ...target, label, url: null })),
    z
      .strictObject({ url: linkTarget, label: localText(60) })
      .transform(({ url, label }) => ({ page: null, own: null, label, url })),
  ],
  { error: ({ input }) => noSuchPage(input) ?? `${expected}, or url and label` },
)

function noSuchPage(input: unknown): string | null {
  return typeof input === 'string' && input.startsWith('/')
    ? `there is no page ${input.slice(0, 100)} in pages/`
    : null
}

/** What the notice leads to. Its text is that of the notice. */
export const noticeTarget = z.union(
  [
    page.transform((target): LinkSetting => ({ ...target, label: null, url: null })),
    linkTarget.transform((url): LinkSetting => ({ page: null, own: null, label: {}, url })),
  ],
  { error: `${expected}, a path such as /{locale}/companies/acme, or a URL` },
)

/** A list of the site or a page of its own (`own`), whose name is the text unless there is a label, or a URL with its label. */
export type LinkSetting = z.infer<typeof link>

export function links(max: number) {
  return z.array(link).min(1, 'expected at least one link').max(max, `expected at most ${max} links`)
}

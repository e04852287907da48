import { z } from 'zod'
import { localText } from './local-text'

/** Pages of the site that a link can name. */
const linkedPages = ['home', 'articles', 'collections', 'companies', 'jobs', 'saved', 'search'] as const

/** A URL, or a path of this site; `{locale}` stands for the language of the page. */
export const linkTarget = z
  .string()
  .max(2_000)
  .regex(
    /^(?:https?:\/\/(?![^/]*@)[^\s/]|mailto:[^\s@]+@|tel:\+?\d|\/(?!\/))\S*$/,
    'expected a URL, or a path of this site such as /{locale}/about',
  )

const link = z.union(
  [
    z.enum(linkedPages).transform((page) => ({ page, label: null, url: null })),
    z
      .strictObject({
        page: z.enum(linkedPages, `expected one of ${linkedPages.join(', ')}`),
        label: localText(60),
      })
      .transform(({ page, label }) => ({ page, label, url: null })),
    z
      .strictObject({ url: linkTarget, label: localText(60) })
      .transform(({ url, label }) => ({ page: null, label, url })),
  ],
  { error: `expected one of ${linkedPages.join(', ')}, or url and label` },
)

/** A page, whose own name is the text unless there is a label, or a URL with its label. */
export type LinkSetting = z.infer<typeof link>

export function links(max: number) {
  return z.array(link).min(1, 'expected at least one link').max(max, `expected at most ${max} links`)
}

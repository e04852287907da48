import { z } from 'zod'
import { isPathReference, keysOf } from '../../routes'
import { type LocalText, localText } from './local-text'

/** Sections that show one list of the site, and that a home page has once at most. */
const plainKinds = ['lead', 'latest', 'companies', 'jobs', 'categories', 'collections', 'profile'] as const
type PlainKind = (typeof plainKinds)[number]

const maxSections = 16

const indexName = z.string().trim().min(1).max(100)
const reference = z.string().max(200).refine(isPathReference, 'expected a reference such as Kc4tLif')

/** What a section shows: a list, the articles of an index, category or collection, an organization, or a text in Markdown. */
const sources = {
  list: z.enum(plainKinds, `expected one of ${plainKinds.join(', ')}`),
  lead: indexName.describe('The latest articles, those of this index first.'),
  index: indexName,
  category: reference,
  collection: reference,
  organization: reference,
  markdown: localText(20_000),
}
const sourceNames = keysOf(sources)

/** `index` is that of the articles that come first in the lead, before the latest ones; null for none. `title` replaces the own one. */
export type HomeSectionSetting = { title: LocalText | null } & (
  | { kind: 'lead'; index: string | null }
  | { kind: Exclude<PlainKind, 'lead'> }
  | { kind: 'index' | 'category' | 'collection' | 'organization'; value: string }
  | { kind: 'markdown'; text: LocalText }
)

/** A string in place of an entry is that of `list`. */
const entry = z.strictObject({ ...sources, title: localText(120) }).partial()
type Entry = z.output<typeof entry>

const section = z
  .union([sources.list.transform((list) => ({ list })), entry], {
    error: `expected one of ${[...plainKinds, ...sourceNames.slice(1)].join(', ')}`,
  })
  .transform((value, context): HomeSectionSetting => {
    const { list, lead, index, category, collection, organization, markdown, ...words }: Entry = value
    const title = words.title ?? null
    if (sourceNames.filter((name) => name in value).length === 1) {
      if (list === 'lead' || lead !== undefined) return { kind: 'lead', index: lead ?? null, title }
      if (list === 'profile' && title)
        context.addIssue({ code: 'custom', path: ['title'], message: 'a profile has titles of its own' })
      if (list) return { kind: list, title }
      if (markdown) return { kind: 'markdown', text: markdown, title }
      const groups = { index, category, collection, organization }
      for (const kind of keysOf(groups)) if (groups[kind]) return { kind, value: groups[kind], title }
    }
    context.addIssue({ code: 'custom', message: `expected one key of ${sourceNames.join(', ')}` })
    return z.NEVER
  })

/** The sections of a home page without others. */
export const defaultSections: readonly HomeSectionSetting[] = [
  { kind: 'lead', index: null, title: null },
  ...(['companies', 'latest', 'jobs', 'collections', 'categories'] as const).map((kind) => ({
    kind,
    title: null,
  })),
]

/** The sections of the home page in their order. */
export const homeSections = z
  .array(section)
  .min(1, 'expected at least one section')
  .max(maxSections, `expected at most ${maxSections} sections`)
  .superRefine((sections, context) => {
    const keys = sections.map(({ title: _, ...source }) => JSON.stringify(source))
    for (const [position, { kind }] of sections.entries()) {
      if (kind === 'lead' && position > 0)
        context.addIssue({ code: 'custom', path: [position], message: 'lead can only be the first section' })
      if (keys.indexOf(keys[position] ?? '') < position)
        context.addIssue({ code: 'custom', path: [position], message: 'it is there twice' })
    }
  })

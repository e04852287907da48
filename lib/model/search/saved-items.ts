/** Jobs and stories that a visitor keeps in the browser. This module runs in the browser: it imports nothing. */

/** What the list of saved things shows of any of them without a network. */
type Saved = {
  reference: string
  name: string
  /** The path of the page in `locale` within the site. */
  path: string
  locale: string
  /** In milliseconds since the Unix epoch, by the clock of the browser. */
  savedAt: number
}

export type SavedJob = Saved & {
  company: string
  /** Empty where the job names no place. In the language of `locale`. */
  place: string
  /** In the language of `locale`; empty where the job names none, and for a job that was saved before these were stored. */
  contract: string
  salary: string
  /** The URL of the organization's logo. */
  logo: string | null
  /** Whether the site said at the last check that the job is no longer open. */
  isClosed: boolean
  /** The language of the name. Null for a job that was saved before this was stored. */
  language: string | null
}

export type SavedStory = Saved & {
  /** The language of the name and the subject. */
  language: string
  /** The first category; empty where the story has none. */
  subject: string
  /** Minutes of reading. */
  minutes: number
}

export type SavedOf = { job: SavedJob; story: SavedStory }
export type SavedKind = keyof SavedOf

/** A record that can be saved. */
export type Savable = {
  [Kind in SavedKind]: { kind: Kind; item: Omit<SavedOf[Kind], 'savedAt' | 'isClosed'> }
}[SavedKind]

/** Of each kind. */
export const maxSaved = 200

/** 200 items with long texts have half of it. A longer text was not written by this site. */
const maxStoredLength = 500_000

/** The saved items of a stored text, newest first. What is none is ignored: other scripts and visitors can write it. */
export function parseSaved<Kind extends SavedKind>(
  kind: Kind,
  text: string | null,
): readonly SavedOf[Kind][] {
  if (text === null || text.length > maxStoredLength) return []
  let items: unknown
  try {
    items = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(items) ? newestFirst(items.flatMap((item) => readers[kind](item) ?? [])) : []
}

/** The items with others. Of items with the same reference the first one stays; the oldest ones above the limit are dropped. */
export function withSaved<Item extends Saved>(
  items: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  return newestFirst([...added, ...items])
}

export function withoutSaved<Item extends Saved>(items: readonly Item[], reference: string): readonly Item[] {
  return items.filter((item) => item.reference !== reference)
}

/** An item as it is saved now. */
export function toSaved(savable: Savable, savedAt: number): SavedJob | SavedStory {
  return savable.kind === 'job' ? { ...savable.item, savedAt, isClosed: false } : { ...savable.item, savedAt }
}

function newestFirst<Item extends Saved>(items: readonly Item[]): readonly Item[] {
  const references = new Set<string>()
  return items
    .filter(({ reference }) => !references.has(reference) && references.add(reference))
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, maxSaved)
}

type Fields = Readonly<Record<string, unknown>>

/** Null for a value of another form. */
const readers: { readonly [Kind in SavedKind]: (value: unknown) => SavedOf[Kind] | null } = {
  job: (value) => {
    const saved = readSaved(value, /^\/[\w-]+\/companies\/[^/\\?#\s]+\/jobs\/[^/\\?#\s]+$/)
    if (!saved) return null
    const { fields, item } = saved
    const [company, place] = [textOf(fields.company), textOf(fields.place)]
    if (!company || place === null) return null
    const language = textOf(fields.language)
    const isTag = language !== null && /^[\w-]+$/.test(language)
    const [contract, salary, logo] = [fields.contract, fields.salary, fields.logo].map(textOf)
    // The image optimizer and the content security policy refuse a logo of another host.
    const facts = { company, place, contract: contract ?? '', salary: salary ?? '', logo: logo ?? null }
    return { ...item, ...facts, isClosed: fields.isClosed === true, language: isTag ? language : null }
  },
  story: (value) => {
    const saved = readSaved(value, /^\/[\w-]+\/articles\/\d{4}\/\d\d\/\d\d\/[^/\\?#\s]+$/)
    if (!saved) return null
    const { fields, item } = saved
    const [language, subject] = [textOf(fields.language), textOf(fields.subject)]
    const { minutes } = fields
    if (!language || !/^[\w-]+$/.test(language) || subject === null) return null
    if (typeof minutes !== 'number' || !(minutes > 0 && minutes < 1e5)) return null
    return { ...item, language, subject, minutes }
  },
}

/** A path of another form could be a script or lead to another site. */
function readSaved(value: unknown, paths: RegExp): { fields: Fields; item: Saved } | null {
  if (typeof value !== 'object' || value === null) return null
  const fields: Fields = { ...value }
  const [reference, name, path, locale] = [
    ...[fields.reference, fields.name, fields.path, fields.locale].map(textOf),
  ]
  const { savedAt } = fields
  if (!reference || !name || !path || !locale) return null
  if (typeof savedAt !== 'number' || !(savedAt > 0 && savedAt < 8e15)) return null
  if (!paths.test(path) || !/^[\w-]+$/.test(locale)) return null
  return { fields, item: { reference, name, path, locale, savedAt } }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 500 ? value : null
}

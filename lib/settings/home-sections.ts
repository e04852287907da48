import { isPathReference } from '../routes'

/** A section that shows one list of the site, and that a home page has once at most. */
const plainKinds = ['latest', 'companies', 'jobs', 'categories', 'collections'] as const

/** A section of the articles of one category or collection, by reference, or of one index, by name. */
const groupKinds = ['index', 'category', 'collection'] as const

type PlainKind = (typeof plainKinds)[number]
type GroupKind = (typeof groupKinds)[number]

/** `index` is that of the articles that come first in the lead, before the latest ones; null for none. */
export type HomeSectionSetting =
  | { kind: 'lead'; index: string | null }
  | { kind: PlainKind }
  | { kind: GroupKind; value: string }

const maxHomeSections = 12

export const defaultHomeSections: readonly HomeSectionSetting[] = [
  { kind: 'lead', index: null },
  { kind: 'companies' },
  { kind: 'latest' },
  { kind: 'jobs' },
  { kind: 'collections' },
  { kind: 'categories' },
]

/** The sections of the home page in their order, or what is wrong with the first entry that is not valid. */
export function parseHomeSections(
  entries: readonly string[],
): { sections: readonly HomeSectionSetting[] } | { problem: string } {
  if (entries.length === 0) return { problem: 'expected sections such as lead, latest, companies and jobs' }
  if (entries.length > maxHomeSections)
    return { problem: `expected at most ${maxHomeSections} sections, not ${entries.length}` }
  const sections: HomeSectionSetting[] = []
  for (const [position, entry] of entries.entries()) {
    const section = parseSection(entry)
    const problem =
      typeof section === 'string'
        ? section
        : section.kind === 'lead' && position > 0
          ? 'lead can only be the first section'
          : entries.indexOf(entry) < position
            ? 'it is there twice'
            : null
    if (problem !== null) return { problem: `"${toPrintable(entry)}": ${problem}` }
    if (typeof section !== 'string') sections.push(section)
  }
  return { sections }
}

/** A section, or what is wrong with its entry. */
function parseSection(entry: string): HomeSectionSetting | string {
  const [, kind = '', separator, value = ''] = /^([^:]*)(?:(:)(.*))?$/.exec(entry) ?? []
  const text = value.trim()
  if (kind === 'lead') {
    if (separator && !isIndexName(text)) return 'expected lead, or lead: and the name of an index'
    return { kind, index: separator ? text : null }
  }
  const plain = plainKinds.find((name) => name === kind)
  if (plain) return separator ? `expected ${kind} without a colon` : { kind: plain }
  const group = groupKinds.find((name) => name === kind)
  if (!group)
    return `expected ${['lead', ...plainKinds].join(', ')}, index:NAME, category:REFERENCE or collection:REFERENCE`
  const isValid = group === 'index' ? isIndexName(text) : isPathReference(text)
  if (!isValid) return `expected ${group}: and ${group === 'index' ? 'a name' : 'a reference'}`
  return { kind: group, value: text }
}

function isIndexName(text: string): boolean {
  return text !== '' && text.length <= 100
}

/** An entry as a terminal can show it. */
function toPrintable(entry: string): string {
  return entry.replace(/\p{C}/gu, '?').slice(0, 60)
}

/** Bounds of what the site takes from a record: a faulty or hostile record costs a bounded amount of time and memory. */

/** Characters (UTF-16 code units) of a name, a title, a label or a token. */
export const maxTitle = 300
/** Characters of a text without markup, such as a summary. */
export const maxSummary = 5_000
/** Characters of a text with markup. */
export const maxContent = 1_000_000

/** The API's lists in a record, such as offices or images. */
const maxItems = 1_000
/** Records that a page names in a cache tag: Next.js stores 128 tags with a page and drops those after them. */
const maxTagged = 30

/** The first elements of a list of a record. Empty for an unset list. */
export function firstItems<T>(items: readonly T[] | undefined): readonly T[] {
  return items?.slice(0, maxItems) ?? []
}

/** The first elements of a list whose records are tagged. Empty for an unset list. */
export function firstTagged<T>(items: readonly T[] | undefined): readonly T[] {
  return items?.slice(0, maxTagged) ?? []
}

/** The first entries of a map of a record. Empty for an unset map. */
export function firstEntries<T>(map: Readonly<Record<string, T>> | undefined): readonly [string, T][] {
  return Object.entries(map ?? {}).slice(0, maxItems)
}

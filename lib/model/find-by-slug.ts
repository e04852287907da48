/**
 * The record with this slug, else the only one whose slug differs from it in case alone. Null where there is none, and where
 * several differ in case alone: slugs can contain references, which are case-sensitive.
 */
export function findBySlug<T extends { slug: string }>(records: readonly T[], slug: string): T | null {
  const lower = slug.toLowerCase()
  const similar: T[] = []
  for (const record of records) {
    if (record.slug === slug) return record
    if (record.slug.length === slug.length && record.slug.toLowerCase() === lower) similar.push(record)
  }
  return similar.length === 1 ? (similar[0] ?? null) : null
}

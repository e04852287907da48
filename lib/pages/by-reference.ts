/** Each record once, ordered by reference: no change of a record's text or dates moves it to another sitemap file. */
export function byReference<T extends { reference: string }>(records: readonly T[]): T[] {
  const unique = new Map(records.map((record) => [record.reference, record]))
  return [...unique.values()].sort((a, b) => (a.reference < b.reference ? -1 : 1))
}

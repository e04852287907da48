/** A document of a feed. `older` and `newer` are the numbers of the archives beside it; null for none. */
type ArchivePart = {
  /** The number of entries before the first one of the document, newest first, and how many it has at most. */
  start: number
  size: number
  older: number | null
  newer: number | null
}

/**
 * The entries of a document of a feed with `total` entries. The document that readers subscribe to (`archive` is null) has the
 * newest `size` entries. An archive has `size` entries, counted from the oldest: a new entry moves none to another archive. The
 * newest archive can have entries of the subscription document too. Null for an archive that does not exist.
 */
export function findArchivePart(total: number, archive: number | null, size: number): ArchivePart | null {
  const count = Math.max(0, Math.ceil((total - size) / size))
  if (archive === null) return { start: 0, size, older: count > 0 ? count : null, newer: null }
  if (archive < 1 || archive > count) return null
  return {
    start: total - archive * size,
    size,
    older: archive > 1 ? archive - 1 : null,
    newer: archive < count ? archive + 1 : null,
  }
}

import type { WrittenKind } from './write-content'

/** One line per kind of record, in the tense of what happened, or of what would. */
export function formatSummary(summary: readonly WrittenKind[], isDryRun: boolean): string[] {
  const lines = summary.map(({ kind, added, changed, unchanged, removed }) => {
    const counts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`, `${removed} removed`]
    return `  ${kind}: ${counts.join(', ')}`
  })
  const kept = summary.filter((tally) => tally.kept > 0)
  if (kept.length === 0) return lines
  const counts = kept.map((tally) => `${tally.kept} ${tally.kind}`).join(', ')
  return [
    ...lines,
    `kept, though not in the folder: ${counts}; --prune ${isDryRun ? 'would remove' : 'removes'} them`,
  ]
}

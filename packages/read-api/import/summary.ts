import type { Applied } from '@vitrine/content-store/apply/apply'

/** One line for each kind of record, and one for the records that `--prune` removes. */
export function formatSummary(summary: Applied, isDryRun: boolean): string[] {
  const lines = summary.map(({ kind, added, changed, unchanged, removed }) => {
    const counts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`, `${removed} removed`]
    return `  ${nameOf(kind)}: ${counts.join(', ')}`
  })
  const remaining = summary.filter(({ notInSource }) => notInSource > 0)
  if (remaining.length === 0) return lines
  const counts = remaining.map(({ notInSource, kind }) => `${notInSource} ${nameOf(kind)}`).join(', ')
  const advice = isDryRun ? '--prune would remove them' : 'import with --prune to remove them'
  return [...lines, `In the database but not in the folder: ${counts}; ${advice}.`]
}

function nameOf(kind: Applied[number]['kind']): string {
  return kind.replace('_', ' ')
}

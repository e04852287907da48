import type { Applied } from '@vitrine/content-store/apply/apply'

/** One line for each kind of record, and one for the records that `--prune` removes. */
export function formatSummary(summary: Applied, isDryRun: boolean): string[] {
  const lines = summary.map(({ kind, added, changed, unchanged, removed }) => {
    const counts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`, `${removed} removed`]
    return `  ${nameOf(kind)}: ${counts.join(', ')}`
  })
  const remaining = summary.filter(({ notInSource }) => notInSource > 0)
  if (remaining.length === 0) return lines
  const counts = remaining.map((one) => `${one.notInSource} ${countedName(one)} (${listed(one)})`).join(', ')
  const advice = isDryRun ? '--prune would remove them' : 'use --prune to remove them'
  return [...lines, `Still published, although their files are gone: ${counts}; ${advice}.`]
}

function countedName({ kind, notInSource }: Applied[number]): string {
  return notInSource === 1 ? nameOf(kind).replace(/s$/, '') : nameOf(kind)
}

function listed({ remaining, notInSource }: Applied[number]): string {
  return [...remaining, ...(notInSource > remaining.length ? ['...'] : [])].join(', ')
}

function nameOf(kind: Applied[number]['kind']): string {
  return kind.replace('_', ' ')
}

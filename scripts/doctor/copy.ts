import { agesOf, type CopyState, countInvalid } from '@/lib/sync/copy-state'
import { type Context, count } from './context'

/** How complete and how old the copy of the API is that the site shows. */
export function reportCopy({ findings, now }: Context, copy: CopyState): void {
  if (copy.isComplete) {
    const ages = agesOf(copy, now).flatMap(({ kind, ageSeconds }) =>
      ageSeconds === null ? [] : [`${kind} ${Math.round(ageSeconds / 60)} min`],
    )
    findings.ok(
      'Copy',
      'copy.complete',
      `The site has a copy of the API. Its oldest parts: ${ages.join(', ')}.`,
    )
  } else
    findings.note(
      'Copy',
      'copy.complete',
      'The database has no complete copy of the API yet.',
      'Run "npm run sync -- --once", or start the site: it is ready when the copy is complete.',
    )
  for (const { kind, failing, failure } of copy.reads)
    if (failing > 0)
      findings.note(
        'Copy',
        `copy.failing.${kind}`,
        `${count(failing, 'read')} of ${kind} failed the last time: ${failure}.`,
        'The site shows what it read before, and reads it again within minutes.',
      )
  for (const { list, reason, accepted, observed } of copy.held)
    findings.note(
      'Copy',
      `copy.held.${list}`,
      `A change of ${list} waits: ${reason}, ${accepted} records before and ${observed} now.`,
      'If the change is right, run "npm run quarantine -- --release".',
    )
  const invalid = countInvalid(copy)
  if (invalid > 0) {
    const records = copy.invalid.first.map(
      ({ kind, reference, field }) => `${kind} ${reference || 'without a reference'} (${field})`,
    )
    const others = invalid > records.length ? ` and ${invalid - records.length} more` : ''
    findings.note(
      'Copy',
      'copy.invalid',
      `${count(invalid, 'record')} of the API cannot be read, because a field is missing or invalid: ${records.join(', ')}${others}.`,
      'The site shows the last valid version of each, if it has one. Correct the field at the source.',
    )
  }
}

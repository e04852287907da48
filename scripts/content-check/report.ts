import type { CheckedRecord } from '@/lib/editors/content-check/checked-record'
import { type CheckSummary, countRules } from '@/lib/editors/content-check/summary'
import { detailText } from '@/lib/editors/warnings/detail-text'
import { recordTypes } from '@/lib/editors/warnings/record-facts'
import { type Severity, severities } from '@/lib/editors/warnings/rule'
import { severityOf } from '@/lib/editors/warnings/rules'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const locale = 'en'
const { Warnings: texts } = editorMessagesFor(locale)

/** The lines for a record: what it is, and each warning. None without warnings. Titles of records have one line. */
export function describeRecord({ type, title, reference, path, warnings }: CheckedRecord): string[] {
  if (warnings.length === 0) return []
  return [
    `${type} ${reference}: ${title}${path === null ? '' : ` (${absoluteUrl(path)})`}`,
    ...warnings.map(({ rule, details }) => {
      const shown = details.map((detail) => detailText(rule, detail, locale))
      const parts = shown.length === 0 ? '' : `: ${shown.join(' | ')}`
      return `  ${severityOf(rule).padEnd(7)}  ${texts[rule].title}${parts}  [${rule}]`
    }),
  ]
}

/** The numbers of records and warnings. */
export function describeSummary(summary: CheckSummary): string[] {
  const { checked, withWarnings, types } = summary
  return [
    ...countRules(summary).flatMap(({ rules }) =>
      rules.map(({ rule, count }) => `${String(count).padStart(7)}  ${severityOf(rule).padEnd(7)}  ${rule}`),
    ),
    ...recordTypes
      .filter((type) => types.includes(type))
      .map((type) => `${type}s: ${checked[type]} checked, ${withWarnings[type]} with warnings`),
    countRules(summary)
      .map(({ severity, count }) => `${severity}s: ${count}`)
      .join(', '),
  ]
}

/** Whether there are warnings of this severity, or of a more serious one. */
export function isFailure(summary: CheckSummary, level: Severity): boolean {
  return countRules(summary).some(
    ({ severity, count }) => count > 0 && severities.indexOf(severity) <= severities.indexOf(level),
  )
}

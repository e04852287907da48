import { toLanguage } from '@vitrine/api-contract/language'
import { lookUpLanguage } from '@vitrine/api-contract/language-lookup'
import { normalizeText } from '@vitrine/api-contract/normalize-text'
import type { RecordType } from '@/lib/editors/warnings/record-facts'
import type { Severity } from '@/lib/editors/warnings/rule'
import { type RuleId, severityOf, toRuleId } from '@/lib/editors/warnings/rules'
import { unknownLanguage } from '@/lib/model/unknown-language'
import type { CheckedRecord } from './checked-record'
import { toRecordType, toSeverity } from './summary'

/** Which records of a check are shown. Null selects all. */
export type RecordFilter = {
  type: RecordType | null
  severity: Severity | null
  rule: RuleId | null
  language: string | null
  /** A part of the title, or a reference. */
  text: string | null
}

const maxText = 200

/** Parameters with other values select all. */
export function readFilter(parameters: URLSearchParams): RecordFilter {
  const get = (name: keyof RecordFilter) => parameters.get(name)?.trim().slice(0, maxText) ?? ''
  return {
    type: toRecordType(get('type')),
    severity: toSeverity(get('severity')),
    rule: toRuleId(get('rule')),
    language: toLanguage(get('language')) ?? (get('language') === unknownLanguage ? unknownLanguage : null),
    text: get('text') || null,
  }
}

/** The parameters that `readFilter` reads, without those that select all. */
export function toFilterParameters(filter: RecordFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The records that a filter selects, with the warnings that it selects. One of a rule or a severity selects none without warnings. */
export async function* filterRecords(
  records: AsyncIterable<CheckedRecord>,
  filter: RecordFilter,
): AsyncGenerator<CheckedRecord> {
  const { type, severity, rule, language, text } = filter
  const wanted = text === null ? null : normalizeText(text)
  for await (const record of records) {
    if (type !== null && record.type !== type) continue
    if (language !== null && lookUpLanguage(record.language, [language]) === null) continue
    if (wanted !== null && record.reference !== text && !normalizeText(record.title).includes(wanted))
      continue
    const warnings = record.warnings.filter(
      (warning) =>
        // An earlier version of the site can have had other rules.
        toRuleId(warning.rule) !== null &&
        (rule === null || warning.rule === rule) &&
        (severity === null || severityOf(warning.rule) === severity),
    )
    if (warnings.length > 0 || isOfAllWarnings(filter)) yield { ...record, warnings }
  }
}

/** Whether a filter selects records by other things than their warnings. */
export function isOfAllWarnings({ severity, rule }: RecordFilter): boolean {
  return severity === null && rule === null
}

export type RecordListPage<Item = CheckedRecord> = {
  records: readonly Item[]
  /** Of all pages, as is the number of records with warnings. */
  total: number
  withWarnings: number
  page: number
  pageCount: number
}

const pageSize = 25

/** One page of records, which counts from 1; the last one for a number above. */
export async function takePage(records: AsyncIterable<CheckedRecord>, page: number): Promise<RecordListPage> {
  let total = 0
  let withWarnings = 0
  let last: CheckedRecord[] = []
  let taken: CheckedRecord[] = []
  for await (const record of records) {
    if (total % pageSize === 0) last = []
    last.push(record)
    total += 1
    if (record.warnings.length > 0) withWarnings += 1
    if (Math.ceil(total / pageSize) === page) taken = last
  }
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const shown = page > pageCount ? last : taken
  return { records: shown, total, withWarnings, page: Math.min(page, pageCount), pageCount }
}

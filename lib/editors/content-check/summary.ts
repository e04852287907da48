import { type RecordType, recordTypes } from '@/lib/editors/warnings/record-facts'
import { type Severity, severities } from '@/lib/editors/warnings/rule'
import { type RuleId, severityOf, toRuleId } from '@/lib/editors/warnings/rules'
import type { CheckedRecord } from './checked-record'

/** The result of a check in numbers. Times are in ISO 8601. */
export type CheckSummary = {
  /** Of the file with the records. */
  id: string
  startedAt: string
  finishedAt: string
  types: readonly RecordType[]
  /** Records that were checked, and those with warnings. */
  checked: Record<RecordType, number>
  withWarnings: Record<RecordType, number>
  /** Records by rule. */
  rules: Readonly<Partial<Record<RuleId, number>>>
  /** The languages of records, the first ones. */
  languages: readonly string[]
}

export function noRecords(): Record<RecordType, number> {
  return { organization: 0, job: 0, article: 0, page: 0 }
}

/** The severity of the most serious warning of a record; null without warnings. */
export function worstSeverity({ warnings }: Pick<CheckedRecord, 'warnings'>): Severity | null {
  const found = new Set(warnings.map(({ rule }) => severityOf(rule)))
  return severities.find((severity) => found.has(severity)) ?? null
}

/** Records by the severity of a rule that they break, and by rule, the most frequent first within a severity. */
export function countRules({ rules }: Pick<CheckSummary, 'rules'>): {
  severity: Severity
  count: number
  rules: readonly { rule: RuleId; count: number }[]
}[] {
  const counted = Object.entries(rules).flatMap(([id, count]) => {
    const rule = toRuleId(id)
    return rule === null ? [] : [{ rule, count }]
  })
  return severities.map((severity) => {
    const own = counted.filter(({ rule }) => severityOf(rule) === severity)
    own.sort((a, b) => b.count - a.count)
    return { severity, count: own.reduce((sum, { count }) => sum + count, 0), rules: own }
  })
}

/** The types of records of a text such as a parameter; null for another text. */
export function toRecordType(text: string): RecordType | null {
  return recordTypes.find((type) => type === text) ?? null
}

export function toSeverity(text: string): Severity | null {
  return severities.find((severity) => severity === text) ?? null
}

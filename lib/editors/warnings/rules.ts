import { articleContentRules } from './article-content-rules'
import { articlePictureRules } from './article-picture-rules'
import { articleTextRules } from './article-text-rules'
import { jobPostingRules } from './job-posting-rules'
import { jobRules } from './job-rules'
import { organizationRules as organizationRecordRules } from './organization-rules'
import { pageRules } from './page-rules'
import { type RecordType, recordTypes } from './record-facts'
import type { Severity, Warning } from './rule'
import { siteRules } from './site-rules'

/** The rules of one record, by its type. */
export const articleRules = { ...articleTextRules, ...articlePictureRules, ...articleContentRules }
export const organizationRules = organizationRecordRules
export const jobRecordRules = { ...jobPostingRules, ...jobRules }

const rules = { ...organizationRules, ...jobRecordRules, ...articleRules, ...pageRules, ...siteRules }

export type RuleId = keyof typeof rules
export type RecordWarning = Warning<RuleId>

/** Every rule, in the order in which pages and documents show them. */
const ruleIds: readonly RuleId[] = (Object.keys(rules) as RuleId[]).sort()

export function severityOf(rule: RuleId): Severity {
  return rules[rule].severity
}

/** The type of the records that a rule is about: the first word of its id. */
export function typeOfRule(rule: RuleId): RecordType {
  return recordTypes.find((type) => rule.startsWith(`${type}-`)) ?? 'article'
}

/** A rule by its id; null for another text. */
export function toRuleId(text: string): RuleId | null {
  return ruleIds.find((id) => id === text) ?? null
}

import { createTranslator } from 'next-intl'
import { formatMoney, formatMoneyRange } from '@/lib/format'
import { messagesFor } from '@/lib/i18n/locales'
import type { Job, Salary } from '@/lib/model/job'
import { toBaseSalary } from '@/lib/seo/json-ld/salary'
import { toEmploymentType } from '@/lib/seo/json-ld/tokens'

const jobTypes: Readonly<Record<string, string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
}

const remoteTypes: Readonly<Record<string, string>> = {
  fulltime: 'Fully remote',
  partial: 'Hybrid remote',
}

/** The terms of a job in the words of job boards, and of its page; undefined where a token is not known. */
export function jobTerms(job: Job, locale: string): Record<string, string | undefined> {
  const { Tokens: labels } = messagesFor(locale)
  const employment = job.contractToken === null ? null : toEmploymentType(job.contractToken)
  return {
    salary: job.salary ? toSalaryText(job.salary, locale) : undefined,
    jobtype: find(jobTypes, employment),
    category: job.department?.name,
    experience: find(labels.experience, job.experienceLevel),
    education: find(labels.education, job.educationLevel),
    remotetype: find(remoteTypes, job.remote?.toLowerCase()),
  }
}

function find(table: Readonly<Record<string, string>>, token: string | null | undefined): string | undefined {
  return token && Object.hasOwn(table, token) ? table[token] : undefined
}

/** As the page of the job has it; undefined for amounts and periods that cannot be meant so. */
function toSalaryText(salary: Salary, locale: string): string | undefined {
  const { min, max, currency } = salary
  const messages = messagesFor(locale)
  const t = createTranslator({ locale, messages, namespace: 'Jobs.salary' })
  const period = find(messages.Tokens.period, salary.period)
  if (period === undefined || toBaseSalary(salary) === null) return undefined
  if (min !== null && max !== null) {
    return t('withPeriod', { amount: formatMoneyRange(min, max, currency, locale), period })
  }
  const bound = min ?? max
  if (bound === null) return undefined
  const amount = t(min === null ? 'upTo' : 'from', { amount: formatMoney(bound, currency, locale) })
  return t('withPeriod', { amount, period })
}

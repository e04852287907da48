import { formatDay, formatMoney, formatMoneyRange, humanize } from '@/lib/i18n/format'
import { messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import { translatorFor } from '@/lib/i18n/translator'
import { pickText, type TextInLanguage } from '@/lib/model/localized'
import type { Salary } from '@/lib/model/pay/salary'
import { contractText } from './contract-label'
import type { Job, JobSummary } from './job'

/** The facts of a job as text, the same on its page and in every document. Null means that the fact is unknown. */

export function contractLabel(job: JobSummary, locale: string): TextInLanguage | null {
  return contractText(job.contractLabels, job.contractToken, locale, job.organization.defaultLanguage)
}

export function durationText(duration: Job['contractDuration'], locale: string): string | null {
  const t = translatorFor(locale)
  const { min, max } = duration ?? { min: null, max: null }
  if (min !== null && max !== null)
    return min === max ? t('Job.duration.exact', { months: min }) : t('Job.duration.between', { min, max })
  if (min !== null) return t('Job.duration.from', { months: min })
  return max === null ? null : t('Job.duration.upTo', { months: max })
}

export function remoteText(job: JobSummary, locale: string): string | null {
  return job.remote && tokenLabel(messagesFor(locale).Tokens.remote, job.remote)
}

export function salaryText(salary: Salary | null, locale: string): string | null {
  if (!salary) return null
  const t = translatorFor(locale)
  const { min, max, currency, period } = salary
  const amount =
    min !== null && max !== null
      ? formatMoneyRange(min, max, currency, locale)
      : min !== null
        ? t('Jobs.salary.from', { amount: formatMoney(min, currency, locale) })
        : max !== null && t('Jobs.salary.upTo', { amount: formatMoney(max, currency, locale) })
  if (!amount) return null
  const periods: Readonly<Record<string, string>> = messagesFor(locale).Tokens.period
  return Object.hasOwn(periods, period)
    ? t('Jobs.salary.withPeriod', { amount, period: periods[period] ?? '' })
    : // The words of the record, for a period without a name.
      `${amount} (${humanize(period).toLowerCase()})`
}

/** The start day if it is known, else the API's text for it. */
export function startText(job: Job, locale: string): TextInLanguage | null {
  return job.startDay === null
    ? pickText(job.startTexts, locale, job.organization.defaultLanguage)
    : { text: formatDay(job.startDay, locale), language: locale }
}

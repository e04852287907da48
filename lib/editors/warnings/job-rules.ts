import { toCurrencyCode } from '@vitrine/api-contract/currency-code'
import { toLanguage } from '@vitrine/api-contract/language'
import { localeOf } from '@/lib/i18n/locales'
import { toApplyUrl } from '@/lib/model/jobs/apply-url'
import { toBounds } from '@/lib/model/pay/salary'
import { toTitle } from '@/lib/model/text'
import type { JobSubject } from './job-subject'
import type { Rules } from './rule'

/** Tokens of the field `remote` (docs/read-api-behaviour.md, section 5). */
const remoteTokens = new Set(['no', 'punctual', 'partial', 'fulltime', 'unknown', 'none'])

/** What candidates need to know of a job. Fields of the job operation have no warnings where the token may not call it. */
export const jobRules = {
  'job-pay-missing': {
    severity: 'warning',
    find: (subject) => !subject.job.isSpontaneous && salariesOf(subject).every(isUnset),
  },
  'job-pay-reversed': { severity: 'error', find: findReversedPay },
  'job-pay-unreadable': {
    severity: 'warning',
    find: (subject) => {
      if (subject.job.salary !== null || findReversedPay(subject).length > 0) return []
      return salariesOf(subject)
        .filter((salary) => !isUnset(salary))
        .map(({ min, max, currency, period }) =>
          [min, max, currency, period].map((part) => part ?? '–').join(' '),
        )
    },
  },
  'job-contract-missing': {
    severity: 'warning',
    find: ({ job }) =>
      !job.isSpontaneous && job.contractToken === null && Object.keys(job.contractLabels).length === 0,
  },
  'job-remote-unknown': {
    severity: 'hint',
    find: ({ job: { remote } }) =>
      remote === null || remoteTokens.has(remote.toLowerCase()) ? [] : [remote],
  },
  'job-apply-url-missing': {
    severity: 'warning',
    find: ({ detail, job }) => detail !== null && !detail.apply_url?.trim() && job.applyUrl === null,
  },
  'job-apply-url-invalid': {
    severity: 'error',
    find: ({ detail }) => {
      const url = detail?.apply_url?.trim()
      return url && toApplyUrl(url) === null ? [url] : []
    },
  },
  'job-language-missing': {
    severity: 'hint',
    find: ({ detail }) => detail !== null && toTitle(detail.language) === null,
  },
  'job-language-not-served': {
    severity: 'hint',
    find: ({ detail }) => {
      const language = toTitle(detail?.language)
      return language === null || localeOf(toLanguage(language) ?? '') ? [] : [language]
    },
  },
  'job-start-past': {
    severity: 'hint',
    find: ({ job: { startDay }, now }) =>
      startDay !== null && startDay < now.toISOString().slice(0, 10) ? [startDay] : [],
  },
} as const satisfies Rules<JobSubject>

type Pay = NonNullable<JobSubject['record']['salary']>

/** Both operations have the pay, and either can lack it. */
function salariesOf({ record, detail }: JobSubject): Pay[] {
  return [record.salary, detail?.salary].filter((salary) => salary !== undefined)
}

function boundsOf(pay: Pay) {
  return toBounds(pay, toCurrencyCode(pay.currency ?? '') ?? 'EUR')
}

function isUnset(pay: Pay): boolean {
  return boundsOf(pay).every((bound) => bound === null)
}

function findReversedPay(subject: JobSubject): string[] {
  return salariesOf(subject).flatMap((salary) => {
    const [min, max] = boundsOf(salary)
    const isReversed = typeof min === 'number' && typeof max === 'number' && min > max
    return isReversed ? [`${salary.min} > ${salary.max}`] : []
  })
}

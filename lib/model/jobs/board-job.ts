import { toSlug } from '@vitrine/api-contract/slug'
import { humanize } from '@/lib/i18n/format'
import { languageGroup } from '@/lib/i18n/locales'
import type { FacetName } from '@/lib/job-filter'
import { pickText } from '@/lib/model/localized'
import { toYearlyPay, type YearlyPay } from '@/lib/model/pay/yearly-pay'
import {
  type FacetValue,
  toCityValues,
  toCountryValues,
  toTextValue,
  toTokenValue,
  toValue,
} from '@/lib/model/search/facet-value'
import { type Memo, noMemo } from '@/lib/process/memo'
import { contractFacts } from './contract-facts'
import { isFullyRemote, type JobSummary } from './job'
import type { JobState } from './job-visibility'

/** A job of the board with what its filters compare. A job has no value of a facet that the API does not say. */
export type BoardJob = {
  job: JobSummary
  values: Readonly<Record<FacetName, readonly FacetValue[]>>
  pay: YearlyPay | null
  /** It can be done from anywhere and names no country, so it is in every country. */
  isAnywhere: boolean
}

/** `state` is null if the job operation was not read: the facets that only it has are then unknown. */
export function toBoardJob(job: JobSummary, state: JobState | null, memo: Memo = noMemo): BoardJob {
  const { offices, organization, department, remote, salary, contractLabels, contractToken } = job
  const countries = memo.ofSame('countries', offices, () => toCountryValues(offices))
  const ofToken = (token: string) => memo.ofEqual('token', token, () => toTokenValue(token))
  return {
    job,
    values: {
      company: memo.ofSame('company', organization, () =>
        toValue(organization.slug, { text: organization.name }),
      ),
      department: department
        ? memo.ofSame('departments', department, () => toTextValue(department.name))
        : [],
      city: memo.ofSame('cities', offices, () => toCityValues(offices)),
      country: countries,
      contract:
        contractToken === null
          ? memo.ofSame('contracts', contractLabels, () => toContractValues(job))
          : toContractValues(job),
      remote: remote ? ofToken(remote) : [],
      experience: ofToken(state?.experienceLevel ?? ''),
      education: ofToken(state?.educationLevel ?? ''),
      language: memo.ofEqual('language', job.language, () => toLanguageValue(job.language)),
    },
    pay: salary && memo.ofSame('pay', salary, () => toYearlyPay(salary)),
    isAnywhere: isFullyRemote(job) && countries.length === 0,
  }
}

/** Languages of one locale are one value. */
function toLanguageValue(language: string): FacetValue[] {
  const group = languageGroup(language)
  return toValue(group, { languageCode: group })
}

/**
 * The kind and the working time. Of a contract of which neither is known, the English label names the value in URLs, else the first
 * one, else the token.
 */
function toContractValues({ contractLabels, contractToken }: JobSummary): FacetValue[] {
  const { kind, time } = contractFacts(contractLabels, contractToken)
  const known = [kind, time].flatMap((fact) => (fact === null ? [] : toTokenValue(fact)))
  if (known.length > 0) return known
  const text = pickText(contractLabels, 'en')?.text ?? (contractToken && humanize(contractToken))
  const texts = Object.keys(contractLabels).length > 0 ? contractLabels : { en: text ?? '' }
  return text ? toValue(toSlug(text) || text, { texts }) : []
}

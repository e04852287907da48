import { toSlug } from '@vitrine/api-contract/slug'
import { humanize } from '@/lib/i18n/format'
import { languageGroup } from '@/lib/i18n/locales'
import type { FacetName } from '@/lib/job-filter'
import { contractFacts } from './contract-facts'
import {
  type FacetValue,
  toCityValues,
  toCountryValues,
  toTextValue,
  toTokenValue,
  toValue,
} from './facet-value'
import { isFullyRemote, type JobSummary } from './job'
import type { JobState } from './job-visibility'
import { pickText } from './localized'
import { toYearlyPay, type YearlyPay } from './yearly-pay'

/** A job of the board with what its filters compare. A job has no value of a facet that the API does not say. */
export type BoardJob = {
  job: JobSummary
  values: Readonly<Record<FacetName, readonly FacetValue[]>>
  pay: YearlyPay | null
  /** It can be done from anywhere and names no country, so it is in every country. */
  isAnywhere: boolean
}

/**
 * `state` is null if the job operation was not read: the facets that only it has are then unknown. `share` may give an earlier
 * object for an equal one.
 */
export function toBoardJob(
  job: JobSummary,
  state: JobState | null,
  share: <T>(value: T) => T = (value) => value,
): BoardJob {
  const countries = share(toCountryValues(job.offices))
  const { remote } = job
  return {
    job,
    values: {
      company: share(toValue(job.organization.slug, { text: job.organization.name })),
      department: share(job.department ? toTextValue(job.department.name) : []),
      city: share(toCityValues(job.offices)),
      country: countries,
      contract: share(toContractValues(job)),
      remote: share(remote ? toTokenValue(remote) : []),
      experience: share(toTokenValue(state?.experienceLevel ?? '')),
      education: share(toTokenValue(state?.educationLevel ?? '')),
      language: share(toLanguageValue(job.language)),
    },
    pay: toYearlyPay(job.salary),
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

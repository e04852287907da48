import type { FacetName } from '@/lib/job-filter'
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
import { type LocalizedText, pickText } from './localized'
import { toSlug } from './slug'
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
      contract: share(toContractValue(job.contractLabels)),
      remote: share(remote ? toTokenValue(remote) : []),
      experience: share(toTokenValue(state?.experienceLevel ?? '')),
      education: share(toTokenValue(state?.educationLevel ?? '')),
      language: share(toValue(job.language, { languageCode: job.language })),
    },
    pay: toYearlyPay(job.salary),
    isAnywhere: isFullyRemote(job) && countries.length === 0,
  }
}

/** The API gives labels and no token: the English one names the value in URLs, else the first one. */
function toContractValue(labels: LocalizedText): FacetValue[] {
  const text = pickText(labels, 'en')?.text
  return text ? toValue(toSlug(text) || text, { texts: labels }) : []
}

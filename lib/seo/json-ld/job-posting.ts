import type { JobPosting, PropertyValue } from 'schema-dts'
import { toPlainText } from '@/lib/content/plain-text'
import { localeForLanguage } from '@/lib/i18n/locales'
import { countryCodeOf } from '@/lib/model/country'
import { contractFacts } from '@/lib/model/jobs/contract-facts'
import { isFullyRemote, type Job, postingDate } from '@/lib/model/jobs/job'
import type { Office } from '@/lib/model/organization'
import { isPlausible } from '@/lib/model/pay/yearly-pay'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { jobPath } from '@/lib/seo/canonical-paths'
import { ids } from './graph'
import { jobTextLength, toJobDescription } from './job-description'
import { toCountries, toJobPlace } from './place'
import { salaryUnits, toBaseSalary } from './salary'
import { noRequirements, toCredential, toEmploymentTypes, toMonthsOfExperience } from './tokens'

/** Why a job has no markup. */
export type JobPostingError =
  | 'spontaneous-application'
  | 'not-published'
  | 'published-later'
  | 'no-title'
  | 'no-description'
  | 'description-is-title'
  | 'no-organization'
  | 'no-date'
  | 'no-place'

/** Why a part of a job's markup is missing or may be wrong. */
export type JobPostingWarning =
  | 'title-in-capitals'
  | 'short-description'
  | 'date-of-creation'
  | 'incomplete-office'
  | 'unknown-country'
  | 'remote-without-country'
  | 'unknown-contract-type'
  | 'unknown-experience-level'
  | 'unknown-education-level'
  | 'unknown-salary-period'
  | 'implausible-salary'

/** `posting` is null exactly where there are errors. */
export type JobPostingOutcome = {
  posting: JobPosting | null
  errors: readonly JobPostingError[]
  warnings: readonly JobPostingWarning[]
}

const shortDescription = 200

/**
 * The `JobPosting` of a job, for its canonical page and its feeds. Unknown properties are left out, and a job without a
 * property that search engines require has no posting. A job whose posting date is after `now` is not published yet.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function toJobPosting(job: Job, now: Date): JobPostingOutcome {
  const { places, countries, isRemote } = toPlaces(job)
  const text = toPlainText(job.description ?? '')
  const datePosted = toDatePosted(job)
  const isRemoteSomewhere = isRemote && countries.length > 0
  const errors = pick<JobPostingError>({
    'spontaneous-application': job.isSpontaneous,
    'not-published': job.status !== null && job.status !== 'published',
    'published-later': datePosted !== null && new Date(datePosted) > now,
    'no-title': job.name === '',
    'no-description': text === '',
    'description-is-title': text !== '' && text === job.name,
    'no-organization': job.organization.name === '',
    'no-date': datePosted === null,
    'no-place': places.length === 0 && !isRemoteSomewhere,
  })
  const warnings = warningsOf(job, { places: places.length, isRemote, isRemoteSomewhere })
  return { posting: errors.length > 0 ? null : toKnownPosting(job), errors, warnings }
}

/** The properties of the `JobPosting` that are known. Required ones are missing in a job that has no posting. */
export function toKnownPosting(job: Job): JobPosting {
  const { places, countries, isRemote } = toPlaces(job)
  const datePosted = toDatePosted(job)
  return {
    '@type': 'JobPosting',
    '@id': ids.job(job.reference),
    url: absoluteUrl(jobPath(job)),
    title: job.name,
    description: toJobDescription(job),
    ...(datePosted !== null && { datePosted }),
    identifier: toIdentifiers(job),
    hiringOrganization: toEmployer(job),
    ...(places.length > 0 && { jobLocation: places.length === 1 ? places[0] : places }),
    ...(isRemote &&
      countries.length > 0 && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries }),
    ...toTerms(job),
  }
}

function toPlaces(job: Job) {
  const locale = localeForLanguage(job.language)
  return {
    places: job.offices.flatMap((office) => toJobPlace(office, locale) ?? []),
    countries: toCountries(job.offices, locale),
    isRemote: isFullyRemote(job),
  }
}

/** `postingDate` in ISO 8601: a timestamp, or a day where only the day is known. Null for a job without a date. */
function toDatePosted(job: Job): string | null {
  const timestamp = postingDate(job)?.toISOString()
  if (timestamp === undefined) return null
  return job.publishedAt || job.createdAt ? timestamp : timestamp.slice(0, 10)
}

function toIdentifiers({ organization, reference, externalReference }: Job): PropertyValue[] {
  const values = externalReference === null ? [reference] : [reference, externalReference]
  return values.map((value) => ({ '@type': 'PropertyValue', name: organization.name, value }))
}

/** The whole node, not an `@id` of another page's node: readers of JSON-LD do not join pages. */
function toEmployer({ organization }: Job): JobPosting['hiringOrganization'] {
  return {
    '@type': 'Organization',
    '@id': ids.organization(organization.reference),
    name: organization.name,
    ...(organization.websiteUrl !== null && { sameAs: organization.websiteUrl }),
    ...(organization.logo !== null && { logo: absoluteUrl(organization.logo) }),
  }
}

/** The optional properties. */
function toTerms(job: Job): Partial<JobPosting> {
  const [first, ...others] = toEmploymentTypes(contractFacts(job.contractLabels, job.contractToken))
  const baseSalary = job.salary && toBaseSalary(job.salary)
  const months = job.experienceLevel === null ? null : toMonthsOfExperience(job.experienceLevel)
  const credential = job.educationLevel === null ? null : toCredential(job.educationLevel)
  return {
    ...(first !== undefined && { employmentType: others.length > 0 ? [first, ...others] : first }),
    ...(baseSalary && { baseSalary }),
    ...(months !== null && { experienceRequirements: toExperience(months) }),
    ...(credential !== null && { educationRequirements: toEducation(credential) }),
    ...(job.startDay !== null && { jobStartDate: job.startDay }),
    ...(job.department !== null && { occupationalCategory: job.department.name }),
  }
}

function toExperience(monthsOfExperience: number): JobPosting['experienceRequirements'] {
  return monthsOfExperience === 0
    ? noRequirements
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience }
}

function toEducation(credentialCategory: string): JobPosting['educationRequirements'] {
  return credentialCategory === noRequirements
    ? noRequirements
    : { '@type': 'EducationalOccupationalCredential', credentialCategory }
}

type Shown = { places: number; isRemote: boolean; isRemoteSomewhere: boolean }

function warningsOf(job: Job, { places, isRemote, isRemoteSomewhere }: Shown): JobPostingWarning[] {
  const { name, contractToken, experienceLevel, educationLevel, salary, offices } = job
  return pick<JobPostingWarning>({
    'title-in-capitals': /\p{Lu}{2}/u.test(name) && name === name.toUpperCase(),
    'short-description': jobTextLength(job) < shortDescription,
    'date-of-creation': job.publishedAt === null && postingDate(job) !== null,
    'incomplete-office': places < offices.filter((office) => !(isRemote && isCountryOnly(office))).length,
    'unknown-country': offices.some(
      (office) => countryCodeOf(office) === null && Object.keys(office.countryNames).length > 0,
    ),
    'remote-without-country': isRemote && !isRemoteSomewhere,
    'unknown-contract-type':
      contractToken !== null &&
      Object.values(contractFacts({}, contractToken)).every((fact) => fact === null),
    'unknown-experience-level': experienceLevel !== null && toMonthsOfExperience(experienceLevel) === null,
    'unknown-education-level': educationLevel !== null && toCredential(educationLevel) === null,
    'unknown-salary-period': salary !== null && !Object.hasOwn(salaryUnits, salary.period),
    'implausible-salary': salary !== null && !isPlausible(salary),
  })
}

/** The office of a fully remote job whose town says `Remote`. */
function isCountryOnly(office: Office): boolean {
  return office.city === null && office.address === null && countryCodeOf(office) !== null
}

function pick<Name extends string>(facts: Record<Name, boolean>): Name[] {
  return (Object.keys(facts) as Name[]).filter((name) => facts[name])
}

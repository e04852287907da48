import { countryCodeOf } from '@/lib/model/country'
import type { JobPostingError, JobPostingWarning } from '@/lib/seo/json-ld/job-posting'
import type { JobSubject } from './job-subject'
import type { Rules } from './rule'

/** Jobs for which these are true are no vacancies that search engines should list now. */
type Intended = 'spontaneous-application' | 'not-published' | 'published-later'

/** What Google for Jobs needs of a job, as the site's JobPosting markup finds it. */
export const jobPostingRules = {
  'job-title-missing': { severity: 'error', find: has('no-title') },
  'job-title-in-capitals': {
    severity: 'warning',
    find: (subject) => (has('title-in-capitals')(subject) ? [subject.job.name] : []),
  },
  'job-description-missing': { severity: 'error', find: has('no-description') },
  'job-description-is-title': { severity: 'error', find: has('description-is-title') },
  'job-description-short': { severity: 'warning', find: has('short-description') },
  'job-organization-missing': { severity: 'error', find: has('no-organization') },
  'job-date-missing': { severity: 'error', find: has('no-date') },
  'job-date-of-creation': { severity: 'hint', find: has('date-of-creation') },
  'job-place-missing': { severity: 'error', find: has('no-place') },
  'job-office-incomplete': { severity: 'warning', find: has('incomplete-office') },
  'job-country-missing': {
    severity: 'warning',
    find: ({ job: { offices } }) =>
      offices
        .filter((office) => countryCodeOf(office) === null && Object.keys(office.countryNames).length === 0)
        .map(({ name, city, address }) => city ?? name ?? address ?? ''),
  },
  'job-country-unknown': {
    severity: 'warning',
    find: (subject) =>
      has('unknown-country')(subject)
        ? subject.job.offices
            .filter((office) => countryCodeOf(office) === null)
            .flatMap(({ countryNames }) => Object.values(countryNames))
        : [],
  },
  'job-remote-country-missing': { severity: 'warning', find: has('remote-without-country') },
  'job-contract-unknown': {
    severity: 'warning',
    find: (subject) => tokenOf(subject, 'unknown-contract-type', subject.job.contractToken),
  },
  'job-experience-unknown': {
    severity: 'hint',
    find: (subject) => tokenOf(subject, 'unknown-experience-level', subject.job.experienceLevel),
  },
  'job-education-unknown': {
    severity: 'hint',
    find: (subject) => tokenOf(subject, 'unknown-education-level', subject.job.educationLevel),
  },
  'job-pay-period-unknown': {
    severity: 'warning',
    find: (subject) => tokenOf(subject, 'unknown-salary-period', subject.job.salary?.period ?? null),
  },
  'job-pay-implausible': { severity: 'warning', find: has('implausible-salary') },
} as const satisfies Rules<JobSubject>

function has(problem: Exclude<JobPostingError, Intended> | JobPostingWarning) {
  return ({ job, outcome }: JobSubject): boolean => {
    const problems: readonly string[] = [...outcome.errors, ...outcome.warnings]
    return !job.isSpontaneous && problems.includes(problem)
  }
}

function tokenOf(subject: JobSubject, problem: JobPostingWarning, token: string | null): string[] {
  return has(problem)(subject) ? [token ?? ''] : []
}

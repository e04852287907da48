import { messagesFor } from '@/lib/i18n/locales'
import { contractFacts } from '@/lib/model/jobs/contract-facts'
import type { Job } from '@/lib/model/jobs/job'
import { salaryText } from '@/lib/model/jobs/job-facts'
import { toBaseSalary } from '@/lib/seo/json-ld/salary'
import { toEmploymentTypes } from '@/lib/seo/json-ld/tokens'

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

/** The optional elements of a job in Indeed's format. Undefined where the job has no value, or a token is unknown. */
export function jobTerms(job: Job, locale: string): Record<string, string | undefined> {
  const { Tokens: labels } = messagesFor(locale)
  const employment = toEmploymentTypes(contractFacts(job.contractLabels, job.contractToken))
  return {
    // An implausible amount is omitted: job boards compare jobs by it.
    salary: (job.salary && toBaseSalary(job.salary) && salaryText(job.salary, locale)) ?? undefined,
    jobtype: employment.flatMap((type) => find(jobTypes, type) ?? []).join(', ') || undefined,
    category: job.department?.name,
    experience: find(labels.experience, job.experienceLevel),
    education: find(labels.education, job.educationLevel),
    remotetype: find(remoteTypes, job.remote?.toLowerCase()),
  }
}

function find(table: Readonly<Record<string, string>>, token: string | null | undefined): string | undefined {
  return token && Object.hasOwn(table, token) ? table[token] : undefined
}

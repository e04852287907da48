import { env } from '@/lib/env'
import { formatDate } from '@/lib/i18n/format'
import { languageNote } from '@/lib/model/articles/language-note'
import type { TextInLanguage } from '@/lib/model/localized'
import { routes } from '@/lib/routes'
import { type JobSummary, placesOf } from './job'
import { contractLabel, remoteText, salaryText } from './job-facts'

/** What a list shows of a job, as text in the language of the page, so that the browser needs no formatter. */
export type ListedJob = {
  reference: string
  name: string
  /** The language of the name, and a text that names it where it is not that of the page. */
  language: string
  note: string | null
  /** The path of the job's page. */
  url: string
  company: { name: string; logo: string | null }
  department: string | null
  places: readonly string[]
  contract: TextInLanguage | null
  remote: string | null
  salary: string | null
  /** `time` is a timestamp in ISO 8601. */
  published: { time: string; text: string } | null
  isSpontaneous: boolean
}

export function toListedJob(job: JobSummary, locale: string): ListedJob {
  const { organization, publishedAt } = job
  return {
    reference: job.reference,
    name: job.name,
    language: job.language,
    note: languageNote(job.language, locale),
    url: routes.job(locale, organization.slug, job.slug),
    company: { name: organization.name, logo: organization.logo },
    department: job.department?.name ?? null,
    places: placesOf(job),
    contract: contractLabel(job, locale),
    remote: remoteText(job, locale),
    salary: salaryText(job.salary, locale),
    published: publishedAt && {
      time: publishedAt.toISOString(),
      text: formatDate(publishedAt, locale, env.SITE_TIME_ZONE),
    },
    isSpontaneous: job.isSpontaneous,
  }
}

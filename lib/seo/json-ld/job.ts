import type { JobPosting } from 'schema-dts'
import type { Job } from '@/lib/model/job'
import { trails } from '@/lib/pages/breadcrumbs'
import { routes } from '@/lib/routes'
import { jobPath } from '@/lib/seo/job-path'
import type { Node } from './graph'
import { pageGraph } from './page'
import { siteNodes } from './website'

/** The graph of a job's page. In a locale other than that of its text it says nothing of the job: another one is canonical. */
export function jobGraph(job: Job, locale: string, posting: JobPosting | null): Node[] {
  const path = jobPath(job)
  if (path !== routes.job(locale, job.organization.slug, job.slug)) return siteNodes()
  const page = { locale, path, name: job.name, trail: trails.job(locale, job) }
  return pageGraph(page, posting ? [posting] : [])
}

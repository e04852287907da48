import type { JobPosting } from 'schema-dts'
import type { Job } from '@/lib/model/jobs/job'
import { routes } from '@/lib/routes'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { jobPath } from '@/lib/seo/canonical-paths'
import type { Node } from './graph'
import { pageGraph } from './page'
import { siteNodes } from './website'

/**
 * The JSON-LD of a job's page. In another locale than that of the job's text it describes the site only, since another
 * page is canonical. A null `posting` is a job without `JobPosting` markup.
 */
export function jobGraph(
  job: Job,
  locale: string,
  posting: JobPosting | null,
  breadcrumbs: Breadcrumbs,
): Node[] {
  const path = jobPath(job)
  if (path !== routes.job(locale, job.organization.slug, job.slug)) return siteNodes(locale)
  const page = { locale, path, name: job.name, breadcrumbs }
  return pageGraph(page, posting ? [posting] : [])
}

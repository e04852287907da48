import { tags } from '@/lib/cache-tags'
import { getJob, listJobsByDate } from '@/lib/data/jobs/jobs'
import { warnOnce } from '@/lib/data/log-once'
import { getOrganization } from '@/lib/data/organizations'
import { getRenderTime } from '@/lib/data/render-time'
import { localeForLanguage, locales, messagesFor } from '@/lib/i18n/locales'
import type { Job } from '@/lib/model/jobs/job'
import { type Organization, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { type Breadcrumbs, companyBreadcrumbs, jobsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { jobPath } from '@/lib/seo/canonical-paths'
import { jobMetadata } from '@/lib/seo/job'
import { jobGraph } from '@/lib/seo/json-ld/job'
import { toJobPosting } from '@/lib/seo/json-ld/job-posting'
import type { OpenGraphImage } from '@/lib/seo/metadata'
import { jobEntry } from '@/lib/seo/sitemap-entries'
import { byReference } from './by-reference'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string; job: Job; organization: Organization }

export const jobPage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]/companies/[company]/jobs/[job]'],
  read: async ({ locale = '', company = '', job: slug = '' }) => {
    const [job, organization] = await Promise.all([getJob(company, slug), getOrganization(company)])
    return job && organization ? { locale, job, organization } : null
  },
  path: ({ locale, job }) => routes.job(locale, job.organization.slug, job.slug),
  languageLinks: ({ job: { organization, slug } }) =>
    versionsIn(locales, (locale) => routes.job(locale, organization.slug, slug)),
  breadcrumbs,
  isOfJobs: true,
  metadata: async (content) => {
    const { locale, job, organization } = content
    return jobMetadata(job, organization, locale, await selectJobImage(content))
  },
  jsonLd: async (content) => {
    const { locale, job } = content
    const { posting, errors, warnings } = toJobPosting(job, await getRenderTime(job.publishedAt))
    if (errors.length + warnings.length > 0) {
      const event = posting ? 'job posting with warnings' : 'no job posting'
      warnOnce({ event, job: job.reference, errors, warnings })
    }
    return jobGraph(job, locale, posting, breadcrumbs(content))
  },
  openGraphImage: ({ job }) => {
    const city = job.offices[0]?.city
    const label = messagesFor(localeForLanguage(job.language)).Jobs.title
    const facts = [job.organization.name, ...(city ? [city] : [])]
    return { path: jobPath(job), label, title: job.name, facts }
  },
  hasMarkdown: true,
  sitemap: {
    lists: {
      jobs: async (locale) =>
        byReference(await listJobsByDate())
          .filter((job) => localeForLanguage(job.language) === locale)
          .map((job) => jobEntry(job, locale)),
    },
    month: null,
  },
  cacheTags: ({ job, organization }) => [
    tags.job(job.reference),
    tags.organizationJobs(organization.reference),
    tags.organization(organization.reference),
  ],
})

function breadcrumbs({ locale, job: { name, organization } }: Content): Breadcrumbs {
  const above = companyBreadcrumbs(locale, organization)
  return [...(above.length > 0 ? above : [jobsBreadcrumb(locale)]), { name }]
}

/** The picture that other sites show of a job. */
export function selectJobImage({ locale, job, organization }: Content): Promise<OpenGraphImage> {
  return selectOpenGraphImage([pickCover(organization, locale)], jobPath(job))
}

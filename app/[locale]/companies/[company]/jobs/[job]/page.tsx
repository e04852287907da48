import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { JobView } from '@/components/jobs/job-view'
import { getJobPosting } from '@/lib/data/job-postings'
import { getJob, listJobs, listOrganizationJobs } from '@/lib/data/jobs'
import { getOrganization } from '@/lib/data/organizations'
import { getPreviewImage } from '@/lib/data/preview-images'
import { trails } from '@/lib/pages/breadcrumbs'
import { routes } from '@/lib/routes'
import { switcherLinks } from '@/lib/seo/alternates'
import { jobMetadata, jobPreview } from '@/lib/seo/job'
import { jobGraph } from '@/lib/seo/json-ld/job'

type Props = PageProps<'/[locale]/companies/[company]/jobs/[job]'>

/**
 * The newest jobs; all others are made when they are first asked for. Next wants one path at least: a site without jobs
 * names one that does not exist.
 */
export async function generateStaticParams(): Promise<{ company: string; job: string }[]> {
  const jobs = (await listJobs()).jobs.slice(0, 200)
  return jobs.length > 0
    ? jobs.map((job) => ({ company: job.organization.slug, job: job.slug }))
    : [{ company: 'none', job: 'none' }]
}

export default function JobPage({ params }: Props) {
  return drawPage('drawn by the layout', params, async ({ locale, company, job: slug }) => {
    const [job, organization] = await Promise.all([getJob(company, slug), getOrganization(company)])
    if (!job || !organization) return null
    if (job.slug !== slug) permanentRedirect(routes.job(locale, company, job.slug))
    const posting = await getJobPosting(company, slug)
    const others = (await listOrganizationJobs(company)).filter((other) => other.reference !== job.reference)
    return {
      alternates: switcherLinks([], routes.jobs),
      trail: trails.job(locale, job),
      graph: jobGraph(job, locale, posting),
      body: <JobView job={job} organization={organization} otherJobs={others.slice(0, 5)} />,
    }
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(params, async ({ locale, company, job: slug }) => {
    const [job, organization] = await Promise.all([getJob(company, slug), getOrganization(company)])
    if (!job || !organization) return null
    const image = await getPreviewImage(jobPreview(job, organization, locale))
    return jobMetadata(job, organization, locale, image)
  })
}

import type { Metadata } from 'next'
import { JobView } from '@/components/jobs/job-view'
import { listJobs, listOrganizationJobs } from '@/lib/data/jobs'
import { jobPage } from '@/lib/pages/job'
import { renderMetadata, renderPage } from '../../../../page-shell'

type Props = PageProps<'/[locale]/companies/[company]/jobs/[job]'>

const maxOtherJobs = 5

/**
 * The 200 newest jobs; the others' pages are rendered on demand. Next.js requires at least one path: a site
 * without jobs returns one that does not exist.
 */
export async function generateStaticParams(): Promise<{ company: string; job: string }[]> {
  const jobs = (await listJobs()).jobs.slice(0, 200)
  return jobs.length > 0
    ? jobs.map((job) => ({ company: job.organization.slug, job: job.slug }))
    : [{ company: 'none', job: 'none' }]
}

export default function JobPage({ params }: Props) {
  return renderPage(jobPage, 'rendered by the layout', params, async ({ job, organization }) => {
    const jobs = await listOrganizationJobs(organization.slug)
    const others = jobs.filter((other) => other.reference !== job.reference)
    return <JobView job={job} organization={organization} otherJobs={others.slice(0, maxOtherJobs)} />
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobPage, params)
}

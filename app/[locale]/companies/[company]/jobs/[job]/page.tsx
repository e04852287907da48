import type { Metadata } from 'next'
import { JobView } from '@/components/jobs/job-view'
import { readOrganizationStories } from '@/lib/data/articles/organization-stories'
import { listBuiltPages } from '@/lib/data/built-pages'
import { compareJob } from '@/lib/data/jobs/job-comparison'
import { listOrganizationJobs } from '@/lib/data/jobs/jobs'
import { toComparedJob } from '@/lib/model/jobs/compared-job'
import { sortByLanguage } from '@/lib/model/jobs/job-order'
import { jobPage } from '@/lib/pages/job'
import { renderMetadata, renderPage } from '../../../../page-shell'

type Props = PageProps<'/[locale]/companies/[company]/jobs/[job]'>

const maxOtherJobs = 5

/** Next.js requires one path at least: a site without jobs returns one that does not exist. */
export async function generateStaticParams(): Promise<{ company: string; job: string }[]> {
  const { jobs } = await listBuiltPages()
  return jobs.length > 0
    ? jobs.map((job) => ({ company: job.organization.slug, job: job.slug }))
    : [{ company: 'none', job: 'none' }]
}

export default function JobPage({ params }: Props) {
  return renderPage(jobPage, 'rendered by the layout', params, async ({ locale, job, organization }) => {
    const [jobs, stories, comparison] = await Promise.all([
      listOrganizationJobs(organization.slug),
      readOrganizationStories(organization.slug, locale),
      job.isSpontaneous ? null : compareJob(toComparedJob(job)),
    ])
    const others = jobs.filter((other) => other.reference !== job.reference)
    return (
      <JobView
        job={job}
        organization={organization}
        stories={stories}
        otherJobs={sortByLanguage(others, locale).slice(0, maxOtherJobs)}
        comparison={comparison}
      />
    )
  })
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return renderMetadata(jobPage, params)
}

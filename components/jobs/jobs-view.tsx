import { useLocale, useTranslations } from 'next-intl'
import { FeedNav } from '@/components/layout/feed-nav'
import { PageHeader } from '@/components/ui/page-header'
import type { JobSummary } from '@/lib/model/job'
import { feedScopes } from '@/lib/seo/feed-scope'
import { JobList } from './job-list'

type JobsViewProps = { jobs: readonly JobSummary[]; unavailable: readonly string[] }

/** The count does not include the entries for unsolicited applications, because they are not vacancies. */
export function JobsView({ jobs, unavailable }: JobsViewProps) {
  const t = useTranslations('Jobs')
  const locale = useLocale()
  const count = jobs.filter((job) => !job.isSpontaneous).length
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} meta={t('count', { count })} />
      <JobList jobs={jobs} unavailable={unavailable} />
      <FeedNav what="jobs" paths={feedScopes.jobs(locale).paths} />
    </>
  )
}

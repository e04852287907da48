import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { currentEmployer } from '@/lib/employer'
import type { JobSummary } from '@/lib/model/jobs/job'
import { toListedJob } from '@/lib/model/jobs/listed-job'
import { JobCard } from './job-card'

type JobListProps = {
  jobs: readonly JobSummary[]
  headingLevel?: 2 | 3
  hidesOrganization?: boolean
}

export function JobList({ jobs, headingLevel, hidesOrganization }: JobListProps) {
  const t = useTranslations('Jobs')
  const locale = useLocale()
  const isOfOne = hidesOrganization || currentEmployer()?.isOnly
  return (
    <div className="flex flex-col gap-6">
      {jobs.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.reference}>
              <JobCard
                job={toListedJob(job, locale)}
                headingLevel={headingLevel}
                hidesOrganization={isOfOne}
              />
            </li>
          ))}
        </ul>
      )}
      {jobs.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
    </div>
  )
}

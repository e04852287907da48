import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { formatList } from '@/lib/i18n/format'
import type { JobSummary } from '@/lib/model/job'
import { toListedJob } from '@/lib/model/listed-job'
import { JobCard } from './job-card'

type JobListProps = {
  jobs: readonly JobSummary[]
  /** Names of organizations whose jobs could not be read. */
  unavailable: readonly string[]
  headingLevel?: 2 | 3
  hidesOrganization?: boolean
}

export function JobList({ jobs, unavailable, headingLevel, hidesOrganization }: JobListProps) {
  const t = useTranslations('Jobs')
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-6">
      {unavailable.length > 0 && (
        <p className="rounded-pane bg-signal-soft px-5 py-4 text-signal">
          {t('unavailable', { count: unavailable.length, names: formatList(unavailable, locale) })}
        </p>
      )}
      {jobs.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.reference}>
              <JobCard
                job={toListedJob(job, locale)}
                headingLevel={headingLevel}
                hidesOrganization={hidesOrganization}
              />
            </li>
          ))}
        </ul>
      )}
      {jobs.length === 0 && unavailable.length === 0 && (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      )}
    </div>
  )
}

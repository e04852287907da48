import { useLocale } from 'next-intl'
import { langProps } from '@/lib/i18n/lang-props'
import type { Job } from '@/lib/model/jobs/job'
import { startText } from '@/lib/model/jobs/job-facts'

export function JobStart({ job }: { job: Job }) {
  const locale = useLocale()
  const start = startText(job, locale)
  if (!start) return null
  if (job.startDay !== null) return <time dateTime={job.startDay}>{start.text}</time>
  return <span {...langProps(start.language)}>{start.text}</span>
}

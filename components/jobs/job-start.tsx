import { useLocale } from 'next-intl'
import { formatDay } from '@/lib/format'
import type { Job } from '@/lib/model/job'
import { pickText } from '@/lib/model/localized'

export function hasStart(job: Job): boolean {
  return job.startDay !== null || Object.keys(job.startTexts).length > 0
}

/** The day where it is known as one, else the service's words for it. */
export function JobStart({ job }: { job: Job }) {
  const locale = useLocale()
  if (job.startDay !== null) return <time dateTime={job.startDay}>{formatDay(job.startDay, locale)}</time>
  const start = pickText(job.startTexts, locale, job.organization.defaultLanguage)
  return start && <span lang={start.language}>{start.text}</span>
}

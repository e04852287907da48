import { useLocale } from 'next-intl'
import { contractLabel } from '@/lib/i18n/job-words'
import type { JobSummary } from '@/lib/model/job'

export function JobContract({ job }: { job: JobSummary }) {
  const locale = useLocale()
  const label = contractLabel(job, locale)
  return label && <span lang={label.language}>{label.text}</span>
}

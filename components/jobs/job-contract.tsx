import { useLocale } from 'next-intl'
import { langProps } from '@/lib/i18n/lang-props'
import type { JobSummary } from '@/lib/model/jobs/job'
import { contractLabel } from '@/lib/model/jobs/job-facts'

export function JobContract({ job }: { job: JobSummary }) {
  const locale = useLocale()
  const label = contractLabel(job, locale)
  return label && <span {...langProps(label.language)}>{label.text}</span>
}

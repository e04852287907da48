import { useLocale, useMessages } from 'next-intl'
import { tokenLabel } from '@/components/ui/token-label'
import type { JobSummary } from '@/lib/model/job'
import { pickText } from '@/lib/model/localized'

/** The service's label for the contract, else our word for its token, else nothing. */
export function JobContract({ job }: { job: JobSummary }) {
  const locale = useLocale()
  const { Tokens: tokens } = useMessages()
  const label = pickText(job.contractLabels, locale, job.organization.defaultLanguage)
  if (label) return <span lang={label.language}>{label.text}</span>
  return job.contractToken && <span>{tokenLabel(tokens.contract, job.contractToken)}</span>
}

import { useTranslations } from 'next-intl'
import type { Job } from '@/lib/model/job'

/** How long the contract runs, in months; either bound may be unknown. */
export function JobDuration({ duration }: { duration: NonNullable<Job['contractDuration']> }) {
  const t = useTranslations('Job.duration')
  const { min, max } = duration
  if (min !== null && max !== null && min !== max) return <Line>{t('between', { min, max })}</Line>
  if (min !== null && max !== null) return <Line>{t('exact', { months: min })}</Line>
  if (min !== null) return <Line>{t('from', { months: min })}</Line>
  return max !== null && <Line>{t('upTo', { months: max })}</Line>
}

function Line({ children }: { children: string }) {
  return <span className="block font-normal text-muted">{children}</span>
}

import { useLocale } from 'next-intl'
import { toSitePath } from '@/lib/base-path'
import { formatList } from '@/lib/i18n/format'
import type { ListedJob } from '@/lib/model/jobs/listed-job'
import { SaveRecord } from './save-record'

/** The button that saves a job. */
export function SaveJob({ job, isCompact }: { job: ListedJob; isCompact?: boolean }) {
  const locale = useLocale()
  const { reference, name, language, company, places, isSpontaneous, url, contract } = job
  const place = isSpontaneous ? '' : formatList(places, locale)
  const facts = { company: company.name, logo: company.logo, place, contract: contract?.text ?? '' }
  const item = {
    reference,
    name,
    language,
    path: toSitePath(url),
    locale,
    ...facts,
    salary: job.salary ?? '',
  }
  return <SaveRecord savable={{ kind: 'job', item }} isCompact={isCompact} />
}

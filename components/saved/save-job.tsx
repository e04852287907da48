import { useLocale } from 'next-intl'
import { formatList } from '@/lib/i18n/format'
import type { ListedJob } from '@/lib/model/jobs/listed-job'
import { SaveRecord } from './save-record'

/** The button that saves a job. */
export function SaveJob({ job, isCompact }: { job: ListedJob; isCompact?: boolean }) {
  const locale = useLocale()
  const { reference, name, language, company, places, isSpontaneous, url, contract, salary } = job
  const place = isSpontaneous ? '' : formatList(places, locale)
  const item = {
    ...{ reference, name, language, locale, place, path: url },
    ...{ company: company.name, logo: company.logo, contract: contract?.text ?? '', salary: salary ?? '' },
  }
  return <SaveRecord savable={{ kind: 'job', item }} isCompact={isCompact} />
}

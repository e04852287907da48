import { useLocale, useTranslations } from 'next-intl'
import type { BoardState } from '@/lib/data/queries'
import { formatList } from '@/lib/i18n/format'
import { onlyCompany } from '@/lib/job-filter'
import { namedParts, type SelectedPart } from '@/lib/model/filter-labels'

/** The heading of the page of a state, as the server writes it. */
export function useHeading({ filter }: BoardState, parts: readonly SelectedPart<unknown>[]): string {
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  const texts = namedParts(parts, (count) => t('active.others', { count }))
  const labels = formatList(texts, useLocale())
  if (labels === '') return jobsText('title')
  return onlyCompany(filter) === null ? t('title', { labels }) : t('companyTitle', { name: labels })
}

/** The title of the page of a state, as the server writes it. */
export function useTitle(heading: string, page: number): string {
  const t = useTranslations('JobBoard')
  return page === 1 ? heading : t('pageTitle', { title: heading, page })
}

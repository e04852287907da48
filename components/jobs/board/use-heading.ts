import { useLocale, useTranslations } from 'next-intl'
import type { BoardState } from '@/components/board/job-queries'
import { formatList } from '@/lib/i18n/format'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { landingTitle } from '@/lib/model/jobs/landing-title'
import { namedParts, type SelectedPart } from '@/lib/model/search/filter-labels'

/** The heading of the page of a state, as the server writes it. */
export function useHeading(
  { filter }: BoardState,
  parts: readonly SelectedPart<unknown>[],
  { facets }: Pick<JobSearch, 'facets'>,
): string {
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  const texts = namedParts(parts, (count) => t('active.others', { count }))
  const locale = useLocale()
  const labels = formatList(texts, locale)
  if (labels === '') return jobsText('title')
  return landingTitle(filter, facets, t, locale) ?? t('title', { labels })
}

/** The title of the page of a state, as the server writes it. */
export function useTitle(heading: string, page: number): string {
  const t = useTranslations('JobBoard')
  return page === 1 ? heading : t('pageTitle', { title: heading, page })
}

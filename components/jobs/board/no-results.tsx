import { useLocale, useTranslations } from 'next-intl'
import { StateLink } from '@/components/board/state-link'
import type { Select } from '@/components/board/use-board'
import { EmptyState } from '@/components/ui/empty-state'
import { isFiltered, type JobFilter, withOnlyPart, withoutPart } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { partText, type SelectedPart } from '@/lib/model/search/filter-labels'
import { routes } from '@/lib/routes'

type NoResultsProps = {
  filter: JobFilter
  /** What the filter selects, as text. */
  parts: readonly SelectedPart<JobFilter>[]
  suggestion: JobSearch['suggestion']
  onSelect: Select<JobFilter>
}

export function NoResults({ filter, parts, suggestion, onSelect }: NoResultsProps) {
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  const locale = useLocale()
  if (!isFiltered(filter)) return <EmptyState title={jobsText('empty')} text={jobsText('emptyText')} />
  if (!suggestion) return <EmptyState title={t('none.title')} />
  const { total: count } = suggestion
  const [next, text] =
    'remove' in suggestion
      ? [
          withoutPart(filter, suggestion.remove),
          t('none.without', { part: t(`parts.${suggestion.remove}`), count }),
        ]
      : [
          withOnlyPart(filter, suggestion.keep),
          t('none.only', { part: partText(parts, suggestion.keep, locale), count }),
        ]
  return (
    <EmptyState title={t('none.title')}>
      <p>
        <StateLink href={routes.jobSearch(locale, next)} onSelect={() => onSelect(next)}>
          {text}
        </StateLink>
      </p>
    </EmptyState>
  )
}

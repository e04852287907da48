import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { isFiltered, type JobFilter, withoutPart } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/job-search'
import type { SelectFilter } from './board-filters'
import { StateLink } from './state-link'

type NoResultsProps = {
  filter: JobFilter
  suggestion: JobSearch['suggestion']
  onSelect: SelectFilter
}

export function NoResults({ filter, suggestion, onSelect }: NoResultsProps) {
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  if (!isFiltered(filter)) return <EmptyState title={jobsText('empty')} text={jobsText('emptyText')} />
  return (
    <EmptyState title={t('none.title')}>
      {suggestion && (
        <p>
          <StateLink filter={withoutPart(filter, suggestion.remove)} onSelect={onSelect}>
            {t('none.without', { part: t(`parts.${suggestion.remove}`), count: suggestion.total })}
          </StateLink>
        </p>
      )}
    </EmptyState>
  )
}

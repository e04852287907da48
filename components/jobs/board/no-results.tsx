import { useLocale, useTranslations } from 'next-intl'
import { StateLink } from '@/components/board/state-link'
import { EmptyState } from '@/components/ui/empty-state'
import { isFiltered, type JobFilter, withoutPart } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/job-search'
import { routes } from '@/lib/routes'
import type { SelectFilter } from './board-filters'

type NoResultsProps = {
  filter: JobFilter
  suggestion: JobSearch['suggestion']
  onSelect: SelectFilter
}

export function NoResults({ filter, suggestion, onSelect }: NoResultsProps) {
  const t = useTranslations('JobBoard')
  const jobsText = useTranslations('Jobs')
  const locale = useLocale()
  const without = suggestion && withoutPart(filter, suggestion.remove)
  if (!isFiltered(filter)) return <EmptyState title={jobsText('empty')} text={jobsText('emptyText')} />
  return (
    <EmptyState title={t('none.title')}>
      {suggestion && without && (
        <p>
          <StateLink href={routes.jobSearch(locale, without)} onSelect={() => onSelect(without)}>
            {t('none.without', { part: t(`parts.${suggestion.remove}`), count: suggestion.total })}
          </StateLink>
        </p>
      )}
    </EmptyState>
  )
}

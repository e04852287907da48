import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { countSelected, type JobFilter, noFilter } from '@/lib/job-filter'
import type { SelectedPart } from '@/lib/model/filter-labels'
import type { SelectFilter } from './board-filters'
import { StateLink } from './state-link'

type ActiveFiltersProps = {
  filter: JobFilter
  parts: readonly SelectedPart<JobFilter>[]
  onSelect: SelectFilter
}

/** What the filter selects: each is a link to the state without it. */
export function ActiveFilters({ filter, parts, onSelect }: ActiveFiltersProps) {
  const t = useTranslations('JobBoard.active')
  if (parts.length === 0) return null
  return (
    <nav aria-label={t('title')} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ key, text, without }) => (
          <li key={key} className="max-w-full">
            <StateLink
              filter={without}
              onSelect={onSelect}
              className="flex min-h-9 items-center gap-2 rounded-pane bg-accent-soft px-3 py-1 text-ink hover:underline"
            >
              <span className="sr-only">{t('remove')} </span>
              <span className="min-w-0 break-words">{text}</span>
              <Icon name="close" />
            </StateLink>
          </li>
        ))}
        {countSelected(filter) > 1 && (
          <li>
            <StateLink
              filter={{ ...noFilter, sort: filter.sort }}
              onSelect={onSelect}
              className="link inline-block py-1.5"
            >
              {t('clear')}
            </StateLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

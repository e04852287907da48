import { formatList } from '@/lib/i18n/format'
import { translatorFor } from '@/lib/i18n/translator'
import type { JobFilter } from '@/lib/job-filter'
import type { JobSearch } from '@/lib/model/jobs/job-search'
import { namedParts, selectedParts } from './filter-labels'

/** What a state of the job board selects, as one text. Empty where it selects nothing. */
export function stateLabels(filter: JobFilter, results: Pick<JobSearch, 'facets'>, locale: string): string {
  const t = translatorFor(locale)
  const parts = selectedParts(filter, results, {
    words: (words) => t('JobBoard.active.words', { words }),
    salary: (salary) => t('JobBoard.active.salary', salary),
    spontaneous: () => t('JobBoard.active.spontaneous'),
  })
  return formatList(
    namedParts(parts, (count) => t('JobBoard.active.others', { count })),
    locale,
  )
}

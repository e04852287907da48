import { useTranslations } from 'next-intl'
import { type JobFilter, jobSorts } from '@/lib/job-filter'

type SortFieldProps = {
  /** The id of the form of the board. */
  form: string
  sort: JobFilter['sort']
  /** Whether the results are those of words, with the best matches first. */
  hasWords: boolean
  onSort: (sort: JobFilter['sort']) => void
}

/** The order of the results, beside their number. */
export function SortField({ form, sort, hasWords, onSort }: SortFieldProps) {
  const t = useTranslations('JobBoard.sort')
  return (
    <label className="no-print flex min-w-0 flex-1 items-center justify-end gap-2 text-label">
      <span aria-hidden="true" className="max-sm:hidden!">
        {t('title')}
      </span>
      <select
        form={form}
        name="sort"
        aria-label={t('title')}
        value={sort}
        onChange={({ target }) => onSort(jobSorts.find((name) => name === target.value) ?? 'date')}
        className="field w-auto!"
      >
        {jobSorts.map((name) => (
          <option key={name} value={name}>
            {t(name === 'date' && hasWords ? 'words' : name)}
          </option>
        ))}
      </select>
    </label>
  )
}

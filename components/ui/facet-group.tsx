import { useTranslations } from 'next-intl'
import type { FacetCount } from '@/lib/model/search/facet-count'

type FacetGroupProps = {
  name: string
  /** The name of the facet. */
  legend: string
  /** Says how many records a value has. */
  countText: (count: number) => string
  values: readonly FacetCount[]
  selected: readonly string[]
  /** Values that are shown at once, wherever they are. A value that is selected later stays in its place, where the keyboard focus is. */
  shown: readonly string[]
  /** Null for a form that is submitted. */
  onSelect: ((values: readonly string[]) => void) | null
}

/** Values that are shown at once; the others open. */
const maxShown = 6

/** The values of a facet with their counts. Several can be selected: the list then has the records with one of them. */
export function FacetGroup({ name, legend, countText, values, selected, shown, onSelect }: FacetGroupProps) {
  const t = useTranslations('JobBoard.filters')
  const isShown = ({ value }: FacetCount, index: number) => index < maxShown || shown.includes(value)
  const first = values.filter(isShown)
  const others = values.filter((value, index) => !isShown(value, index))
  if (values.length === 0) return null
  const option = ({ value, label, count }: FacetCount) => (
    <li key={value}>
      <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-pane px-1 hover:bg-sunk">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={onSelect ? selected.includes(value) : undefined}
          defaultChecked={onSelect ? undefined : selected.includes(value)}
          onChange={
            onSelect
              ? ({ target }) =>
                  onSelect(
                    target.checked ? [...selected, value] : selected.filter((other) => other !== value),
                  )
              : undefined
          }
          className="size-5 flex-none accent-accent"
        />
        <span dir="auto" className="min-w-0 flex-1">
          {label}
        </span>
        <span className="text-label text-muted tabular-nums">
          <span className="sr-only">{countText(count)}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      </label>
    </li>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <ul>{first.map(option)}</ul>
      {others.length > 0 && (
        <details>
          <summary className="inline-block cursor-pointer px-1 py-1.5 text-accent underline-offset-4 hover:underline">
            {t('more', { count: others.length })}
          </summary>
          <ul>{others.map(option)}</ul>
        </details>
      )}
    </fieldset>
  )
}

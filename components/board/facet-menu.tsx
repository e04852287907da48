import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { maxCounted } from '@/lib/facet-filter'
import type { FacetCount } from '@/lib/model/search/facet-count'
import { FilterMenu } from './filter-menu'

type FacetMenuProps = {
  name: string
  /** The name of the facet. */
  legend: string
  /** Says how many records a value has. */
  countText: (count: number) => string
  values: readonly FacetCount[]
  selected: readonly string[]
  /** Null for a form that is submitted. */
  onSelect: ((values: readonly string[]) => void) | null
  footer: ReactNode
}

/** More values than these can be searched. */
const fewValues = 8

/** The values of a facet with their counts. Several can be selected: the list then has the records with one of them. */
export function FacetMenu({ name, legend, countText, values, selected, onSelect, footer }: FacetMenuProps) {
  const t = useTranslations('JobBoard.filters')
  if (values.length === 0) return null
  return (
    <FilterMenu name={name} label={legend} count={selected.length} footer={footer}>
      {values.length > fewValues && (
        <input
          type="search"
          dir="auto"
          data-narrow
          aria-label={t('narrow', { name: legend })}
          placeholder={t('narrow', { name: legend })}
          className="field mb-2 noscript:hidden"
        />
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        <ul data-live={`${name} values`}>
          {values.map(({ value, label, count }) => (
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
                            target.checked
                              ? [...selected, value]
                              : selected.filter((other) => other !== value),
                          )
                      : undefined
                  }
                  className="size-5 flex-none accent-accent"
                />
                <span dir="auto" className="min-w-0 flex-1">
                  {label}
                </span>
                <span className="text-label text-muted [font-variant-numeric:tabular-nums]">
                  <span className="sr-only">{countText(count)}</span>
                  <span aria-hidden="true">{count}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {values.length >= maxCounted && (
        <p className="mt-2 text-label text-muted">{t('most', { count: maxCounted })}</p>
      )}
    </FilterMenu>
  )
}

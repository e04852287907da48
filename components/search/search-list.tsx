import { useTranslations } from 'next-intl'
import { SearchOptionLink } from './search-option'
import type { OptionGroup, SearchOption } from './search-options'

type SearchListProps = {
  id: string
  groups: readonly OptionGroup[]
  words: string
  /** The key of the option that the arrow keys have reached. */
  active: string | null
  isBusy: boolean
  onChoose: (option: SearchOption) => void
}

/** The options of all groups have numbers, of which their ids are made. */
export function SearchList({ id, groups, words, active, isBusy, onChoose }: SearchListProps) {
  const t = useTranslations('SiteSearch')
  const all = groups.flatMap(({ options }) => options)
  return (
    <div id={id} role="listbox" aria-label={t('panel.list')} aria-busy={isBusy} className="search-list">
      {groups.map(({ name, total, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className="search-group">
            {name === 'recent' ? t('panel.recent') : t(`results.groups.${name}`)}
            {total !== null && <span className="search-count">{total}</span>}
          </div>
          {options.map((option) => (
            <SearchOptionLink
              key={option.key}
              option={option}
              id={optionId(id, all.indexOf(option))}
              words={words}
              isActive={option.key === active}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches-store'
import { optionId, SearchList } from './search-list'
import { type SearchOption, toRecentGroups } from './search-options'
import { useCombobox } from './use-combobox'
import { useListener } from './use-listener'
import { useSiteSearch } from './use-site-search'

/** The suggestions for the text of the field, which is in a form. The keyboard focus stays in the field. */
export function SearchPanel({ field }: { field: HTMLInputElement }) {
  const t = useTranslations('SiteSearch.panel')
  const locale = useLocale()
  const id = useId()
  const [text, setText] = useState(field.value)
  const [isShown, setIsShown] = useState(true)
  const [active, setActive] = useState<string | null>(null)
  const [recent, setRecent] = useState(readRecentSearches)
  const [isCleared, setIsCleared] = useState(false)
  const found = useSiteSearch(text)
  const isEmpty = text.trim() === ''
  const groups = isEmpty ? toRecentGroups(recent, locale) : found.groups
  const options = groups.flatMap((group) => group.options)
  const isExpanded = isShown && options.length > 0
  const place = isExpanded ? options.findIndex(({ key }) => key === active) : -1
  useCombobox(field, { listId: id, isExpanded, activeId: place < 0 ? null : optionId(id, place) })

  const show = () => {
    setIsShown(true)
    setIsCleared(false)
    setRecent(readRecentSearches())
  }
  const hide = () => {
    setIsShown(false)
    setActive(null)
  }
  const change = (next: string) => {
    setText(next)
    setActive(null)
    show()
    found.search(next)
  }
  const move = (step: 1 | -1) => {
    if (!isExpanded) return show()
    // The field itself is between the last option and the first one.
    const next = (place + 1 + step + options.length + 1) % (options.length + 1)
    setActive(options[next - 1]?.key ?? null)
  }
  const choose = (option: SearchOption) => {
    addRecentSearch(option.kind === 'recent' ? option.name : text)
    hide()
  }
  // The button is gone when the search begins.
  const retry = () => {
    field.focus()
    found.retry()
  }
  const form = field.form ?? field
  useListener(field, 'input', () => change(field.value))
  useListener(field, 'focus', show)
  useListener(field, 'click', show)
  useListener(form, 'submit', () => addRecentSearch(field.value))
  useListener(form, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) hide()
  })
  useListener(form, 'keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      if (isShown && (isExpanded || !isEmpty)) hide()
      else {
        field.value = ''
        change('')
      }
      field.focus()
    } else if (event.target !== field) return
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && place >= 0) document.getElementById(optionId(id, place))?.click()
    else return
    event.preventDefault()
  })

  const isMessage = isShown && !isEmpty && (found.isFailed || found.isNothing)
  const isSearching = isShown && !isEmpty && found.isLoading && options.length === 0
  return (
    <>
      {(isExpanded || isMessage || isSearching) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press leaves the focus in the field
        <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
          {isExpanded && (
            <SearchList
              id={id}
              groups={groups}
              words={found.words}
              active={active}
              isBusy={found.isLoading}
              onChoose={choose}
            />
          )}
          {isSearching && <p className="search-message">{t('searching')}</p>}
          {isMessage && found.isNothing && (
            <p className="search-message">
              <strong>{t('none', { words: text.trim() })}</strong> {t('noneText')}
            </p>
          )}
          {isMessage && found.isFailed && (
            <p className="search-message text-signal">
              {t('failed')}{' '}
              <button type="button" onClick={retry} className="link">
                {t('retry')}
              </button>
            </p>
          )}
          {isEmpty && (
            <p className="search-message">
              <button
                type="button"
                className="link"
                onClick={() => {
                  clearRecentSearches()
                  setRecent([])
                  setIsCleared(true)
                  field.focus()
                }}
              >
                {t('clear')}
              </button>
            </p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isCleared && t('cleared')}
        {isShown && !isEmpty && (found.isFailed ? t('failed') : found.announced)}
      </p>
    </>
  )
}

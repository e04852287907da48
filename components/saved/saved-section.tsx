import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icons'
import { changeSaved } from '@/lib/browser/saved-storage'
import { type SavedKind, type SavedOf, withoutSaved, withSaved } from '@/lib/model/search/saved-items'
import { routes } from '@/lib/routes'
import { SavedItem } from './saved-item'

type SavedSectionProps = {
  kind: SavedKind
  items: readonly SavedOf[SavedKind][]
  /** What could not be found out about the items. */
  notice?: string | null
}

/** The saved items of a kind, with controls to remove them and to undo that. Only the browser renders it. */
export function SavedSection({ kind, items, notice = null }: SavedSectionProps) {
  const t = useTranslations('Saved')
  const own = useTranslations(`Saved.${kind}`)
  const locale = useLocale()
  const [removed, setRemoved] = useState<readonly SavedOf[SavedKind][]>([])
  const section = useRef<HTMLElement>(null)
  // Next.js keeps the component of a page that the visitor leaves.
  useEffect(() => () => setRemoved([]), [])
  const remove = (gone: readonly SavedOf[SavedKind][]) => {
    const change = (all: readonly SavedOf[SavedKind][]) =>
      gone.reduce((rest, { reference }) => withoutSaved(rest, reference), all)
    if (changeSaved(kind, change)) setRemoved(gone)
  }
  const undo = () => {
    if (!changeSaved(kind, (all) => withSaved(all, removed))) return
    setRemoved([])
    section.current?.focus()
  }
  const [first] = removed
  return (
    <section ref={section} tabIndex={-1} aria-label={own('title')} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="font-story text-headline font-medium">{own('title')}</h2>
        {items.length > 0 && (
          <button type="button" onClick={() => remove(items)} className="button button-quiet">
            {t('removeAll')} <span className="sr-only">{own('title')}</span>
          </button>
        )}
      </div>
      <p role="status" className={items.length > 0 ? '-mt-4 text-muted' : 'sr-only'}>
        {first && (
          <span className="sr-only">{own('removed', { count: removed.length, name: first.name })} </span>
        )}
        {own('count', { count: items.length })}
      </p>
      {first && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-pane bg-accent-soft px-5 py-3">
          <span className="min-w-0">{own('removed', { count: removed.length, name: first.name })}</span>
          <button
            // A button for each removal: it gets the focus that the removed button had.
            key={`${removed.length} ${first.reference}`}
            ref={focusElement}
            type="button"
            onClick={undo}
            className="button button-quiet"
          >
            {t('undo')}
          </button>
        </p>
      )}
      {notice !== null && items.length > 0 && (
        <p className="rounded-pane bg-signal-soft px-5 py-4 text-signal">{notice}</p>
      )}
      {items.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <li key={item.reference}>
              <SavedItem item={item} onRemove={() => remove([item])} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={own('empty.title')} text={own('empty.text')}>
          <a href={kind === 'job' ? routes.jobs(locale) : routes.articles(locale)} className="button">
            {own('empty.link')} <Icon name="arrow-right" />
          </a>
        </EmptyState>
      )}
    </section>
  )
}

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

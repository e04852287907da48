import type { ReactNode } from 'react'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'

/** Changes that a group shows: a page with more of them would take seconds to load. */
export const maxChanges = 200

type ChangeGroupProps = { title: string; count: number; locale: string; children: ReactNode }

/** The changes of one kind, which open and close; one line where there are none. */
export function ChangeGroup({ title, count, locale, children }: ChangeGroupProps) {
  const t = editorTranslatorFor(locale)
  if (count === 0)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-xl border border-line px-4 py-3">
        <span className="font-semibold">{title}</span>
        <span className="text-label text-muted">{t('Panel.changes.unchanged')}</span>
      </p>
    )
  return (
    <details open className="rounded-xl border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-3">
        <h3 className="inline font-semibold">{title}</h3>{' '}
        <span className="ml-2 text-label text-muted">{t('Panel.changes.count', { count })}</span>
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-4">
        {children}
        {count > maxChanges && (
          <p className="text-label text-muted">{t('Panel.changes.more', { count: count - maxChanges })}</p>
        )}
      </div>
    </details>
  )
}

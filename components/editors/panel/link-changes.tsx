import type { LinkChange } from '@/lib/editors/panel/page-diff'
import type { PageLink } from '@/lib/editors/panel/served-page'
import { diffWords } from '@/lib/editors/panel/text-diff'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { maxChanges } from './change-group'
import { Words } from './words'

type LinkChangesProps = { changes: readonly LinkChange[]; locale: string }

/** Links or images that are new, gone or different. They are texts here: the panel leads nowhere else. */
export function LinkChanges({ changes, locale }: LinkChangesProps) {
  const t = editorTranslatorFor(locale)
  return (
    <ul className="flex flex-col gap-3">
      {changes.slice(0, maxChanges).map(({ before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <p className="text-label text-muted">{t(`Panel.changes.${kindOf(before, after)}`)}</p>
          <div className="min-w-0">
            <p className="break-words">
              <Part before={before?.text} after={after?.text} empty={t('Panel.changes.noText')} />
            </p>
            <p className="text-label break-all text-muted">
              <Part before={before?.url} after={after?.url} empty="" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function kindOf(before: PageLink | null, after: PageLink | null): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

type PartProps = { before: string | undefined; after: string | undefined; empty: string }

function Part({ before, after, empty }: PartProps) {
  if (before === after) return before || empty
  if (before !== undefined && after !== undefined)
    return <Words runs={diffWords(before || empty, after || empty)} />
  const kind = before === undefined ? 'added' : 'removed'
  return <Words runs={[{ kind, items: [before || after || empty] }]} />
}

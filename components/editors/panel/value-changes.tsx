import type { ValueChange } from '@/lib/editors/panel/page-diff'
import { diffWords } from '@/lib/editors/panel/text-diff'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { maxChanges } from './change-group'
import { Words } from './words'

type ValueChangesProps = { changes: readonly ValueChange[]; locale: string }

/** Head tags or values of structured data, by name. */
export function ValueChanges({ changes, locale }: ValueChangesProps) {
  const t = editorTranslatorFor(locale)
  return (
    <dl className="flex flex-col gap-3">
      {changes.slice(0, maxChanges).map(({ name, before, after }) => (
        <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-label break-words text-muted">
            <code>{name}</code>
          </dt>
          <dd className="break-words">
            <Value before={before} after={after} missing={t('Panel.changes.missing')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ValueProps = { before: string | null; after: string | null; missing: string }

function Value({ before, after, missing }: ValueProps) {
  if (before !== null && after !== null) return <Words runs={diffWords(before, after)} />
  return (
    <>
      <Words runs={[{ kind: 'removed', items: [before ?? missing] }]} />
      {' → '}
      <Words runs={[{ kind: 'added', items: [after ?? missing] }]} />
    </>
  )
}

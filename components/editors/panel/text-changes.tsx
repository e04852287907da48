import type { ReactNode } from 'react'
import type { TextBlock } from '@/lib/editors/panel/text-blocks'
import type { TextChange } from '@/lib/editors/panel/text-diff'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { maxChanges } from './change-group'
import { Words } from './words'

type TextChangesProps = { changes: readonly TextChange[]; locale: string }

/** The changed blocks of a text in their order, each with how many unchanged ones are before it. */
export function TextChanges({ changes, locale }: TextChangesProps) {
  return (
    <ol className="flex flex-col gap-3">
      {cutChanges(changes).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <Change change={change} locale={locale} />
        </li>
      ))}
    </ol>
  )
}

function Change({ change, locale }: { change: TextChange; locale: string }) {
  const t = editorTranslatorFor(locale)
  switch (change.kind) {
    case 'same':
      return (
        <p className="border-y border-dashed border-line py-1 text-center text-label text-muted">
          {t('Panel.changes.same', { count: change.blocks.length })}
        </p>
      )
    case 'added':
    case 'removed': {
      const runs = [{ kind: change.kind, items: [change.block.text] }]
      return (
        <Block sign={t(`Panel.changes.${change.kind}`)} kinds={[change.block]} locale={locale}>
          <Words runs={runs} />
        </Block>
      )
    }
    case 'changed':
      return (
        <Block sign={t('Panel.changes.changed')} kinds={[change.before, change.after]} locale={locale}>
          <Words runs={change.parts} />
        </Block>
      )
    default:
      return change satisfies never
  }
}

type BlockProps = { sign: string; kinds: readonly TextBlock[]; locale: string; children: ReactNode }

function Block({ sign, kinds, locale, children }: BlockProps) {
  const t = editorTranslatorFor(locale)
  const names = [...new Set(kinds.map(({ kind }) => t(`Panel.changes.kinds.${kindOf(kind)}`)))]
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="text-label text-muted">
        <span className="font-medium">{sign}</span>
        <br />
        {names.join(' → ')}
      </p>
      <p className="max-w-measure break-words">{children}</p>
    </div>
  )
}

function kindOf(element: string) {
  if (/^h[1-6]$/.test(element)) return 'heading'
  switch (element) {
    case 'li':
      return 'item'
    case 'td':
    case 'th':
      return 'cell'
    case 'figcaption':
    case 'caption':
      return 'caption'
    case 'blockquote':
      return 'quote'
    case 'pre':
      return 'code'
    default:
      return 'paragraph'
  }
}

/** The first changes, with the unchanged blocks between them. */
function cutChanges(changes: readonly TextChange[]): TextChange[] {
  let left = maxChanges
  return changes.filter(({ kind }) => {
    if (kind !== 'same') left -= 1
    return left >= 0
  })
}

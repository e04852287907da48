import type { RecordSource } from '@/lib/editors/record-source'
import { fieldOf, folderKey, keyOf, textKey } from '@/lib/editors/warnings/rule-keys'
import { type RuleId, typeOfRule } from '@/lib/editors/warnings/rules'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'

type FixPlaceProps = { rule: RuleId; source: RecordSource; locale: string }

/** Where a warning is corrected: the key of the content file with its line, or the field of the hosted service. */
export function FixPlace({ rule, source, locale }: FixPlaceProps) {
  const t = editorTranslatorFor(locale)
  if (source.kind === 'hosted')
    return <p className="text-label">{t.rich('Health.place.field', { ...code, field: fieldOf(rule) })}</p>
  const key = keyOf(rule)
  const line = source.lines.get(key)
  const isMarkdown = typeOfRule(rule) === 'article' || typeOfRule(rule) === 'page'
  const part = isMarkdown && key === textKey ? 'text' : isMarkdown && key === folderKey ? 'folder' : 'key'
  return (
    <p className="text-label">
      {source.path !== null && (
        <>
          <code className="break-all">{source.path}</code>
          {line !== undefined && t('Health.place.line', { line })}:{' '}
        </>
      )}
      {t.rich(`Health.place.${part}`, { ...code, key })}
    </p>
  )
}

const code = { code: (text: unknown) => <code key="code">{String(text)}</code> }

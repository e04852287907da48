import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import type { EditorStartContent } from '@/lib/editors/editor-start'
import type { PasteResult } from '@/lib/editors/paste-result'
import { maxReferences } from '@/lib/editors/reference-list'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { langProps } from '@/lib/i18n/lang-props'
import { routes } from '@/lib/routes'
import { EditorPages } from './editor-pages'
import { HintedField } from './hinted-field'

type EditorReferencesProps = {
  references: EditorStartContent['references']
  /** Null where nothing was pasted. */
  pasted: PasteResult | null
  locale: string
}

/** Names of records that editors keep at hand, in forms that need no JavaScript. */
export function EditorReferences({ references, pasted, locale }: EditorReferencesProps) {
  const t = editorTranslatorFor(locale)
  const { type: types } = editorMessagesFor(locale).Health
  const { shown, count, page, pageCount } = references
  return (
    <Section id="references" title={t('Start.references.title')}>
      <form method="post" action={routes.editorReferences()} className="flex max-w-measure flex-col gap-3">
        <HintedField
          type="lines"
          name="references"
          label={t('Start.references.label')}
          hint={t('Start.references.hint', { count: maxReferences })}
          error={pasted && pasted.wrongCount + pasted.leftOut > 0 ? resultText(pasted, locale) : null}
        />
        <button type="submit" className="button button-quiet self-start">
          {t('Start.references.submit')}
        </button>
        {pasted && pasted.wrongCount + pasted.leftOut === 0 && (
          <p role="status" className="text-label">
            {resultText(pasted, locale)}
          </p>
        )}
      </form>
      {count > 0 && (
        <>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {shown.map(({ text, record }) => (
              <li key={text} className="flex items-baseline justify-between gap-4 py-2">
                <form method="post" action={routes.openPreview()} className="min-w-0">
                  <button
                    type="submit"
                    name="target"
                    value={text}
                    {...langProps(record?.language)}
                    className="link py-1 text-start break-all"
                  >
                    {record?.name ?? text}
                  </button>
                  {record && (
                    <Facts>
                      {types[record.type]}
                      <span className="break-all">{text}</span>
                    </Facts>
                  )}
                </form>
                <form method="post" action={routes.editorReferences()}>
                  <button
                    type="submit"
                    name="remove"
                    value={text}
                    className="py-1 text-label text-muted hover:text-signal"
                  >
                    {t('Start.references.remove')} <span className="sr-only">{text}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
          <EditorPages
            page={page}
            pageCount={pageCount}
            hrefFor={(other) => `${routes.editors({ references: String(other) })}#references`}
            locale={locale}
          />
          <details className="flex flex-col gap-3">
            <summary className="link">{t('Start.references.clear', { count })}</summary>
            <form
              method="post"
              action={routes.editorReferences()}
              className="flex flex-wrap items-center gap-3 py-3"
            >
              <p>{t('Start.references.clearNote', { count })}</p>
              <button type="submit" name="clear" value="all" className="button button-quiet">
                {t('Start.references.clearAll')}
              </button>
            </form>
          </details>
        </>
      )}
    </Section>
  )
}

function resultText({ added, known, wrong, wrongCount, leftOut }: PasteResult, locale: string): string {
  const t = editorTranslatorFor(locale)
  return [
    t('Start.references.added', { added, known }),
    wrongCount > 0
      ? t('Start.references.wrong', {
          count: wrongCount,
          lines: wrong.map((line) => `“${line}”`).join(', '),
          others: wrongCount - wrong.length,
        })
      : '',
    leftOut > 0 ? t('Start.references.leftOut', { count: leftOut, limit: maxReferences }) : '',
  ]
    .join(' ')
    .trim()
}

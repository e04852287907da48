import type { RecordSource } from '@/lib/editors/record-source'
import { detailText } from '@/lib/editors/warnings/detail-text'
import { severities } from '@/lib/editors/warnings/rule'
import { type RecordWarning, severityOf } from '@/lib/editors/warnings/rules'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { FixPlace } from './fix-place'
import { SeverityBadge } from './severity-badge'

type WarningListProps = { warnings: readonly RecordWarning[]; source: RecordSource; locale: string }

/** The warnings of one record, the most serious first, each with its explanation and how to fix it. */
export function WarningList({ warnings, source, locale }: WarningListProps) {
  const t = editorTranslatorFor(locale)
  const { Warnings: rules } = editorMessagesFor(locale)
  if (warnings.length === 0) return <p className="text-label text-muted">{t('Health.nothingToFix')}</p>
  const sorted = severities.flatMap((severity) =>
    warnings.filter(({ rule }) => severityOf(rule) === severity),
  )
  return (
    <ul className="flex flex-col gap-4">
      {sorted.map(({ rule, details }) => (
        <li
          key={rule}
          className="grid gap-x-4 gap-y-1 border-l-2 border-line pl-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <span>
            <SeverityBadge severity={severityOf(rule)} locale={locale} />
          </span>
          <div className="flex max-w-measure flex-col gap-1">
            <p className="font-medium">{rules[rule].title}</p>
            {details.length > 0 && (
              <ul className="flex flex-col gap-0.5 text-label break-words">
                {details.map((detail) => (
                  <li key={detail} className="w-fit max-w-full rounded-pane bg-sunk px-2 py-0.5">
                    {detailText(rule, detail, locale)}
                  </li>
                ))}
              </ul>
            )}
            <p className="text-label text-muted">{rules[rule].explanation}</p>
            <p className="text-label">{t('Health.fix', { text: rules[rule].fix })}</p>
            <FixPlace rule={rule} source={source} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  )
}

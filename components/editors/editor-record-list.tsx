import { Facts } from '@/components/ui/facts'
import type { EditorRecord } from '@/lib/editors/editor-start'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatLanguage } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'

type EditorRecordListProps = {
  records: readonly EditorRecord[]
  timeText: (date: Date) => string
  locale: string
}

/** Records that are not public, each with the links to its preview, and to the page that shares it. */
export function EditorRecordList({ records, timeText, locale }: EditorRecordListProps) {
  const t = editorTranslatorFor(locale)
  const { type: types } = editorMessagesFor(locale).Health
  if (records.length === 0) return null
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {records.map(({ type, name, language, time, link, sharePage }) => (
        <li key={link} className="flex items-baseline justify-between gap-4 py-3">
          <div className="flex min-w-0 flex-col gap-1">
            <a href={link} {...langProps(language)} className="link font-medium">
              {name}
            </a>
            <Facts>
              {types[type]}
              {formatLanguage(language, locale)}
              {time && timeText(time)}
            </Facts>
          </div>
          <a href={sharePage} className="link text-label">
            {t('Start.shared.share')} <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

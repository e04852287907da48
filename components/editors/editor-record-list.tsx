import { Facts } from '@/components/ui/facts'
import type { EditorRecord } from '@/lib/editors/editor-start'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { formatLanguage } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'

type EditorRecordListProps = {
  records: readonly EditorRecord[]
  timeText: (date: Date) => string
  locale: string
}

/** Records that are not public, each with the link to its preview. */
export function EditorRecordList({ records, timeText, locale }: EditorRecordListProps) {
  const { type: types } = editorMessagesFor(locale).Health
  if (records.length === 0) return null
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {records.map(({ type, name, language, time, link }) => (
        <li key={link} className="flex flex-col gap-1 py-3">
          <a href={link} {...langProps(language)} className="link font-medium">
            {name}
          </a>
          <Facts>
            {types[type]}
            {formatLanguage(language, locale)}
            {time && timeText(time)}
          </Facts>
        </li>
      ))}
    </ul>
  )
}

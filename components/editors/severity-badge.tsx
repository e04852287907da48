import type { Severity } from '@/lib/editors/warnings/rule'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'

const colors: Readonly<Record<Severity, string>> = {
  error: 'bg-signal text-paper',
  warning: 'bg-signal-soft text-signal',
  hint: 'bg-accent-soft text-accent',
}

export function SeverityBadge({ severity, locale }: { severity: Severity; locale: string }) {
  return (
    <span
      className={`rounded-full px-2.5 py-0.5 text-label font-medium whitespace-nowrap ${colors[severity]}`}
    >
      {editorMessagesFor(locale).Health.severity[severity]}
    </span>
  )
}

import type { CutText } from '@/lib/editors/panel/cut-text'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { langProps } from '@/lib/i18n/lang-props'

type SizeMeterProps = {
  label: string
  cut: CutText
  unit: 'pixels' | 'characters'
  /** A further sentence. */
  note?: string | null
  locale: string
  /** The language of the text. */
  lang: string | null
}

/** How much of a text is shown: its size, the limit, and the part that is cut off. */
export function SizeMeter({ label, cut, unit, note, locale, lang }: SizeMeterProps) {
  const t = editorTranslatorFor(locale)
  const { text, kept, isCut, size, limit } = cut
  return (
    <div className="flex flex-col gap-1 text-label">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className={isCut ? 'text-signal' : 'text-muted'}>
          {t(`Panel.size.${unit}`, { size, limit })}
        </span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isCut ? 'bg-signal' : 'bg-accent'}`}
          style={{ width: `${Math.min(100, Math.round((size / limit) * 100))}%` }}
        />
      </div>
      {note && <p className="text-muted">{note}</p>}
      {isCut && (
        <p>
          {t.rich('Panel.size.cut', {
            rest: text.slice(kept.length).trim(),
            cut: (rest) => (
              <s key="cut" {...langProps(lang)} className="panel-removed">
                {rest}
              </s>
            ),
          })}
        </p>
      )}
    </div>
  )
}

import type { PanelInput } from '@/lib/editors/panel/panel-input'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'
import { WarningList } from '../warning-list'
import { PanelSection } from './panel-section'

type FixViewProps = { check: NonNullable<PanelInput['check']>; locale: string }

/** The warnings of the record. Those that compare it with others are in the content health. */
export function FixView({ check, locale }: FixViewProps) {
  const t = editorTranslatorFor(locale)
  const { reference, warnings, source } = check
  return (
    <PanelSection title={t('Panel.fix.title', { count: warnings.length })}>
      {warnings.length > 0 && <WarningList warnings={warnings} source={source} locale={locale} />}
      <p className="max-w-measure text-label text-muted">
        {t.rich('Panel.fix.others', {
          link: (text) => (
            <a
              key="health"
              href={routes.contentHealth({ text: reference })}
              target="_blank"
              rel="noopener"
              className="link"
            >
              {text}
            </a>
          ),
        })}
      </p>
    </PanelSection>
  )
}

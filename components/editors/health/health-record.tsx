import { WarningList } from '@/components/editors/warning-list'
import { Facts } from '@/components/ui/facts'
import type { HealthRecord } from '@/lib/editors/content-health'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatLanguage, formatTimestamp } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'

/** A record with its warnings, and the links to its public page and its preview. */
export function HealthRecordView({ record, locale }: { record: HealthRecord; locale: string }) {
  const t = editorTranslatorFor(locale)
  const { Health: texts } = editorMessagesFor(locale)
  const { type, title, reference, language, path, previewLink, source, warnings } = record
  const state = stateText(record, locale)
  return (
    <article className="flex flex-col gap-4 py-6">
      <header className="flex flex-col gap-1">
        <h3 {...langProps(language)} className="font-story text-title font-medium">
          {path === null ? (
            title
          ) : (
            <a href={path} className="underline decoration-line-strong underline-offset-4 hover:text-accent">
              {title}
            </a>
          )}
        </h3>
        <Facts>
          {texts.type[type]}
          {formatLanguage(language, locale)}
          <span className="break-all">{reference}</span>
          {state}
          {previewLink && (
            <a href={previewLink} className="link">
              {t('Health.preview')}
            </a>
          )}
        </Facts>
      </header>
      <WarningList warnings={warnings} source={source} locale={locale} />
    </article>
  )
}

/** Null for a record that is on the site. */
function stateText({ state, publishedAt }: HealthRecord, locale: string): string | null {
  const t = editorTranslatorFor(locale)
  if (state === 'live') return null
  return state === 'scheduled' && publishedAt !== null
    ? t('Health.scheduled', { date: formatTimestamp(new Date(publishedAt), locale, env.SITE_TIME_ZONE) })
    : t(`Health.states.${state}`)
}

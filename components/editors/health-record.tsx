import type { HealthRecord } from '@/lib/editors/content-health'
import { severityOf } from '@/lib/editors/warnings/rules'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatLanguage, formatTimestamp } from '@/lib/i18n/format'
import { SeverityBadge } from './severity-badge'

/** A record with its warnings, and the links to its public page and its preview. */
export function HealthRecordView({ record, locale }: { record: HealthRecord; locale: string }) {
  const t = editorTranslatorFor(locale)
  const { Health: texts, Warnings: rules } = editorMessagesFor(locale)
  const { type, title, reference, language, path, previewLink, warnings } = record
  const state = stateText(record, locale)
  return (
    <article className="flex flex-col gap-4 py-6">
      <header className="flex flex-col gap-1">
        <h3 lang={language} className="font-story text-title font-medium">
          {path === null ? (
            title
          ) : (
            <a href={path} className="underline decoration-line-strong underline-offset-4 hover:text-accent">
              {title}
            </a>
          )}
        </h3>
        <p className="meta">
          <span>{texts.type[type]}</span> <span>{formatLanguage(language, locale)}</span>{' '}
          <span className="break-all">{reference}</span>
          {state && ' '}
          {state && <span>{state}</span>}
          {previewLink && ' '}
          {previewLink && (
            <a href={previewLink} className="link">
              {t('Health.preview')}
            </a>
          )}
        </p>
      </header>
      <ul className="flex flex-col gap-4">
        {warnings.map(({ rule, details }) => (
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
                      {detail}
                    </li>
                  ))}
                </ul>
              )}
              <p className="text-label text-muted">{rules[rule].explanation}</p>
              <p className="text-label">{t('Health.fix', { text: rules[rule].fix })}</p>
            </div>
          </li>
        ))}
      </ul>
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

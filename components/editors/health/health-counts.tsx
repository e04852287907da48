import { type RecordFilter, toFilterParameters } from '@/lib/editors/content-check/filter'
import { type CheckSummary, countRules } from '@/lib/editors/content-check/summary'
import { typeOfRule } from '@/lib/editors/warnings/rules'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatNumber } from '@/lib/i18n/format'
import { routes } from '@/lib/routes'

type HealthCountsProps = { summary: CheckSummary; filter: RecordFilter; locale: string }

/** Rules of a severity that are shown at once. */
const maxOpen = 5

/** The warnings of all records by severity and by rule. Each number leads to its records. */
export function HealthCounts({ summary, filter, locale }: HealthCountsProps) {
  const { Health: texts, Warnings: rules } = editorMessagesFor(locale)
  const t = editorTranslatorFor(locale)
  const withFilter = (fields: Partial<RecordFilter>) =>
    routes.contentHealth(toFilterParameters({ ...filter, severity: null, rule: null, ...fields }))
  return (
    <section aria-label={texts.counts} className="grid items-start gap-5 md:grid-cols-3">
      {countRules(summary).map(({ severity, count, rules: counted }) => {
        const items = counted.map(({ rule, count: records }) => (
          <li key={rule} className="flex items-baseline justify-between gap-4 py-1.5">
            <span>
              <a href={withFilter({ rule })} className="link">
                {rules[rule].title}
              </a>{' '}
              <span className="text-muted">{texts.types[typeOfRule(rule)]}</span>
            </span>
            <span className="tabular-nums">{formatNumber(records, locale)}</span>
          </li>
        ))
        return (
          <div key={severity} className="flex flex-col gap-3 rounded-pane border border-line bg-raised p-5">
            <h2 className="flex items-baseline justify-between gap-4 font-story text-title font-medium">
              <a href={withFilter({ severity })} className="underline-offset-4 hover:underline">
                {texts.severities[severity]}
              </a>
              <span className={severity === 'error' && count > 0 ? 'text-signal' : ''}>
                {formatNumber(count, locale)}
              </span>
            </h2>
            <p className="text-label text-muted">{texts.severityText[severity]}</p>
            <ul className="text-label">{items.slice(0, maxOpen)}</ul>
            {items.length > maxOpen && (
              <details className="text-label">
                <summary className="cursor-pointer py-1 font-medium text-accent">
                  {t('Health.moreRules', { count: items.length - maxOpen })}
                </summary>
                <ul>{items.slice(maxOpen)}</ul>
              </details>
            )}
          </div>
        )
      })}
    </section>
  )
}

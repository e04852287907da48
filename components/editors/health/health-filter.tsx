import type { ReactNode } from 'react'
import type { RecordFilter } from '@/lib/editors/content-check/filter'
import { type CheckSummary, countRules } from '@/lib/editors/content-check/summary'
import { severities } from '@/lib/editors/warnings/rule'
import { typeOfRule } from '@/lib/editors/warnings/rules'
import { editorMessagesFor } from '@/lib/i18n/editor-messages'
import { formatLanguage } from '@/lib/i18n/format'
import { routes } from '@/lib/routes'

type HealthFilterProps = { summary: CheckSummary; filter: RecordFilter; locale: string }

/** A plain form, which works without JavaScript. */
export function HealthFilter({ summary, filter, locale }: HealthFilterProps) {
  const { Health: texts, Warnings: rules } = editorMessagesFor(locale)
  const isFiltered = Object.values(filter).some((value) => value !== null)
  return (
    <form
      action={routes.contentHealth()}
      aria-label={texts.filter.title}
      className="grid items-end gap-4 rounded-pane bg-sunk p-5 sm:grid-cols-2 lg:grid-cols-5"
    >
      <Choice name="type" label={texts.filter.type} all={texts.filter.all} value={filter.type}>
        {summary.types.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </Choice>
      <Choice name="severity" label={texts.filter.severity} all={texts.filter.all} value={filter.severity}>
        {severities.map((severity) => (
          <option key={severity} value={severity}>
            {texts.severities[severity]}
          </option>
        ))}
      </Choice>
      <Choice name="rule" label={texts.filter.rule} all={texts.filter.all} value={filter.rule}>
        {countRules(summary).flatMap(({ rules: counted }) =>
          counted.map(({ rule }) => (
            <option key={rule} value={rule}>
              {`${rules[rule].title} (${texts.types[typeOfRule(rule)]})`}
            </option>
          )),
        )}
      </Choice>
      <Choice name="language" label={texts.filter.language} all={texts.filter.all} value={filter.language}>
        {summary.languages.map((language) => (
          <option key={language} value={language}>
            {formatLanguage(language, locale)}
          </option>
        ))}
      </Choice>
      <label className="flex min-w-0 flex-col gap-1 text-label font-medium">
        {texts.filter.text}
        <input
          type="search"
          name="text"
          defaultValue={filter.text ?? ''}
          maxLength={200}
          className={control}
        />
      </label>
      <p className="flex flex-wrap items-center gap-4 sm:col-span-full">
        <button type="submit" className="button">
          {texts.filter.apply}
        </button>
        {isFiltered && (
          <a href={routes.contentHealth()} className="link">
            {texts.filter.reset}
          </a>
        )}
      </p>
    </form>
  )
}

const control =
  'min-h-11 w-full min-w-0 rounded-pane border-[1.5px] border-line-strong bg-raised px-3 py-2 text-base font-normal'

type ChoiceProps = { name: string; label: string; all: string; value: string | null; children: ReactNode }

function Choice({ name, label, all, value, children }: ChoiceProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={`filter-${name}`} className="text-label font-medium">
        {label}
      </label>
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ''} className={control}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  )
}

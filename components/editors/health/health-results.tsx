import { EditorPages } from '@/components/editors/editor-pages'
import { EmptyState } from '@/components/ui/empty-state'
import {
  isOfAllWarnings,
  type RecordFilter,
  type RecordListPage,
  toFilterParameters,
} from '@/lib/editors/content-check/filter'
import type { CheckSummary } from '@/lib/editors/content-check/summary'
import type { HealthRecord } from '@/lib/editors/content-health'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'
import { HealthFilter } from './health-filter'
import { HealthRecordView } from './health-record'

type HealthResultsProps = {
  summary: CheckSummary
  filter: RecordFilter
  list: RecordListPage<HealthRecord>
  locale: string
}

/** The records that the filter selects, page by page, and the same as files. */
export function HealthResults({ summary, filter, list, locale }: HealthResultsProps) {
  const t = editorTranslatorFor(locale)
  const parameters = toFilterParameters(filter)
  const isFiltered = Object.keys(parameters).length > 0
  return (
    <section className="flex flex-col gap-6">
      <HealthFilter summary={summary} filter={filter} locale={locale} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div className="flex flex-col gap-1">
          <h2 className="font-story text-headline font-medium">
            {t('Health.records', { count: list.total })}
          </h2>
          {list.total > 0 && isOfAllWarnings(filter) && (
            <p className="text-muted">{t('Health.withWarnings', { count: list.withWarnings })}</p>
          )}
        </div>
        {list.total > 0 && (
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <span className="text-muted">{t('Health.downloads')}</span>
            <a href={routes.contentHealthFile('records.csv', parameters)} className="link">
              {t('Health.csv')}
            </a>
            <a href={routes.contentHealthFile('records.json', parameters)} className="link">
              {t('Health.json')}
            </a>
          </p>
        )}
      </div>
      {list.total === 0 ? (
        isFiltered && <EmptyState title={t('Health.noMatch')} />
      ) : (
        <ol className="flex flex-col divide-y divide-line border-y border-line">
          {list.records.map((record) => (
            <li key={`${record.type} ${record.reference}`}>
              <HealthRecordView record={record} locale={locale} />
            </li>
          ))}
        </ol>
      )}
      <EditorPages
        page={list.page}
        pageCount={list.pageCount}
        hrefFor={(page) =>
          routes.contentHealth(page === 1 ? parameters : { ...parameters, page: String(page) })
        }
        locale={locale}
      />
    </section>
  )
}

import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import type { ContentHealth } from '@/lib/editors/content-health'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatTimestamp } from '@/lib/i18n/format'
import { routes } from '@/lib/routes'
import { HealthCounts } from './health-counts'
import { HealthProgress } from './health-progress'
import { HealthResults } from './health-results'

export function ContentHealthView({ health, locale }: { health: ContentHealth; locale: string }) {
  const t = editorTranslatorFor(locale)
  const { progress, hasFailed, latest } = health
  const summary = latest?.summary
  return (
    <main className="page-width page gap-12">
      <title>{t('Health.title')}</title>
      <div className="flex flex-col gap-6">
        <nav aria-label={t('Health.editors')}>
          <a href={routes.editors()} className="link">
            {t('Health.editors')}
          </a>
        </nav>
        <PageHeader title={t('Health.title')} intro={t('Health.intro')} />
        {summary && (
          <div className="flex flex-col gap-1">
            <p className="font-medium">
              {t('Health.finished', {
                date: formatTimestamp(new Date(summary.finishedAt), locale, env.SITE_TIME_ZONE),
              })}
            </p>
            <p className="text-muted">
              {t('Health.checked', {
                articles: summary.checked.article,
                organizations: summary.checked.organization,
                jobs: summary.checked.job,
                // The result of an earlier version has no pages.
                pages: summary.checked.page ?? 0,
              })}
            </p>
          </div>
        )}
        {hasFailed && !progress && (
          <div role="alert" className="rounded-pane bg-signal-soft p-5 text-signal">
            <p className="font-medium">{t('Health.failed')}</p>
            <p>{t('Health.failedText')}</p>
          </div>
        )}
        {progress ? (
          <HealthProgress progress={progress} locale={locale} />
        ) : (
          <form method="post" action={routes.checkContent()}>
            <button type="submit" className={summary ? 'button button-quiet' : 'button'}>
              {t(summary ? 'Health.again' : 'Health.start')}
            </button>
          </form>
        )}
      </div>
      {latest ? (
        <>
          <HealthCounts summary={latest.summary} filter={latest.filter} locale={locale} />
          <HealthResults {...latest} locale={locale} />
        </>
      ) : (
        !progress && <EmptyState title={t('Health.never')} text={t('Health.neverText')} />
      )}
    </main>
  )
}

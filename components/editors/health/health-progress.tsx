import { AutoRefresh } from '@/components/editors/auto-refresh.client'
import type { CheckProgress } from '@/lib/editors/content-check/check-options'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatNumber } from '@/lib/i18n/format'
import { routes } from '@/lib/routes'

const seconds = 3

/** How far the check is. The page is read again until it ends, with and without JavaScript. */
export function HealthProgress({ progress, locale }: { progress: CheckProgress; locale: string }) {
  const t = editorTranslatorFor(locale)
  const { phase, step, steps } = progress
  const label = t(`Health.progress.${phase}`, {
    step,
    steps: steps === null ? t('Health.unknownNumber') : formatNumber(steps, locale),
  })
  return (
    <section className="flex flex-col gap-3 rounded-pane border border-line bg-raised p-5">
      <h2 className="font-story text-title font-medium">{t('Health.running')}</h2>
      <p role="status" className="flex flex-col gap-2">
        {label}
      </p>
      <progress
        aria-label={label}
        className="h-3 w-full accent-accent"
        {...(steps === null ? {} : { value: step, max: Math.max(1, steps) })}
      />
      <p className="text-label text-muted">
        {t('Health.runningText')}{' '}
        <a href={routes.contentHealth()} className="link">
          {t('Health.refresh')}
        </a>
      </p>
      <AutoRefresh seconds={seconds} />
      <noscript>
        <meta httpEquiv="refresh" content={String(2 * seconds)} />
      </noscript>
    </section>
  )
}

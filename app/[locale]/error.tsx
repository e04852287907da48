'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ErrorPageWithRetry } from '@/components/layout/error-page-with-retry.client'
import { routes } from '@/lib/routes'

/** The browser's side of a page that failed. `retry` asks the server for it anew. */
export default function FailedRoute({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('ErrorPage')
  const locale = useLocale()
  return (
    <main id="content" className="page-width page-stack">
      <ErrorPageWithRetry
        title={t('title')}
        text={t('text')}
        retryLabel={t('retry')}
        homeLabel={t('home')}
        homeHref={routes.home(locale)}
        onRetry={retry}
      />
    </main>
  )
}

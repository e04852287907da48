'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ErrorPageWithRetry } from '@/components/layout/error-page-with-retry.client'
import { homePath } from '@/lib/home-path'

/** Next.js renders this in the browser in place of a page that failed. `retry` requests the page again. */
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
        homeHref={homePath(locale)}
        onRetry={retry}
      />
    </main>
  )
}

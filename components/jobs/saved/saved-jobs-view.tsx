import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { SavedJobs } from './saved-jobs.client'

export function SavedJobsView() {
  const t = useTranslations('SavedJobs')
  const { SavedJobs: texts } = useMessages()
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      {/* The height of a short list, so that the footer stays where it is when the list appears. */}
      <div className="min-h-96">
        <noscript>
          <p className="max-w-[60ch]">{t('withoutScript')}</p>
        </noscript>
        <NextIntlClientProvider messages={{ SavedJobs: texts }}>
          <SavedJobs />
        </NextIntlClientProvider>
      </div>
    </>
  )
}

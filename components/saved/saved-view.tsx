import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { SavedLists } from './saved-lists.client'

export function SavedView() {
  const t = useTranslations('Saved')
  const {
    Saved,
    Ui: { textIn },
  } = useMessages()
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      {/* The height of short lists, so that the footer stays where it is when they appear. */}
      <div className="min-h-160">
        <noscript>
          <p className="max-w-[40em]">{t('withoutScript')}</p>
        </noscript>
        <NextIntlClientProvider messages={{ Saved, Ui: { textIn } }}>
          <SavedLists />
        </NextIntlClientProvider>
      </div>
    </>
  )
}

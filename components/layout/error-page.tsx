import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { routes } from '@/lib/routes'

/** The body of a 500 response. In the browser Next.js replaces it with app/[locale]/error.tsx. */
export function ErrorPage() {
  const t = useTranslations('ErrorPage')
  const locale = useLocale()
  return (
    <div className="flex flex-col gap-8">
      <title>{t('title')}</title>
      <PageHeader title={t('title')} intro={t('text')} />
      <p>
        <a href={routes.home(locale)} className="button">
          {t('home')}
        </a>
      </p>
    </div>
  )
}

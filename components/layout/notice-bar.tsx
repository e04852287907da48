import { useTranslations } from 'next-intl'
import { siteNotice } from './site-links'

/** The notice of site.yaml above every page. Nothing without one. */
export function NoticeBar({ locale }: { locale: string }) {
  const t = useTranslations('Layout')
  const notice = siteNotice(locale)
  if (!notice) return null
  return (
    <aside aria-label={t('notice')} className="no-print bg-accent-soft py-3">
      <p className="page-width text-label">
        {notice.href === null ? (
          notice.text
        ) : (
          <a href={notice.href} className="link">
            {notice.text}
          </a>
        )}
      </p>
    </aside>
  )
}

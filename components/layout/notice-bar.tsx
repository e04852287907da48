import { useTranslations } from 'next-intl'
import { site, textIn } from '@/lib/settings/site'

/** The notice of site.yaml above every page. Nothing without one. */
export function NoticeBar({ locale }: { locale: string }) {
  const t = useTranslations('Layout')
  const { notice } = site
  if (!notice) return null
  const text = textIn(notice.text, locale)
  return (
    <aside aria-label={t('notice')} className="no-print bg-accent-soft py-3">
      <p className="page-width text-label">
        {notice.link ? (
          <a href={notice.link.replaceAll('{locale}', locale)} className="link">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </aside>
  )
}

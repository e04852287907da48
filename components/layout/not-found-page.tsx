import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { listLinks } from './site-links'

export type NotFoundKind =
  | 'page'
  | 'article'
  | 'company'
  | 'companyArticles'
  | 'job'
  | 'category'
  | 'collection'

/** An explanation for the kind of page, and links to the lists. */
export function NotFoundPage({ kind }: { kind: NotFoundKind }) {
  const t = useTranslations('NotFoundPage')
  const locale = useLocale()
  const links = listLinks(locale)
  const first = kind === 'job' ? links.length - 1 : kind === 'company' ? 1 : 0
  return (
    <div className="flex flex-col gap-8">
      <title>{t(`${kind}.title`)}</title>
      <PageHeader eyebrow={t('eyebrow')} title={t(`${kind}.title`)} intro={t(`${kind}.text`)} />
      <nav aria-label={t('links')}>
        <ul className="flex flex-wrap gap-3">
          {links.map(({ href, name }, index) => (
            <li key={href}>
              <a href={href} className={index === first ? 'button' : 'button button-quiet'}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { routes } from '@/lib/routes'

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
  const layout = useTranslations('Layout')
  const locale = useLocale()
  const links = [
    { href: routes.articles(locale), name: layout('articles') },
    { href: routes.companies(locale), name: layout('companies') },
    { href: routes.jobs(locale), name: layout('jobs') },
  ]
  const first = kind === 'job' ? 2 : kind === 'company' ? 1 : 0
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

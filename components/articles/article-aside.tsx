import { useLocale, useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { toHost } from '@/components/ui/host'
import type { FeaturedOrganization } from '@/lib/data/articles/article-context'
import { langProps } from '@/lib/i18n/lang-props'
import type { Article } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { FeaturedOrganizationItem } from './featured-organization-item'

type ArticleAsideProps = {
  article: Article
  organizations: readonly FeaturedOrganization[]
  /** Nothing else is beside the text. */
  isAlone: boolean
}

/** The organizations with their open jobs, the collections and the original URL of an article. */
export function ArticleAside({ article, organizations, isAlone }: ArticleAsideProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  return (
    <aside
      aria-label={t('organizations')}
      className={`reading-aside ${isAlone ? 'reading-aside-alone' : ''}`}
    >
      {organizations.length > 0 && (
        <div className="flex flex-col gap-4">
          <h2 className="font-semibold">{t('organizations')}</h2>
          <ul className="flex flex-col gap-8">
            {organizations.map((organization) => (
              <li key={organization.named.slug}>
                <FeaturedOrganizationItem organization={organization} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {article.collections.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 className="font-semibold">{t('collections')}</h2>
          <ul className="flex flex-col gap-2">
            {article.collections.map((collection) => (
              <li key={collection.reference}>
                <a
                  href={routes.collection(locale, collection)}
                  {...langProps(article.language)}
                  className="link font-story text-lg"
                >
                  {collection.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {article.originalUrl && <OriginalLink url={article.originalUrl} />}
    </aside>
  )
}

function OriginalLink({ url }: { url: string }) {
  const t = useTranslations('Articles')
  return (
    <p className="text-label text-muted">
      {t.rich('firstPublished', {
        host: toHost(url),
        link: (host) => (
          <ExternalLink href={url} rel="external noopener">
            {host}
          </ExternalLink>
        ),
      })}
    </p>
  )
}

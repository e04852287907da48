import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { ExternalLink } from '@/components/ui/external-link'
import { toHost } from '@/components/ui/host'
import { LogoImage } from '@/components/ui/logo-image'
import type { Article, ArticleOrganization } from '@/lib/model/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'

type ArticleAsideProps = { article: Article; organizations: readonly OrganizationSummary[] }

/** The organizations, the collections and the original URL of an article. */
export function ArticleAside({ article, organizations }: ArticleAsideProps) {
  const t = useTranslations('Articles')
  const locale = useLocale()
  if (!article.organizations.length && !article.collections.length && !article.originalUrl) return null
  return (
    <aside className="flex flex-col gap-8 border-t-2 border-ink pt-5 lg:sticky lg:top-6 lg:self-start">
      {article.organizations.length > 0 && (
        <div className="flex flex-col gap-4">
          <h2 className="font-semibold">{t('organizations')}</h2>
          <ul className="flex flex-col gap-4">
            {article.organizations.map((named) => {
              const known = organizations.find(({ slug }) => slug === named.slug)
              return (
                <li key={named.slug}>
                  {known ? (
                    <OrganizationCard organization={known} size="compact" headingLevel={3} />
                  ) : (
                    <NamedOrganization organization={named} />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {article.collections.length > 0 && (
        <div className="flex flex-col gap-2">
          <h2 className="font-semibold">{t('collections')}</h2>
          <ul className="flex flex-col gap-2">
            {article.collections.map((collection) => (
              <li key={collection.reference}>
                <Link
                  href={routes.collection(locale, collection)}
                  lang={article.language}
                  className="link font-story text-lg"
                >
                  {collection.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {article.originalUrl && <OriginalLink url={article.originalUrl} />}
    </aside>
  )
}

function NamedOrganization({ organization }: { organization: ArticleOrganization }) {
  return (
    <div className="flex items-center gap-4">
      <LogoImage src={organization.logo} name={organization.name} />
      <p className="font-semibold">{organization.name}</p>
    </div>
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

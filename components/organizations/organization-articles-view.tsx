import { useLocale, useTranslations } from 'next-intl'
import { ArticleListView } from '@/components/articles/article-list-view'
import { PageHeader } from '@/components/ui/page-header'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { OrganizationCard } from './organization-card'

type OrganizationArticlesViewProps = {
  organization: OrganizationSummary
  articles: ArticlePage
}

/** A page of the articles about an organization, and below them the organization. */
export function OrganizationArticlesView({ organization, articles }: OrganizationArticlesViewProps) {
  const t = useTranslations('CompanyStories')
  const articlesText = useTranslations('Articles')
  const locale = useLocale()
  const { name, slug } = organization
  return (
    <>
      <ArticleListView
        header={
          <PageHeader
            title={t('title', { name })}
            meta={articlesText('articleCount', { count: articles.total })}
          />
        }
        articles={articles}
        hrefFor={(page) => routes.companyArticles(locale, slug, page)}
        feedPaths={feedScopes.companyArticles(locale, organization).paths}
        loading="preload"
      />
      <OrganizationCard organization={organization} size="wide" />
    </>
  )
}

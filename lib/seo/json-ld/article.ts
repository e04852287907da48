import type { Article as ArticleNode, NewsArticle, Organization, Person } from 'schema-dts'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Article, ArticleSummary, Author } from '@/lib/model/articles/article'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { articlePath, isSyndicated } from '@/lib/seo/canonical-paths'
import { ids, type Node } from './graph'
import { pageGraph } from './page'
import { toVideoObject } from './video'
import { siteNodes } from './website'

/** Whether an article is in one of NEWS_INDEXES. */
function isNews(article: ArticleSummary): boolean {
  return article.indexes.some((index) => env.NEWS_INDEXES.includes(index))
}

/**
 * The JSON-LD of an article's page. `organizations` are those of the site, which have a page. For a syndicated article it
 * describes the site only, since the original is canonical.
 */
export function articleGraph(
  article: Article,
  organizations: readonly OrganizationSummary[],
  breadcrumbs: Breadcrumbs,
): Node[] {
  const locale = localeForLanguage(article.language)
  if (isSyndicated(article)) return siteNodes(locale)
  const page = {
    locale,
    path: articlePath(article),
    name: article.name,
    breadcrumbs,
    image: article.video?.player ? article.video.image : article.image,
  }
  const video = article.video && toVideoObject(article.video)
  return pageGraph(page, [toArticleNode(article, organizations, video !== null), ...(video ? [video] : [])])
}

function toArticleNode(
  article: Article,
  organizations: readonly OrganizationSummary[],
  hasVideo: boolean,
): ArticleNode | NewsArticle {
  const { name, summary, categories, collections, authors } = article
  const image = article.image ?? article.social.image ?? routes.openGraphImage(articlePath(article))
  return {
    '@type': isNews(article) ? 'NewsArticle' : 'Article',
    '@id': ids.article(article.reference),
    mainEntityOfPage: { '@id': ids.webPage(articlePath(article)) },
    url: absoluteUrl(articlePath(article)),
    headline: name,
    ...(summary !== null && { description: summary }),
    image: absoluteUrl(image),
    datePublished: article.publishedAt.toISOString(),
    author: authors.length > 0 ? authors.map(toPerson) : { '@id': ids.publisher() },
    publisher: { '@id': ids.publisher() },
    inLanguage: article.language,
    isAccessibleForFree: true,
    wordCount: article.wordCount,
    ...(categories.length > 0 && { articleSection: categories.map((category) => category.name) }),
    ...(collections.length > 0 && { keywords: collections.map((collection) => collection.name) }),
    ...(article.organizations.length > 0 && { mentions: toMentions(article, organizations) }),
    ...(article.video && hasVideo && { video: { '@id': ids.video(article.video.reference) } }),
  }
}

function toPerson({ name, website, profiles }: Author): Person {
  const urls = [...(website === null ? [] : [website]), ...profiles.map(({ url }) => url)]
  return {
    '@type': 'Person',
    name,
    ...(urls[0] !== undefined && { url: urls[0] }),
    ...(urls.length > 1 && { sameAs: urls.slice(1) }),
  }
}

/** Organizations that have no page on this site have a name only. */
function toMentions(article: Article, known: readonly OrganizationSummary[]): Organization[] {
  const locale = localeForLanguage(article.language)
  return article.organizations.map(({ slug, name, logo }) => {
    const organization = known.find((candidate) => candidate.slug === slug)
    return organization
      ? {
          '@type': 'Organization',
          '@id': ids.organization(organization.reference),
          name: organization.name,
          url: absoluteUrl(routes.company(locale, slug)),
          ...(organization.logo !== null && { logo: absoluteUrl(organization.logo) }),
        }
      : { '@type': 'Organization', name, ...(logo !== null && { logo: absoluteUrl(logo) }) }
  })
}

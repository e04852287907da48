import type { Metadata } from 'next'
import { toExcerpt } from '@/lib/content/plain-text'
import { ownerLocale } from '@/lib/i18n/locales'
import type { Article, ArticleSummary } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feeds/scope'
import { pageMetadata } from './metadata'

/** An article has one address, in the locale of its language. */
export function articlePath(article: ArticleSummary): string {
  return routes.article(ownerLocale(article.language), article)
}

export function articleMetadata(article: Article): Metadata {
  const text = toExcerpt(article.content, 155)
  return pageMetadata({
    locale: ownerLocale(article.language),
    path: articlePath(article),
    title: article.seo.title,
    description: article.seo.description ?? text,
    social: { title: article.social.title, description: article.social.description ?? text },
    image: article.social.image,
    feeds: feedLinks(feedScopes.articles(ownerLocale(article.language))),
    article: {
      publishedAt: article.publishedAt,
      section: article.categories[0]?.name ?? null,
      tags: article.collections.map((collection) => collection.name),
      authors: article.authors.map((author) => author.name),
    },
  })
}

import type { Metadata } from 'next'
import { toExcerpt } from '@/lib/content/plain-text'
import { env } from '@/lib/env'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Article, ArticleSummary } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { feedLinks, feedScopes } from './feed-scope'
import { type PreviewImage, type PreviewSource, pageMetadata } from './metadata'

/** An article has one address, in the locale of its language. */
export function articlePath(article: ArticleSummary): string {
  return routes.article(localeForLanguage(article.language), article)
}

/** Whether an article was first published by one of ORIGINAL_PUBLISHER_HOSTS: search engines are to list it there. */
export function isSyndicated(article: ArticleSummary): boolean {
  const { originalUrl } = article
  return originalUrl !== null && env.ORIGINAL_PUBLISHER_HOSTS.includes(new URL(originalUrl).hostname)
}

/** The one address search engines are to list: a path here, or the whole address of the original. */
export function articleCanonical(article: ArticleSummary): string {
  return isSyndicated(article) && article.originalUrl !== null ? article.originalUrl : articlePath(article)
}

export function articlePreview(article: Article): PreviewSource {
  return { image: article.social.image, card: routes.card(articlePath(article)) }
}

export function articleMetadata(article: Article, image: PreviewImage): Metadata {
  const text = toExcerpt(article.content, 155)
  return pageMetadata({
    locale: localeForLanguage(article.language),
    language: article.language,
    path: articleCanonical(article),
    twin: routes.markdown(articlePath(article)),
    title: article.seo.title,
    description: article.seo.description ?? text,
    social: { title: article.social.title, description: article.social.description ?? text },
    image,
    feeds: feedLinks(feedScopes.articles(localeForLanguage(article.language))),
    article: {
      publishedAt: article.publishedAt,
      section: article.categories[0]?.name ?? null,
      tags: article.collections.map((collection) => collection.name),
      authors: article.authors.map((author) => author.name),
    },
  })
}

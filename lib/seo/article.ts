import type { Metadata } from 'next'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { Article } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { articleCanonical, articlePath } from './canonical-paths'
import { feedLinks, feedScopes } from './feed-scope'
import { type OpenGraphImage, pageMetadata } from './metadata'

/**
 * `excerpt` is the beginning of the article's text: the description of an article without one of its own. The API's
 * descriptions are plain text: characters of Markdown and HTML in them are characters.
 */
export function articleMetadata(article: Article, excerpt: string, image: OpenGraphImage): Metadata {
  const fallback = excerpt || article.video?.description || article.name
  return pageMetadata({
    locale: localeForLanguage(article.language),
    language: article.language,
    path: articleCanonical(article),
    markdown: routes.markdown(articlePath(article)),
    frame: articlePath(article),
    title: article.seo.title,
    description: article.seo.description ?? fallback,
    social: { title: article.social.title, description: article.social.description ?? fallback },
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

import { cache } from 'react'
import { tags } from '@/lib/cache-tags'
import { nameFootnotes } from '@/lib/content/footnotes'
import { parseText } from '@/lib/content/pipeline'
import { cutText, firstSentences } from '@/lib/content/plain-text'
import { readMonth } from '@/lib/data/articles/article-query'
import { getArticle, readNewsArticles } from '@/lib/data/articles/articles'
import { findOrganization } from '@/lib/data/organizations'
import { localeForLanguage, messagesFor } from '@/lib/i18n/locales'
import type { Article } from '@/lib/model/articles/article'
import { parseDay, parseKey, routes } from '@/lib/routes'
import { articleMetadata } from '@/lib/seo/article'
import { articlesBreadcrumb, type Breadcrumbs } from '@/lib/seo/breadcrumbs'
import { articlePath, isSyndicated } from '@/lib/seo/canonical-paths'
import { articleGraph } from '@/lib/seo/json-ld/article'
import type { OpenGraphImage } from '@/lib/seo/metadata'
import { articleEntry, newsEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { article: Article }

/** Google reads this many entries of a news sitemap. */
const maxNews = 1_000

/** Characters of the description of an article that has none of its own. */
const excerptLength = 155

export const articlePage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]/articles/[year]/[month]/[day]/[article]'],
  /** Also finds an article by a URL with another slug, date or locale. */
  read: async ({ year = '', month = '', day = '', article: segment = '' }) => {
    const date = parseDay(year, month, day)
    const key = parseKey(segment)
    const article = date && key ? await getArticle(key.reference) : null
    return article && { article }
  },
  path: ({ article }) => articlePath(article),
  languageLinks: ({ article }) => [
    { locale: localeForLanguage(article.language), href: articlePath(article) },
  ],
  breadcrumbs,
  metadata: async ({ article }) =>
    articleMetadata(
      article,
      cutText(firstSentences(articleText(article)), excerptLength),
      await selectArticleImage(article),
    ),
  jsonLd: async (content) => {
    const { organizations } = content.article
    const known = await Promise.all(organizations.map(({ slug }) => findOrganization(slug)))
    return articleGraph(
      content.article,
      known.flatMap((organization) => organization ?? []),
      breadcrumbs(content),
    )
  },
  openGraphImage: ({ article }) => {
    const { categories, organizations, social, language } = article
    return {
      path: articlePath(article),
      label: categories[0]?.name ?? messagesFor(localeForLanguage(language)).Articles.title,
      title: social.title,
      facts: organizations.map((organization) => organization.name).slice(0, 1),
    }
  },
  hasMarkdown: true,
  sitemap: {
    lists: {
      news: async (locale) =>
        (await readNewsArticles(locale, new Date()))
          .filter((article) => !isSyndicated(article))
          .slice(0, maxNews)
          .map(newsEntry),
    },
    month: async (locale, period, { part, size }) => {
      const range = { offset: (part - 1) * size, limit: size }
      const articles = await readMonth({ locale, period }, range, new Date())
      return articles.filter((article) => !isSyndicated(article)).map(articleEntry)
    },
  },
  cacheTags: ({ article }) => [tags.article(article.reference)],
})

/** The parsed text of an article, parsed once per render: metadata and body share it. */
export const articleText = cache((article: Article) =>
  nameFootnotes(parseText(article.content, 'markdown'), article.language),
)

function breadcrumbs({ article }: Content): Breadcrumbs {
  const locale = localeForLanguage(article.language)
  const category = article.categories[0]
  return [
    articlesBreadcrumb(locale),
    ...(category ? [{ name: category.name, href: routes.category(locale, category) }] : []),
    { name: article.name },
  ]
}

/** The picture that other sites show of an article. */
export function selectArticleImage(article: Article): Promise<OpenGraphImage> {
  return selectOpenGraphImage(
    [article.social.image, article.image, article.video?.image],
    articlePath(article),
  )
}

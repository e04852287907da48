import 'server-only'
import { cacheLife } from 'next/cache'
import { parseText } from '@/lib/content/pipeline'
import { firstQuote, type Quote } from '@/lib/content/plain-text'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { previewScope } from '@/lib/data/preview-scope'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { getArticle, listOrganizationArticles } from './articles'

/** What the pages of the jobs of an organization show of the articles about it. */
export type OrganizationStories = {
  articles: readonly ArticleSummary[]
  /** What somebody says in one of the latest articles, which can be another one. */
  quote: (Quote & { article: ArticleSummary }) | null
}

const maxArticles = 2

/** The newest articles about an organization that a locale shows. */
export async function readOrganizationStories(slug: string, locale: string): Promise<OrganizationStories> {
  return previewScope()?.at ? readStories(slug, locale) : listPublicStories(slug, locale)
}

/** Read once for all jobs of the organization. It has the tags of the functions that it calls. */
async function listPublicStories(slug: string, locale: string): Promise<OrganizationStories> {
  'use cache'
  cacheLife(cacheLifetime(['articles']))
  return readStories(slug, locale)
}

async function readStories(slug: string, locale: string): Promise<OrganizationStories> {
  const articles = await listOrganizationArticles(slug, locale)
  return { articles: articles.slice(0, maxArticles), quote: await findQuote(articles) }
}

/** Of articles about this organization alone: in others, somebody else can be the speaker. */
async function findQuote(articles: readonly ArticleSummary[]): Promise<OrganizationStories['quote']> {
  for (const summary of articles) {
    const article = summary.organizations.length === 1 ? await getArticle(summary.reference) : null
    const quote = article && firstQuote(parseText(article.content, 'markdown'))
    if (quote) return { ...quote, article: summary }
  }
  return null
}

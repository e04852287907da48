import { isDirectoryComplete } from '@/lib/data/known-lists'
import { hasToken } from '@/lib/data/transport'
import { defaultLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { articlePage } from './article'
import type { FoundPage } from './known-not-found'
import { findByOldPath, knownPathOf, parseOldArticlePath } from './old-article-path'

/**
 * The page of the article that had this path on a previous site. Reads the article: one that was withdrawn has no page. Null
 * if the path is not one of a previous site, or no article has its slug.
 */
export async function findOldArticle(path: string): Promise<FoundPage | null> {
  if (parseOldArticlePath(path) === null || !hasToken) return null
  const article = findByOldPath(path)
  if (!article) return isDirectoryComplete() ? null : { kind: 'unavailable' }
  const { day, reference } = article
  const ownPath =
    knownPathOf(article) ?? routes.article(defaultLocale, { publishedAt: new Date(day), slug: '', reference })
  const found = await articlePage.open(ownPath)
  return found && { kind: 'redirect', path: found.path() }
}

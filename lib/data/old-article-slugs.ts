import { oldSlugOf } from '@vitrine/api-contract/old-slug'
import { LRUCache } from 'lru-cache'
import type { ArticleKey } from '@/lib/model/article'
import { sharedState } from '@/lib/process/shared-state'
import { utcDay } from './utc-day'

/** Articles with one slug, of as many languages. */
const maxLanguages = 8

/**
 * The articles of a slug, at most one of each language, newest first, as `{language} {day} {reference}` in a line each. A
 * text uses a quarter of the memory of objects. More slugs than the directory of articles has are evicted.
 */
const slugs = sharedState('old-article-slugs', () => new LRUCache<string, string>({ max: 150_000 }))

/** The last day (UTC) of an article that a list has shown. */
export type OldArticle = { language: string; day: string; reference: string }

/**
 * Stores the slug that an article had on a previous site: the last segment of `url`, else its slug on this site. Of several
 * articles with one slug and language, the newest is stored.
 */
export function addOldSlug(article: ArticleKey, url: string | null | undefined): void {
  const { reference, publishedAt } = article
  const slug = oldSlugOf(url, reference) ?? article.slug
  if (slug === '') return
  const own = { language: primary(article.language), day: utcDay(publishedAt), reference }
  const others = read(slug).filter((other) => other.reference !== reference)
  const same = others.find(({ language }) => language === own.language)
  if (same && same.day > own.day) return
  const entries = [own, ...others.filter((other) => other !== same)]
  entries.sort((a, b) => (a.day < b.day ? 1 : -1))
  slugs.set(slug, entries.slice(0, maxLanguages).map(write).join('\n'))
}

/** The article of a slug: that in the language, else the newest. Null if no list has shown one. */
export function findOldSlug(slug: string, language: string | null): OldArticle | null {
  const entries = read(slug)
  return entries.find((entry) => entry.language === language) ?? entries[0] ?? null
}

/** All slugs with their articles, for a stored copy. */
export function listOldSlugs(): [slug: string, articles: string][] {
  return [...slugs.entries()]
}

export function restoreOldSlugs(entries: readonly [slug: string, articles: string][]): void {
  for (const [slug, articles] of entries) slugs.set(slug, articles)
}

function primary(language: string): string {
  return (language.split('-', 1)[0] ?? '').toLowerCase()
}

function read(slug: string): OldArticle[] {
  const lines = slugs.get(slug)?.split('\n') ?? []
  return lines.map((line) => {
    const [language = '', day = '', reference = ''] = line.split(' ')
    return { language, day, reference }
  })
}

/** `join` gives a flat string: a template would keep its parts in memory. */
function write({ language, day, reference }: OldArticle): string {
  return [language, day, reference].join(' ')
}

import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { articlesTags } from '@/lib/data/articles/article-query'
import { cacheLifetime } from '@/lib/data/cache-lifetime'
import { readEmployer } from '@/lib/data/organizations'
import { pages } from '@/lib/pages/registry'
import type { SitemapList } from '@/lib/routes'
import type { SitemapEntry } from '@/lib/seo/sitemap-entries'

/** The entries of one list in a locale, in the order of the page registry, each path once. */
export async function listEntries(list: SitemapList, locale: string): Promise<readonly SitemapEntry[]> {
  'use cache'
  await readEmployer()
  cacheTag(...articlesTags(), tags.organizations(), tags.jobs())
  const entries = await Promise.all(pages.map(({ sitemap }) => sitemap.lists[list]?.(locale) ?? []))
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  return [...new Map(entries.flat().map((entry) => [entry.path, entry])).values()]
}

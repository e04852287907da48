import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ArchiveView } from '@/components/articles/archive-view'
import { listArchive, listYears } from '@/lib/data/articles'
import { formatMonth } from '@/lib/format'
import { routes } from '@/lib/routes'
import { alternates } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feeds/scope'
import { listGraph, toListItem } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { trails } from '@/lib/seo/trail'
import { describePage, drawPage } from '../drawing'

type Key = { locale: string; year: number | null; month?: number }

/** A year or month without articles has no page. */
async function readArchive({ locale, year, month }: Key) {
  if (year === null) return null
  const articles = await listArchive(locale, year, month)
  return articles.length > 0 ? { year, month: month ?? null, articles } : null
}

/** The archive of a year, or of a month of it. */
export function drawArchive(params: Promise<Key>): Promise<ReactNode> {
  return drawPage('page', params, async (key) => {
    const archive = await readArchive(key)
    if (!archive) return null
    const years = await listYears(key.locale)
    const { year, month, articles } = archive
    const trail = trails.archive(key.locale, year, month)
    const page = {
      locale: key.locale,
      path: routes.archive(key.locale, year, month ?? undefined),
      name: trail.at(-1)?.name ?? '',
      trail,
    }
    return {
      alternates: alternates.articles(),
      trail,
      graph: listGraph(page, { items: articles.map(toListItem) }),
      body: <ArchiveView {...archive} years={years} />,
    }
  })
}

export function describeArchive(params: Promise<Key>): Promise<Metadata> {
  return describePage(params, async (key) => {
    const archive = await readArchive(key)
    if (!archive) return null
    const { locale } = key
    const { year, month } = archive
    const t = await getTranslations('Articles')
    const period = month === null ? String(year) : formatMonth(year, month, locale)
    return pageMetadata({
      locale,
      path: routes.archive(locale, year, month ?? undefined),
      title: t('archiveTitle', { period }),
      description: t('archiveDescription', { period, count: archive.articles.length }),
      feeds: feedLinks(feedScopes.articles(locale)),
    })
  })
}

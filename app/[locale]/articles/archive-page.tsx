import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ArchiveView } from '@/components/articles/archive-view'
import { listArchive, listYears } from '@/lib/data/articles'
import { formatMonth } from '@/lib/format'
import { routes } from '@/lib/routes'
import { alternates } from '@/lib/seo/alternates'
import { pageMetadata } from '@/lib/seo/metadata'
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
    return { alternates: alternates.articles(), graph: [], body: <ArchiveView {...archive} years={years} /> }
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
    })
  })
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { ArchiveView } from '@/components/articles/archive-view'
import { listArchive, listArchiveMonths, listArticleLocales, listYears, toPeriod } from '@/lib/data/articles'
import { getPreviewImage } from '@/lib/data/preview-images'
import { formatMonth } from '@/lib/i18n/format'
import { trails } from '@/lib/pages/breadcrumbs'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { listGraph, toListItem } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Key = { locale: string; year: number | null; month?: number }

/** A year or month without articles has no page. */
async function readArchive({ locale, year, month }: Key) {
  if (year === null) return null
  const articles = await listArchive(locale, year, month)
  if (articles.total === 0) return null
  const locales = await listArticleLocales(toPeriod(year, month))
  const versions = versionsIn(locales, (locale) => routes.archive(locale, year, month))
  return { year, month: month ?? null, articles, versions }
}

/** The archive of a year, or of a month of it. */
export function drawArchive(params: Promise<Key>): Promise<ReactNode> {
  return drawPage('page', params, async (key) => {
    const archive = await readArchive(key)
    if (!archive) return null
    const { year, month, articles, versions } = archive
    const [years, months] = await Promise.all([
      listYears(key.locale),
      month === null ? listArchiveMonths(key.locale, year) : [],
    ])
    const trail = trails.archive(key.locale, year, month)
    const page = {
      locale: key.locale,
      path: routes.archive(key.locale, year, month ?? undefined),
      name: trail.at(-1)?.name ?? '',
      trail,
    }
    return {
      alternates: switcherLinks(versions, routes.articles),
      trail,
      graph: listGraph(page, { items: articles.items.map(toListItem) }),
      body: <ArchiveView year={year} month={month} articles={articles} months={months} years={years} />,
    }
  })
}

export function describeArchive(params: Promise<Key>): Promise<Metadata> {
  return describePage(params, async (key) => {
    const archive = await readArchive(key)
    if (!archive) return null
    const { locale } = key
    const { year, month, articles, versions } = archive
    const t = await getTranslations('Articles')
    const period = month === null ? String(year) : formatMonth(year, month, locale)
    return pageMetadata({
      locale,
      path: routes.archive(locale, year, month ?? undefined),
      title: t('archiveTitle', { period }),
      description: t('archiveDescription', { period, count: articles.total }),
      image: await getPreviewImage({ image: null, card: routes.card(routes.articles(locale)) }),
      versions,
      feeds: feedLinks(feedScopes.articles(locale)),
    })
  })
}

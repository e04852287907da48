import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { ArticlesView } from '@/components/articles/articles-view'
import { listArticleLocales, listArticles, listCategories, listYears } from '@/lib/data/articles'
import { getPreviewImage } from '@/lib/data/preview-images'
import { messagesFor } from '@/lib/i18n/locales'
import { trails } from '@/lib/pages/breadcrumbs'
import { routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Key = { locale: string; page: number | null }

/** The first page of the list stands even when it is empty; every other must have articles. */
async function readPage({ locale, page }: Key) {
  if (page === null) return null
  const articles = await listArticles({ language: locale }, page)
  return page === 1 || articles.items.length > 0 ? articles : null
}

/** The first pages of a list are versions of each other; the others show what happens to be on them. */
async function readVersions(page: number) {
  return page === 1 ? versionsIn(await listArticleLocales({}), (locale) => routes.articles(locale)) : []
}

/** The list of all articles, for its first page and the numbered ones alike. */
export function drawArticles(params: Promise<Key>): Promise<ReactNode> {
  return drawPage('page', params, async (key) => {
    const articles = await readPage(key)
    if (!articles) return null
    const [categories, years] = await Promise.all([listCategories(key.locale), listYears(key.locale)])
    const trail = trails.articles(key.locale, articles.page)
    const page = {
      locale: key.locale,
      path: routes.articles(key.locale, articles.page),
      name: messagesFor(key.locale).Articles.title,
    }
    return {
      alternates: switcherLinks(await readVersions(articles.page), routes.articles),
      trail,
      graph: articleListGraph({ ...page, trail }, articles),
      body: <ArticlesView articles={articles} categories={categories} years={years} />,
    }
  })
}

export function describeArticles(params: Promise<Key>): Promise<Metadata> {
  return describePage(params, async (key) => {
    const articles = await readPage(key)
    if (!articles) return null
    const { locale } = key
    const t = await getTranslations('Articles')
    const isFirst = articles.page === 1
    return pageMetadata({
      locale,
      path: routes.articles(locale, articles.page),
      title: isFirst ? t('title') : t('pageTitle', { title: t('title'), page: articles.page }),
      description: isFirst
        ? t('description')
        : t('pageTitle', { title: t('description'), page: articles.page }),
      image: await getPreviewImage({ image: null, card: routes.card(routes.articles(locale)) }),
      versions: await readVersions(articles.page),
      noindex: articles.total === 0,
      feeds: feedLinks(feedScopes.articles(locale), feedScopes.articles(null, locale)),
    })
  })
}

import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { CategoryView } from '@/components/articles/category-view'
import { getCategory, listArticleLocales, listArticles, listCategories } from '@/lib/data/articles'
import { getPreviewImage } from '@/lib/data/preview-images'
import { trails } from '@/lib/pages/breadcrumbs'
import { parseKey, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Key = { locale: string; category: string; page: number | null }

/** A category that some article names has a first page in every locale, even an empty one; other pages need articles. */
async function readCategory({ locale, category: segment, page }: Key) {
  const key = parseKey(segment)
  const category = key && page ? await getCategory(key.reference) : null
  if (!key || !page || !category) return null
  const articles = await listArticles({ language: locale, category: category.reference }, page)
  if (page > 1 && articles.items.length === 0) return null
  const locales = page === 1 ? await listArticleLocales({ category: category.reference }) : []
  const versions = versionsIn(locales, (locale) => routes.category(locale, category))
  return { slug: key.slug, category, articles, versions }
}

export function drawCategory(params: Promise<Key>): Promise<ReactNode> {
  return drawPage('category', params, async (key) => {
    const found = await readCategory(key)
    if (!found) return null
    const { slug, category, articles, versions } = found
    if (slug !== category.slug) permanentRedirect(routes.category(key.locale, category, articles.page))
    const categories = await listCategories(key.locale)
    const trail = trails.category(key.locale, category, articles.page)
    const page = {
      locale: key.locale,
      path: routes.category(key.locale, category, articles.page),
      name: category.name,
    }
    return {
      alternates: switcherLinks(versions, routes.articles),
      trail,
      graph: articleListGraph({ ...page, trail }, articles),
      body: <CategoryView category={category} categories={categories} articles={articles} />,
    }
  })
}

export function describeCategory(params: Promise<Key>): Promise<Metadata> {
  return describePage(params, async (key) => {
    const found = await readCategory(key)
    if (!found) return null
    const { category, articles, versions } = found
    const t = await getTranslations('Articles')
    return pageMetadata({
      locale: key.locale,
      path: routes.category(key.locale, category, articles.page),
      title:
        articles.page === 1 ? category.name : t('pageTitle', { title: category.name, page: articles.page }),
      description: t('categoryDescription', { name: category.name, count: articles.total }),
      image: await getPreviewImage({ image: null, card: routes.card(routes.category(key.locale, category)) }),
      versions,
      noindex: articles.total === 0,
      feeds: feedLinks(feedScopes.category(key.locale, category)),
    })
  })
}

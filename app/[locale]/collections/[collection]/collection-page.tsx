import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { describePage, drawPage } from '@/app/[locale]/page-shell'
import { CollectionView } from '@/components/articles/collection-view'
import { getCollection, listArticleLocales, listArticles } from '@/lib/data/articles'
import { getPreviewImage } from '@/lib/data/preview-images'
import { trails } from '@/lib/pages/breadcrumbs'
import { parseKey, routes } from '@/lib/routes'
import { switcherLinks, versionsIn } from '@/lib/seo/alternates'
import { feedLinks, feedScopes } from '@/lib/seo/feed-scope'
import { articleListGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'

type Key = { locale: string; collection: string; page: number | null }

/** A collection that some article names has a first page in every locale, even an empty one; other pages need articles. */
async function readCollection({ locale, collection: segment, page }: Key) {
  const key = parseKey(segment)
  const collection = key && page ? await getCollection(key.reference) : null
  if (!key || !page || !collection) return null
  const articles = await listArticles({ language: locale, collection: collection.reference }, page)
  if (page > 1 && articles.items.length === 0) return null
  const locales = page === 1 ? await listArticleLocales({ collection: collection.reference }) : []
  const versions = versionsIn(locales, (locale) => routes.collection(locale, collection))
  return { slug: key.slug, collection, articles, versions }
}

export function drawCollection(params: Promise<Key>): Promise<ReactNode> {
  return drawPage('collection', params, async (key) => {
    const found = await readCollection(key)
    if (!found) return null
    const { slug, collection, articles, versions } = found
    if (slug !== collection.slug) permanentRedirect(routes.collection(key.locale, collection, articles.page))
    const trail = trails.collection(key.locale, collection, articles.page)
    const page = {
      locale: key.locale,
      path: routes.collection(key.locale, collection, articles.page),
      name: collection.name,
    }
    return {
      alternates: switcherLinks(versions, routes.articles),
      trail,
      graph: articleListGraph({ ...page, trail }, articles),
      body: <CollectionView collection={collection} articles={articles} />,
    }
  })
}

export function describeCollection(params: Promise<Key>): Promise<Metadata> {
  return describePage(params, async (key) => {
    const found = await readCollection(key)
    if (!found) return null
    const { collection, articles, versions } = found
    const t = await getTranslations('Articles')
    return pageMetadata({
      locale: key.locale,
      path: routes.collection(key.locale, collection, articles.page),
      title:
        articles.page === 1
          ? collection.name
          : t('pageTitle', { title: collection.name, page: articles.page }),
      description: collection.summary ?? t('collectionDescription', { name: collection.name }),
      image: await getPreviewImage({
        image: collection.image,
        card: routes.card(routes.collection(key.locale, collection)),
      }),
      versions,
      noindex: articles.total === 0,
      feeds: feedLinks(feedScopes.collection(key.locale, collection)),
    })
  })
}

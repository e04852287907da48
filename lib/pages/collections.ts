import { tags } from '@/lib/cache-tags'
import { type CountedCollection, listCollections } from '@/lib/data/articles/article-groups'
import { locales, messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { versionsIn } from '@/lib/seo/alternates'
import { articlesBreadcrumb, type Breadcrumbs, collectionsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { listGraph } from '@/lib/seo/json-ld/list'
import { pageMetadata } from '@/lib/seo/metadata'
import { versionEntry } from '@/lib/seo/sitemap-entries'
import { selectOpenGraphImage } from './open-graph-image'
import { definePage } from './page-kind'

type Content = { locale: string; collections: readonly CountedCollection[] }

/** More are in the sitemap alone. */
const maxCollections = 200

/** The collections of a locale's articles, that with the latest article first. */
export const collectionsPage = definePage<Content>({
  browser: 'elements',
  routes: ['/[locale]/collections'],
  /** The page exists even without collections. */
  read: async ({ locale = '' }) => ({
    locale,
    collections: (await listCollections(locale)).slice(0, maxCollections),
  }),
  path: ({ locale }) => routes.collections(locale),
  languageLinks: () => versionsIn(locales, routes.collections),
  breadcrumbs,
  metadata: async ({ locale, collections }) => {
    const t = translatorFor(locale)
    const count = collections.length
    return pageMetadata({
      locale,
      path: routes.collections(locale),
      title: t('Articles.collectionsTitle'),
      description: t('Articles.collectionsDescription', { count }),
      image: await selectOpenGraphImage([], routes.collections(locale)),
      versions: versionsIn(await listCollectionLocales(), routes.collections),
      noindex: count === 0,
    })
  },
  jsonLd: ({ locale, collections }) => {
    const name = messagesFor(locale).Articles.collectionsTitle
    const items = collections.map((collection) => ({
      name: collection.name,
      path: routes.collection(locale, collection),
    }))
    const page = { locale, path: routes.collections(locale), name, breadcrumbs: breadcrumbs({ locale }) }
    return listGraph(page, { items })
  },
  openGraphImage: ({ locale }) => {
    const { collectionsTitle, collectionsIntro } = messagesFor(locale).Articles
    return {
      path: routes.collections(locale),
      label: collectionsTitle,
      title: collectionsIntro,
      facts: [],
    }
  },
  hasMarkdown: false,
  sitemap: {
    lists: {
      pages: async (locale) => versionEntry(locale, await listCollectionLocales(), routes.collections),
    },
    month: null,
  },
  cacheTags: ({ locale }) => [tags.articlesOf(locale)],
})

function breadcrumbs({ locale }: { locale: string }): Breadcrumbs {
  return [articlesBreadcrumb(locale), { name: collectionsBreadcrumb(locale).name }]
}

async function listCollectionLocales(): Promise<string[]> {
  const lists = await Promise.all(locales.map(listCollections))
  return locales.filter((_, index) => lists[index]?.length)
}

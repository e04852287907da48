import { getCollection, listCollections } from '@/lib/data/articles/article-groups'
import { translatorFor } from '@/lib/i18n/translator'
import type { Collection } from '@/lib/model/articles/article'
import { articlesBreadcrumb, collectionsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { feedScopes } from '@/lib/seo/feed-scope'
import { defineGroupPage } from './article-group'

export const collectionPage = defineGroupPage<Collection>({
  name: 'collection',
  list: 'collections',
  find: getCollection,
  listAll: listCollections,
  parents: (locale) => [articlesBreadcrumb(locale), collectionsBreadcrumb(locale)],
  feedScope: feedScopes.collection,
  description: ({ locale, group: { name, summary } }) =>
    summary ?? translatorFor(locale)('Articles.collectionDescription', { name }),
  image: ({ image }) => image,
})

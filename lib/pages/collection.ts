import { tags } from '@/lib/cache-tags'
import { getCollection } from '@/lib/data/articles'
import { messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { Collection } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { articlesBreadcrumb, collectionsBreadcrumb } from '@/lib/seo/breadcrumbs'
import { feedScopes } from '@/lib/seo/feed-scope'
import { defineGroupPage } from './article-group'

export const collectionPage = defineGroupPage<Collection>({
  list: 'collections',
  param: 'collection',
  find: getCollection,
  parents: (locale) => [articlesBreadcrumb(locale), collectionsBreadcrumb(locale)],
  groupsOf: ({ collections }) => collections,
  filter: (reference) => ({ collection: reference }),
  tag: tags.collection,
  path: routes.collection,
  feedPath: routes.collectionFeed,
  feedScope: feedScopes.collection,
  label: (locale) => messagesFor(locale).Articles.collection,
  description: ({ locale, group: { name, summary } }) =>
    summary ?? translatorFor(locale)('Articles.collectionDescription', { name }),
  image: ({ image }) => image,
})

import { tags } from '@/lib/cache-tags'
import { getCategory } from '@/lib/data/articles'
import { messagesFor } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { articlesBreadcrumb } from '@/lib/seo/breadcrumbs'
import { feedScopes } from '@/lib/seo/feed-scope'
import { defineGroupPage } from './article-group'

export const categoryPage = defineGroupPage<Category>({
  list: 'categories',
  param: 'category',
  find: getCategory,
  parents: (locale) => [articlesBreadcrumb(locale)],
  groupsOf: ({ categories }) => categories,
  filter: (reference) => ({ category: reference }),
  tag: tags.category,
  path: routes.category,
  feedPath: routes.categoryFeed,
  feedScope: feedScopes.category,
  label: (locale) => messagesFor(locale).Articles.category,
  description: ({ locale, group: { name }, articles }) =>
    translatorFor(locale)('Articles.categoryDescription', { name, count: articles.total }),
  image: () => null,
})

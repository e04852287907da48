import { getCategory, listCategories } from '@/lib/data/articles/article-groups'
import { translatorFor } from '@/lib/i18n/translator'
import type { Category } from '@/lib/model/articles/article'
import { articlesBreadcrumb } from '@/lib/seo/breadcrumbs'
import { feedScopes } from '@/lib/seo/feed-scope'
import { defineGroupPage } from './article-group'

export const categoryPage = defineGroupPage<Category>({
  name: 'category',
  list: 'categories',
  find: getCategory,
  listAll: listCategories,
  parents: (locale) => [articlesBreadcrumb(locale)],
  feedScope: feedScopes.category,
  description: ({ locale, group: { name }, articles }) =>
    translatorFor(locale)('Articles.categoryDescription', { name, count: articles.total }),
  image: () => null,
})

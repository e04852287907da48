import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { companies } from '../records/companies'
import { categories } from '../records/taxonomies'

const many = {
  ...noSelection,
  words: 'night shift',
  organization: companies.harbourWorks.slug,
  language: 'fr',
  year: 2026,
  month: 5,
}

/** A page of each state, in both languages, and the archives of categories. */
export const articleBoardStates = [
  routes.articleSearch('en', many),
  routes.categoryArchive('en', categories.engineering, { year: 2026, month: null }),
  routes.articles('en'),
  routes.articles('fr', 2),
  routes.articleSearch('fr', { ...noSelection, organization: companies.harbourWorks.slug, year: 2026 }),
  routes.categoryArchive('fr', categories.engineeringFr, { year: 2026, month: null }),
]

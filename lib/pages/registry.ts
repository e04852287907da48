import { archivePage } from './archive'
import { articlePage } from './article'
import { articlesPage } from './articles'
import { categoryPage } from './category'
import { categoryArchivePage } from './category-archive'
import { collectionPage } from './collection'
import { collectionsPage } from './collections'
import { companiesPage } from './companies'
import { companyPage } from './company'
import { companyArticlesPage } from './company-articles'
import { companyJobsPage } from './company-jobs'
import { homePage } from './home'
import { jobPage } from './job'
import { jobSearchPage } from './job-search'
import { jobsPage } from './jobs'
import { languageArticlesPage } from './language-articles'
import { ownPage } from './own-page'
import { savedPage } from './saved'
import { siteSearchPage } from './site-search'
import { matchRoutes } from './urls/page-route'

/** Every kind of page. Sitemaps list pages in this order. `registry.test.ts` compares it with app/. */
export const pages = [
  homePage,
  companiesPage,
  jobsPage,
  jobSearchPage,
  savedPage,
  archivePage,
  articlesPage,
  languageArticlesPage,
  collectionsPage,
  companyPage,
  companyJobsPage,
  companyArticlesPage,
  jobPage,
  categoryPage,
  categoryArchivePage,
  collectionPage,
  articlePage,
  siteSearchPage,
  ownPage,
] as const

const routesOfPages = pages.flatMap((page) => page.routes.map((route) => ({ page, route })))

/** The kinds of pages that can have the path, each with its route and params. */
export function matchPages(path: string) {
  return matchRoutes(routesOfPages, path)
}

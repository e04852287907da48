import { archivePage } from './archive'
import { articlePage } from './article'
import { articlesPage } from './articles'
import { categoryPage } from './category'
import { categoryArchivePage } from './category-archive'
import { collectionPage } from './collection'
import { collectionsPage } from './collections'
import { companiesPage } from './companies'
import { companyPage } from './company'
import { companyJobsPage } from './company-jobs'
import { homePage } from './home'
import { jobPage } from './job'
import { jobSearchPage } from './job-search'
import { jobsPage } from './jobs'
import { savedJobsPage } from './saved-jobs'

/** Every kind of page. Sitemaps list pages in this order. `registry.test.ts` compares it with app/. */
export const pages = [
  homePage,
  companiesPage,
  jobsPage,
  jobSearchPage,
  savedJobsPage,
  archivePage,
  articlesPage,
  collectionsPage,
  companyPage,
  companyJobsPage,
  jobPage,
  categoryPage,
  categoryArchivePage,
  collectionPage,
  articlePage,
] as const

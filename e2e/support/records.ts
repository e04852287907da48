import type { SiteRecords } from '@/scripts/faults/security/response-kinds'
import { articles } from '../records/articles'
import { companies } from '../records/companies'
import { jobs } from '../records/jobs'
import { categories, collections } from '../records/taxonomies'

/** One record of each kind. */
export const siteRecords: SiteRecords = {
  article: articles.plain,
  category: categories.engineering,
  collection: collections.nightWork,
  company: companies.harbourWorks.slug,
  job: jobs.craneInspector.slug,
  image: '/media/night.webp',
}

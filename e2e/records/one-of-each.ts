import { articles } from './articles'
import { companies } from './companies'
import { jobs } from './jobs'
import { categories, collections } from './taxonomies'

/** One record of each kind. */
export const siteRecords = {
  article: articles.plain,
  category: categories.engineering,
  collection: collections.nightWork,
  company: companies.harbourWorks.slug,
  job: jobs.craneInspector.slug,
  image: '/media/night.webp',
}

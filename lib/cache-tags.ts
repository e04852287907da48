/**
 * The cache tags. Code that tags a cached read and code that invalidates it call the same function; no other file contains
 * a tag as text. References are encoded, so that no reference produces the tag of another record.
 */
export const tags = {
  /** Every list of all articles of a locale: its pages, feeds, counts and periods. */
  articlesOf: (locale: string) => `articles:${part(locale)}`,
  article: (reference: string) => `article:${part(reference)}`,
  category: (reference: string) => `category:${part(reference)}`,
  collection: (reference: string) => `collection:${part(reference)}`,
  /** Every list of organizations. */
  organizations: () => 'organizations',
  /** Every page and document of a site that is about one employer, or about several. */
  employers: (count: 'one' | 'several') => `employers:${count}`,
  organization: (reference: string) => `organization:${part(reference)}`,
  /** For articles, which have the slugs of their organizations, not the references. */
  organizationSlug: (slug: string) => `organization-slug:${part(slug)}`,
  /** The lists of articles about an organization, by its slug. */
  organizationArticles: (slug: string) => `organization-articles:${part(slug)}`,
  /** The jobs of one organization, from the embed operation. */
  organizationJobs: (reference: string) => `organization-jobs:${part(reference)}`,
  /** Every list of jobs of several organizations. */
  jobs: () => 'jobs',
  job: (reference: string) => `job:${part(reference)}`,
  /** The similar jobs and the pay of others on the page of a job. */
  jobComparison: (reference: string) => `job-comparison:${part(reference)}`,
  /** The jobs of an organization, by its slug, on the pages of articles. */
  featuredJobs: (slug: string) => `featured-jobs:${part(slug)}`,
}

function part(value: string): string {
  if (value === '') throw new Error('A cache tag needs a reference')
  return encodeURIComponent(value)
}

/**
 * The names under which cached reads are kept and purged. Whoever tags and whoever purges call the same function;
 * no other file spells a tag. A part is encoded, so that none can forge another's tag, and capped by the API's own
 * length of a reference.
 */
export const tags = {
  /** Everything that lists articles. */
  articles: () => 'articles',
  article: (reference: string) => `article:${part(reference)}`,
  category: (reference: string) => `category:${part(reference)}`,
  collection: (reference: string) => `collection:${part(reference)}`,
  /** Everything that lists organizations. */
  organizations: () => 'organizations',
  organization: (reference: string) => `organization:${part(reference)}`,
  /** Articles name their organizations by slug alone. */
  organizationSlug: (slug: string) => `organization-slug:${part(slug)}`,
  /** The jobs of one organization, as its embed gives them. */
  organizationJobs: (reference: string) => `organization-jobs:${part(reference)}`,
  /** Everything that lists jobs of several organizations. */
  jobs: () => 'jobs',
  job: (reference: string) => `job:${part(reference)}`,
}

function part(value: string): string {
  if (value === '') throw new Error('A cache tag needs a reference')
  return encodeURIComponent(value)
}

import { z } from 'zod'

/** The scope names of the API, in the spelling of its description. */
export const scopes = [
  'su_organizations_r',
  'su_offices_r',
  'su_offices_rw',
  'su_images_r',
  'su_videos_r',
  'jobs_r',
  'jobs_rw',
  'offices_r',
  'candidates_r',
  'candidates_rw',
  'cms_collection_categories_r',
  'cms_collections_r',
  'cms_articles_r',
] as const

export const scopeName = z.enum(scopes)
export type Scope = z.infer<typeof scopeName>

/** The scopes that a text names. Whole names only: `jobs_r` is not in `jobs_rw`. */
export function findScopes(text: string): Scope[] {
  const words = new Set(text.slice(0, 5_000).split(/[^a-zA-Z0-9_]+/))
  return scopes.filter((scope) => words.has(scope))
}

/** The token needs at least one scope of every inner list: `[['jobs_r', 'jobs_rw']]` means "jobs_r or jobs_rw". */
export type ScopeRequirement = readonly (readonly Scope[])[]

export const operationScopes = {
  listOrganizations: [['su_organizations_r']],
  getJob: [['jobs_r', 'jobs_rw']],
  getEmbed: [],
  listArticles: [['cms_collection_categories_r'], ['cms_collections_r'], ['cms_articles_r']],
} as const satisfies Record<string, ScopeRequirement>

/** The additional scopes of optional blocks. Other blocks need only the scopes of their operation. */
export const blockScopes = {
  listOrganizations: {
    offices: [['su_offices_r', 'su_offices_rw']],
    images: [['su_images_r']],
    videos: [['su_videos_r']],
  },
  getJob: {
    office: [['offices_r']],
    candidates_count: [['candidates_r', 'candidates_rw']],
  },
} as const satisfies Record<string, Record<string, ScopeRequirement>>

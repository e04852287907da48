import type { Scope } from '@vitrine/api-contract/scope'

const noArticles =
  'articles, categories and collections. While API_TOKEN is set, the first copy of the API never completes'

/** What the site loses without a scope, as the end of a sentence. Null where it loses nothing. */
const losses: Readonly<Record<Scope, string | null>> = {
  su_organizations_r:
    'the list of organizations and their profiles. The first copy of the API never completes',
  su_offices_r: 'offices on organization pages',
  su_offices_rw: 'offices on organization pages',
  su_images_r: 'pictures on organization pages and in the image sitemap',
  su_videos_r: 'videos on organization pages and in the video sitemap',
  jobs_r: lostDetails(),
  jobs_rw: lostDetails(),
  offices_r: 'the office of a job that the embed operation lists without one',
  candidates_r: null,
  candidates_rw: null,
  cms_collection_categories_r: noArticles,
  cms_collections_r: noArticles,
  cms_articles_r: noArticles,
}

function lostDetails(): string {
  return 'details of jobs (language, required experience and education, application link and form, start day, duration), and the knowledge of which jobs are closed'
}

/** With ORGANIZATION_REFERENCES the site reads the embed operation instead of the list of organizations. */
export function lossOf(scope: Scope, isNamed: boolean): string | null {
  return isNamed && scope.startsWith('su_') ? null : losses[scope]
}

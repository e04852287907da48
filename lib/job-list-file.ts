/**
 * The document of the open jobs of an organization, relative to the home of the site. It is apart from lib/routes.ts, because the element
 * `vitrine-jobs` knows the site only by the URL of its own file.
 */
export function jobListFile(locale: string, slug: string): string {
  return `${encodeURIComponent(locale)}/companies/${encodeURIComponent(slug)}/jobs.json`
}

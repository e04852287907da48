/**
 * Stands in stored records for the origin of the site, where content files name a file of the site by its path. The reserved
 * top-level domain `invalid` (RFC 2606) has no hosts, so that no record has it for another reason.
 */
export const storedOrigin = 'https://site.invalid'

/** JSON with the URLs of the site's files. */
export function withSiteOrigin(json: string, siteUrl: string): string {
  return json.replaceAll(`${storedOrigin}/`, () => `${siteUrl}/`)
}

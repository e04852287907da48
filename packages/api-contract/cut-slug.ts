/** The largest number of characters of a slug that the site makes. */
export const maxSlugLength = 80

/** Cut after a word if there is more than one. */
export function cutSlug(slug: string, maxLength: number): string {
  return slug.length <= maxLength ? slug : slug.slice(0, maxLength).replace(/-[^-]*$/, '')
}

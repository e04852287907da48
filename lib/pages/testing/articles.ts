/** Articles of one day each in May 2026, for two pages of every list that has them. */
export const articles = Array.from({ length: 13 }, (_, index) => ({
  reference: `A${index}`,
  language: 'en',
  published_at: `2026-05-${String(index + 1).padStart(2, '0')}T08:00:00Z`,
  categories: ['craft'],
  collections: ['nights'],
  organizations: ['acme'],
}))

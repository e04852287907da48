import { fillerArticles } from '../records/filler-articles'
import { fillerJobs } from '../records/filler-jobs'
import { isFull } from './variants'

const unread = [
  ...fillerArticles.map(({ reference }) => `_${reference}`),
  ...fillerJobs.map(({ slug }) => `/jobs/${slug}`),
].filter((_, index) => index % 8 !== 0)

/**
 * Whether the tests read the page at a path. The pages of the records that fill lists are alike, and the site renders each for
 * them: `npm test` reads every eighth, `npm run test:full` all.
 */
export function isRead(path: string): boolean {
  return isFull || !unread.some((end) => path.endsWith(end))
}

import type { RawRecord } from '#import/content'
import type { ReadResult } from '#import/read-result'
import { makeArticle } from './articles'
import { makeJob } from './jobs'
import { makeOrganization } from './organizations'
import {
  authorCount,
  categoryCount,
  collectionCount,
  makeAuthor,
  makeCategory,
  makeCollection,
  makeSite,
  siteCount,
} from './taxonomies'

/** The import time of generated content, constant so that the same size and seed give the same database. */
export const generatedAt = new Date('2026-01-01T00:00:00Z')

export type Size = { articles: number; organizations: number; jobs: number; seed: number }

/**
 * Content for measurements, with the missing fields and unknown tokens of real content. The same size and seed give
 * the same records.
 */
function* generateRecords({ articles, organizations, jobs, seed }: Size): Generator<RawRecord> {
  yield* times(siteCount, makeSite)
  yield* times(categoryCount, (index) => makeCategory(index, seed))
  yield* times(collectionCount, (index) => makeCollection(index, seed))
  yield* times(authorCount, (index) => makeAuthor(index, seed))
  yield* times(organizations, (index) => makeOrganization(index, seed))
  yield* times(organizations > 0 ? jobs : 0, (index) => makeJob(index, jobs, organizations, seed))
  yield* times(articles, (index) => makeArticle(index, organizations, seed))
}

/** The records as results of a reader, for `checkRecords`. */
export function* readGenerated(
  size: Size,
  onProgress: (done: number, total: number) => void = () => {},
): Generator<ReadResult & { record: RawRecord }> {
  const total = countRecords(size)
  let done = 0
  for (const record of generateRecords(size)) {
    yield { record }
    done += 1
    onProgress(done, total)
  }
}

function countRecords({ articles, organizations, jobs }: Size): number {
  const fixed = siteCount + categoryCount + collectionCount + authorCount
  return fixed + organizations + (organizations > 0 ? jobs : 0) + articles
}

function* times(count: number, make: (index: number) => RawRecord): Generator<RawRecord> {
  for (let index = 0; index < count; index += 1) yield make(index)
}

import type { RawRecord } from '#import/content'
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

export type Size = { articles: number; organizations: number; jobs: number; seed: number }

/**
 * Content for measurements: as large as wanted, plausible in form and spread, with the holes and unknown tokens of
 * real content, and meant for nobody to read. The same size and seed make the same records.
 */
export function* generateRecords({ articles, organizations, jobs, seed }: Size): Generator<RawRecord> {
  yield* times(siteCount, makeSite)
  yield* times(categoryCount, (index) => makeCategory(index, seed))
  yield* times(collectionCount, (index) => makeCollection(index, seed))
  yield* times(authorCount, (index) => makeAuthor(index, seed))
  yield* times(organizations, (index) => makeOrganization(index, seed))
  yield* times(organizations > 0 ? jobs : 0, (index) => makeJob(index, jobs, organizations, seed))
  yield* times(articles, (index) => makeArticle(index, organizations, seed))
}

export function countRecords({ articles, organizations, jobs }: Size): number {
  const fixed = siteCount + categoryCount + collectionCount + authorCount
  return fixed + organizations + (organizations > 0 ? jobs : 0) + articles
}

function* times(count: number, make: (index: number) => RawRecord): Generator<RawRecord> {
  for (let index = 0; index < count; index += 1) yield make(index)
}

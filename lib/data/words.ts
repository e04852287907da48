import 'server-only'
import { findByWords, findOrganizationsByWords } from '@vitrine/content-store/queries/words'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime } from './cache-lifetime'
import type { JobBoard } from './jobs/job-board'
import { openStore } from './store'

/** The numbers in the store of the jobs that have all words; none without words. For responses without a cache, which is not to have each invented word. */
export async function findJobs(words: string): Promise<readonly number[]> {
  return words === '' ? [] : findByWords(openStore(), 'job_words', words.split(' '))
}

/** The same for pages, which query no database themselves. `version` is that of the board: a later one can have changed jobs. */
export async function readJobs(words: string, _version: string): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['jobs']))
  return findJobs(words)
}

/** Says of a job, by its place on the board, whether it is one of these. */
export function toCheck(
  { ids }: Pick<JobBoard, 'ids'>,
  found: readonly number[],
): (place: number) => boolean {
  const all = new Set(found)
  return (place) => all.has(ids[place] ?? 0)
}

/** For each of the words, the references of the organizations whose names or descriptions have it. For responses without a cache. */
export async function findOrganizations(words: string): Promise<readonly (readonly string[])[]> {
  const all = words === '' ? [] : words.split(' ')
  return Promise.all(all.map((word) => findOrganizationsByWords(openStore(), [word])))
}

/** The same for pages. */
export async function readOrganizations(
  words: string,
  _version: string,
): Promise<readonly (readonly string[])[]> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(cacheLifetime(['organizations']))
  return findOrganizations(words)
}

import 'server-only'
import { findByWords, findOrganizationsByWords } from '@vitrine/content-store/queries/words'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { cacheLifetime } from './cache-lifetime'
import type { JobBoard } from './job-board'
import { openStore } from './store'

/** The jobs of the board that have all words, by their places on it. */
export async function findWords(
  { ids, version }: Pick<JobBoard, 'ids' | 'version'>,
  words: string,
): Promise<(place: number) => boolean> {
  if (words === '') return () => true
  const found = new Set(await findJobs(words, version))
  return (place) => found.has(ids[place] ?? 0)
}

/** `version` is that of the board: a later one can have changed jobs. */
async function findJobs(words: string, _version: string): Promise<readonly number[]> {
  'use cache'
  cacheTag(tags.jobs())
  cacheLife(cacheLifetime(['jobs']))
  return findByWords(openStore(), 'job_words', words.split(' '))
}

/** For each of the words, the references of the organizations whose names or descriptions have it. */
export async function findOrganizations(
  words: string,
  _version: string,
): Promise<readonly ReadonlySet<string>[]> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(cacheLifetime(['organizations']))
  return Promise.all(
    words.split(' ').map(async (word) => new Set(await findOrganizationsByWords(openStore(), [word]))),
  )
}

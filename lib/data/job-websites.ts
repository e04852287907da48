import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type Env, env } from '@/lib/env'
import { isOpenOn } from '@/lib/model/job-visibility'
import { compareCopy, readCopy, storeCopy } from './accepted-copies'
import { cacheLifetime, lookUpCacheLifetime } from './cache-lifetime'
import { type EmbedOutcome, tryEmbed } from './embeds'
import { findJobState } from './job-states'
import { maxConcurrentReads, readSiteOrganizations } from './organizations'

/**
 * The references of the websites whose jobs the site shows; null stands for all. Those of JOB_WEBSITES, else SITE_REFERENCE if
 * an open job of the site's organizations names it.
 */
export async function readJobWebsites(): Promise<ReadonlySet<string> | null> {
  return toJobWebsites(env.JOB_WEBSITES === undefined && (await isSiteNamed()))
}

/** The same for code that knows whether an open job of the site's organizations names SITE_REFERENCE. */
export function toJobWebsites(
  isSiteNamed: boolean,
  { JOB_WEBSITES: named, SITE_REFERENCE: own }: Pick<Env, 'JOB_WEBSITES' | 'SITE_REFERENCE'> = env,
): ReadonlySet<string> | null {
  if (named) return named.includes('all') ? null : new Set(named)
  return isSiteNamed ? new Set([own]) : null
}

const copyKey = 'SITE_REFERENCE is named by a job'

/** While an organization cannot be read, the last result of a read of all organizations decides. */
async function isSiteNamed(): Promise<boolean> {
  'use cache'
  // `tryEmbed` adds the tags of the organizations on whose jobs the result rests. Every job page has these tags: the tag of all
  // jobs would make all of them stale when one job changes.
  cacheTag(tags.organizations())
  const { organizations, unavailable, isStored } = await readSiteOrganizations()
  cacheLife(isStored ? lookUpCacheLifetime() : cacheLifetime(['organizations', 'jobs']))
  if (isStored) return (await readCopy<boolean>(copyKey)) ?? false
  let isComplete = unavailable.length === 0
  for (let start = 0; start < organizations.length; start += maxConcurrentReads) {
    const some = organizations.slice(start, start + maxConcurrentReads)
    const outcomes = await Promise.all(some.map(({ reference }) => tryEmbed(reference)))
    if (outcomes.some(namesSite)) return storeResult(true)
    isComplete &&= outcomes.every(({ isAvailable }) => isAvailable)
  }
  return isComplete ? storeResult(false) : ((await readCopy<boolean>(copyKey)) ?? false)
}

function namesSite(outcome: EmbedOutcome): boolean {
  const jobs = outcome.isAvailable ? (outcome.embed?.jobs ?? []) : []
  return jobs.some((job) => isOpenOn(env.SITE_REFERENCE, job, findJobState(job.reference)))
}

async function storeResult(isNamed: boolean): Promise<boolean> {
  await storeCopy(copyKey, compareCopy(copyKey, isNamed))
  return isNamed
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { sharedState } from '@/lib/process/shared-state'

/** Job references by organization reference and slug, of the jobs that this process has read as open. */
const references = sharedState('job-slugs', () => new LRUCache<string, string>({ max: 50_000 }))

/** Stores which job has which slug: the embed operation does not list the slug of a closed job, or a former one. */
export function storeJobSlugs(
  organization: string,
  jobs: readonly { slug: string; reference: string }[],
): void {
  for (const { slug, reference } of jobs) references.set(`${organization}/${slug}`, reference)
}

/** The reference of the job that has or had this slug. Null if this process has read no such job. */
export function findJobReference(organization: string, slug: string): string | null {
  return references.get(`${organization}/${slug}`) ?? null
}

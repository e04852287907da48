import 'server-only'
import { LRUCache } from 'lru-cache'

/** Job references by organization reference and slug, of the jobs that this process has read as open. */
const references = new LRUCache<string, string>({ max: 50_000 })

/** Stores which job has which slug: once a job is closed, the embed operation does not list its slug. */
export function storeJobSlugs(
  organization: string,
  jobs: readonly { slug: string; reference: string }[],
): void {
  // `join` gives a flat string: a template would keep its parts in memory.
  for (const { slug, reference } of jobs) references.set([organization, slug].join('/'), reference)
}

/** The reference of the job that had this slug when it was open. Null if this process has read no such job. */
export function findJobReference(organization: string, slug: string): string | null {
  return references.get(`${organization}/${slug}`) ?? null
}

import 'server-only'

const maxSeen = 50_000

/** References by organization and slug, the oldest first. */
const seen = new Map<string, string>()

/** Remembers which jobs an organization had open: once they are closed, embed does not tell what their slugs stood for. */
export function rememberJobs(
  organization: string,
  jobs: readonly { slug: string; reference: string }[],
): void {
  for (const { slug, reference } of jobs) seen.set(`${organization}/${slug}`, reference)
  for (const oldest of seen.keys()) {
    if (seen.size <= maxSeen) return
    seen.delete(oldest)
  }
}

/** The reference of the job that this process has last seen open at a slug. Null if it has seen none. */
export function recallJob(organization: string, slug: string): string | null {
  return seen.get(`${organization}/${slug}`) ?? null
}

import type { RevalidationChange } from '@vitrine/api-contract/revalidation'
import type { Client } from '@/lib/client/client'
import { readAll } from '@/lib/data/read-all'
import { utcDay } from '@/lib/data/utc-day'
import { env } from '@/lib/env'
import { type Pace, pollArticles, readAllArticles } from './poll-articles'
import { changedReferences, hashOf, type WatchState } from './state'

/** What the API has now, and the records that are not as they were. The first poll has nothing to compare with. */
type Poll = { state: WatchState; changes: RevalidationChange[] }

/** `hasArticles` is false for a token that cannot read articles. */
export async function poll(
  client: Client,
  pace: Pace,
  before: WatchState | null,
  hasArticles: boolean,
): Promise<Poll> {
  const updatedAfter = utcDay(new Date())
  const articles = !hasArticles
    ? {}
    : before
      ? await pollArticles(client, pace, before.articles, before.updatedAfter)
      : await readAllArticles(client, pace)
  const organizations = await readOrganizations(client, pace)
  const jobs: WatchState['jobs'] = {}
  for (const reference of Object.keys(organizations))
    jobs[reference] = await readJobs(client, pace, reference)
  const state = { updatedAfter, articles, organizations, jobs }
  return { state, changes: before ? changesBetween(before, state) : [] }
}

async function readOrganizations(client: Client, pace: Pace): Promise<Record<string, string>> {
  if (env.ORGANIZATION_REFERENCES.length > 0)
    return Object.fromEntries(env.ORGANIZATION_REFERENCES.map((reference) => [reference, 'configured']))
  const wires = await readAll(async (paging) => {
    await pace()
    return client.listOrganizations({ cms_sites_references: env.SITE_REFERENCE, ...paging })
  })
  return Object.fromEntries(wires.map((wire) => [wire.reference, hashOf(wire)]))
}

/** The job operation would need a request for each job: the embed response has what changes with nearly every edit. */
async function readJobs(client: Client, pace: Pace, organization: string): Promise<Record<string, string>> {
  await pace()
  const embed = await client.getEmbed(organization)
  return Object.fromEntries((embed?.jobs ?? []).map((job) => [job.reference, hashOf(job)]))
}

/**
 * Every change is an update: the site reads itself whether a record is gone. A response that lacks records by mistake then
 * confirms no deletion.
 */
function changesBetween(before: WatchState, after: WatchState): RevalidationChange[] {
  const organizations = [...new Set([...Object.keys(before.jobs), ...Object.keys(after.jobs)])]
  const jobs = organizations.flatMap((organization) =>
    changedReferences(before.jobs[organization] ?? {}, after.jobs[organization] ?? {}),
  )
  return [
    ...toChanges('article', changedReferences(before.articles, after.articles)),
    ...toChanges('organization', changedReferences(before.organizations, after.organizations)),
    ...toChanges('job', [...new Set(jobs)]),
  ]
}

function toChanges(type: RevalidationChange['type'], references: readonly string[]): RevalidationChange[] {
  return references.map((reference) => ({ type, reference, action: 'update' }))
}

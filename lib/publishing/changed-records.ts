import 'server-only'
import type { RevalidatedRecord, RevalidationChange } from '@vitrine/api-contract/revalidation'
import { readFreshArticles } from '@/lib/data/fresh-articles'
import { listShownJob, readFreshJobs } from '@/lib/data/fresh-jobs'
import { readFreshOrganizations } from '@/lib/data/fresh-organizations'
import { listShownArticle } from '@/lib/data/known-articles'
import { addKnown } from '@/lib/data/known-records'
import { listShownOrganization } from '@/lib/data/shown-organizations'
import { slugOfJob } from '@/lib/model/slug'
import type { ChangedRecord } from './plan-refresh'

/** A changed record, and when it changed upstream if the API says so. */
export type ReadRecord = {
  record: ChangedRecord
  state: RevalidatedRecord['state']
  changedAt: Date | null
}

type Type = RevalidationChange['type']

/**
 * What the site last showed of each record, and what the API has now, past every cache. Throws where the API cannot be read.
 * Whether a change is an update or a deletion is read from the API, not from the sender's word.
 */
export async function readChangedRecords(
  changes: readonly RevalidationChange[],
  now: Date,
): Promise<ReadRecord[]> {
  const of = (type: Type) => [
    ...new Set(changes.filter((change) => change.type === type).map(({ reference }) => reference)),
  ]
  // The states before are read first: a fresh read replaces them.
  const articles = of('article').map((reference) => ({ reference, before: listShownArticle(reference) }))
  const organizations = of('organization').map((reference) => ({
    reference,
    before: listShownOrganization(reference),
  }))
  const jobs = of('job').map((reference) => ({ reference, before: listShownJob(reference) }))
  const [freshArticles, freshOrganizations, freshJobs] = await Promise.all([
    readFreshArticles(of('article'), now),
    readFreshOrganizations(of('organization'), now),
    readFreshJobs(of('job')),
  ])
  return [
    ...articles.map(({ reference, before }): ReadRecord => {
      const { article = null, isScheduled = false } = freshArticles.get(reference) ?? {}
      const isFirst = before.length === 0
      return {
        record: { type: 'article', reference, before, after: article },
        state: article ? 'live' : isScheduled ? 'scheduled' : 'absent',
        // The API does not say when an article changed. A new one changed when it was published.
        changedAt: isFirst ? (article?.publishedAt ?? null) : null,
      }
    }),
    ...organizations.map(({ reference, before }): ReadRecord => {
      const after = freshOrganizations.get(reference) ?? null
      if (after) addKnown('organization', after.slug, reference)
      return {
        record: { type: 'organization', reference, before, after },
        state: after ? 'live' : 'absent',
        changedAt: after?.changedAt ?? null,
      }
    }),
    ...jobs.map(({ reference, before }): ReadRecord => {
      const fresh = freshJobs.get(reference)
      const { organization = null, listed = null, isReopened = false, changedAt = null } = fresh ?? {}
      const after = organization !== null && listed ? { organization, slug: slugOfJob(listed) } : null
      const companies = new Map(
        [...(after ? [after] : []), ...before].map((job) => [job.organization, slugsOf(job.organization)]),
      )
      if (after)
        for (const company of slugsOf(after.organization)) addKnown('job', `${company}/${after.slug}`)
      return {
        record: { type: 'job', reference, before, after, listed, isReopened, companies },
        state: after ? 'live' : 'absent',
        changedAt,
      }
    }),
  ]
}

function slugsOf(organization: string): string[] {
  return [...new Set(listShownOrganization(organization).map(({ slug }) => slug))]
}

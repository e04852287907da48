import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { takeJobChanges } from '@/lib/data/job-states'
import { listOrganizations } from '@/lib/data/organizations'
import { affectedUrlsOfJob } from './affected-urls'

/**
 * Invalidates the caches that show jobs as open that the job operation says are closed, or the other way round, and returns
 * the paths to request again. Throws if the organizations cannot be read; the caches are invalidated all the same.
 */
export async function updateJobs(): Promise<string[]> {
  const changes = takeJobChanges()
  if (changes.length === 0) return []
  revalidateTag(tags.jobs(), 'max')
  for (const { reference, organization, isClosed } of changes) {
    revalidateTag(tags.organizationJobs(organization), 'max')
    // With `expire: 0` the stored 404 page of a job that is open again is removed.
    revalidateTag(tags.job(reference), isClosed ? 'max' : { expire: 0 })
  }
  const slugs = new Map((await listOrganizations()).map(({ reference, slug }) => [reference, slug]))
  const paths = changes.flatMap(({ organization, slug }) =>
    affectedUrlsOfJob({ company: slugs.get(organization) ?? '', job: slug }),
  )
  return [...new Set(paths)]
}

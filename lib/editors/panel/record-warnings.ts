import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { PreviewArticle } from '@/lib/data/articles/preview-articles'
import { createImageReader, type ImageState } from '@/lib/data/image-states'
import type { PreviewJob } from '@/lib/data/jobs/preview-jobs'
import type { Profile } from '@/lib/data/organization-records'
import { toImage } from '@/lib/data/store'
import {
  checkArticle,
  checkArticleDraft,
  checkJob,
  checkJobDraft,
  checkOrganization,
} from '@/lib/editors/content-check/check-record'
import { toArticleSubject } from '@/lib/editors/warnings/article-subject'
import { jobSubjectOf } from '@/lib/editors/warnings/job-subject'
import { toOrganizationSubject } from '@/lib/editors/warnings/organization-subject'
import type { RecordWarning } from '@/lib/editors/warnings/rules'

/** The warnings that a previewed record has alone: a check of all content compares it with the others too. */
export type RecordWarnings = readonly RecordWarning[]

export async function articleWarnings(
  { record, isDraft }: PreviewArticle,
  now: Date,
): Promise<RecordWarnings> {
  const check = isDraft ? checkArticleDraft : checkArticle
  return (await check(toArticleSubject(record, toImage, now), readImages)).warnings
}

export function jobWarnings({ record, detail, job }: PreviewJob, now: Date): RecordWarnings {
  const check = job.status === 'draft' ? checkJobDraft : checkJob
  return check(jobSubjectOf(record, detail, job, now)).warnings
}

/** Null for an organization of which the API gives only the name. */
export async function organizationWarnings({
  organization,
  record,
}: Profile): Promise<RecordWarnings | null> {
  if (record === null) return null
  return (await checkOrganization(organization, toOrganizationSubject(record, toImage), readImages)).warnings
}

/** The views of one visit to the panel read an image once. */
const reuseMs = 60_000
/** An image that is not read in this time has no warnings. */
const waitMs = 3_000

let reader = { read: createImageReader(), startedAt: performance.now() }

async function readImages(urls: readonly string[]): Promise<ReadonlyMap<string, ImageState>> {
  if (performance.now() - reader.startedAt > reuseMs)
    reader = { read: createImageReader(), startedAt: performance.now() }
  const { read } = reader
  const states = new Map<string, ImageState>()
  const readAll = urls.map(async (url) => {
    for (const [found, state] of await read([url])) states.set(found, state)
  })
  await Promise.race([Promise.all(readAll), wait(waitMs, undefined, { ref: false })])
  return new Map(states)
}

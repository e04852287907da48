import 'server-only'
import { createHash } from 'node:crypto'
import { type PreviewArticle, readPreviewArticle } from '@/lib/data/articles/preview-articles'
import { type PreviewJob, readPreviewJob } from '@/lib/data/jobs/preview-jobs'
import { readPreviewOrganization } from '@/lib/data/organizations'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { missingRecord, type PreviewProblem, toPreviewProblem } from './preview-problem'

/** A record without states, such as an organization, is always `live`. */
export type PreviewStatus = 'draft' | 'scheduled' | 'live' | 'closed'

export type PreviewState = {
  /** The path of the record's page. */
  path: string
  name: string
  status: PreviewStatus
  /** When a scheduled record is published, or a live one was; null where that is unknown. */
  publishedAt: Date | null
  updatedAt: Date | null
  /** Changes with every change of what the page and its bar show of the record. */
  version: string
  /** Whether fields are missing that the API gives for published jobs only. */
  lacksFields: boolean
}

/** What the API has for a record now, or why it cannot be shown. */
export async function readPreviewState(
  subject: PreviewSubject,
): Promise<{ state: PreviewState } | { problem: PreviewProblem }> {
  try {
    const state = await readState(subject)
    return state ? { state } : { problem: missingRecord(subject.type) }
  } catch (error) {
    return { problem: toPreviewProblem(error, subject.type) }
  }
}

async function readState({ type, reference, locale }: PreviewSubject): Promise<PreviewState | null> {
  switch (type) {
    case 'article': {
      const found = await readPreviewArticle(reference)
      if (!found) return null
      const { article, isDraft, updatedAt } = found
      const status = statusOfArticle(found)
      return {
        path: articlePath(article),
        name: article.name,
        status,
        publishedAt: isDraft ? null : article.publishedAt,
        updatedAt,
        version: toVersion(isDraft ? { ...article, publishedAt: null } : article, status),
        lacksFields: false,
      }
    }
    case 'job': {
      const found = await readPreviewJob(reference)
      if (!found) return null
      const { job, organization, isPublished } = found
      const status = statusOfJob(found)
      return {
        path: routes.job(locale, organization.slug, job.slug),
        name: job.name,
        status,
        publishedAt: job.publishedAt,
        updatedAt: job.updatedAt,
        version: toVersion(job, status),
        lacksFields: !isPublished,
      }
    }
    case 'organization': {
      const organization = await readPreviewOrganization(reference)
      if (!organization) return null
      return {
        path: routes.company(locale, organization.slug),
        name: organization.name,
        status: 'live',
        publishedAt: null,
        updatedAt: organization.updatedAt,
        version: toVersion(organization, 'live'),
        lacksFields: false,
      }
    }
    default:
      return type satisfies never
  }
}

export function statusOfArticle({ article, isDraft }: PreviewArticle): PreviewStatus {
  if (isDraft) return 'draft'
  return article.publishedAt > new Date(currentTime()) ? 'scheduled' : 'live'
}

export function statusOfJob({ job, isClosed }: PreviewJob): PreviewStatus {
  if (!isClosed) return 'live'
  return job.status === 'draft' ? 'draft' : 'closed'
}

/** The status is a part of it: a scheduled article becomes live without a change of the record. */
function toVersion(record: unknown, status: PreviewStatus): string {
  return createHash('sha256').update(JSON.stringify({ record, status })).digest('base64url').slice(0, 22)
}

import 'server-only'
import { createHash } from 'node:crypto'
import { readPreviewOrganization } from '@/lib/data/organizations'
import { readPreviewArticle } from '@/lib/data/preview-articles'
import { readPreviewJob } from '@/lib/data/preview-jobs'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { missingRecord, type PreviewProblem, toPreviewProblem } from './preview-problem'

export type PreviewState = {
  /** The path of the record's page. */
  path: string
  name: string
  status: 'draft' | 'scheduled' | 'live' | 'closed'
  /** When a scheduled record is published, or a live one was; null where that is unknown. */
  publishedAt: Date | null
  updatedAt: Date | null
  /** Changes with every change of what the page shows of the record. */
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
      const isScheduled = article.publishedAt > new Date(currentTime())
      return {
        path: articlePath(article),
        name: article.name,
        status: isDraft ? 'draft' : isScheduled ? 'scheduled' : 'live',
        publishedAt: isDraft ? null : article.publishedAt,
        updatedAt,
        version: hash(isDraft ? { ...article, publishedAt: null } : article),
        lacksFields: false,
      }
    }
    case 'job': {
      const found = await readPreviewJob(reference)
      if (!found) return null
      const { job, organization, isListed, isClosed } = found
      return {
        path: routes.job(locale, organization.slug, job.slug),
        name: job.name,
        status: !isClosed ? 'live' : job.status === 'draft' ? 'draft' : 'closed',
        publishedAt: job.publishedAt,
        updatedAt: job.updatedAt,
        version: hash(job),
        lacksFields: !isListed,
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
        version: hash(organization),
        lacksFields: false,
      }
    }
    default:
      return type satisfies never
  }
}

function hash(record: unknown): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)
}

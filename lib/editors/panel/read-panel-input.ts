import 'server-only'
import { listOrganizationArticles } from '@/lib/data/articles/articles'
import { readPreviewArticle } from '@/lib/data/articles/preview-articles'
import { listOrganizationJobs } from '@/lib/data/jobs/jobs'
import { readPreviewJob } from '@/lib/data/jobs/preview-jobs'
import { listOrganizations, readPreviewOrganization, readPreviewProfile } from '@/lib/data/organizations'
import { toArticleEntry } from '@/lib/documents/feeds/article-entry'
import { inOrder, toJobEntry } from '@/lib/documents/feeds/job-entry'
import { writeFeed } from '@/lib/documents/feeds/write-feed'
import { articleMarkdown } from '@/lib/documents/markdown/article'
import { jobMarkdown } from '@/lib/documents/markdown/job'
import { organizationMarkdown } from '@/lib/documents/markdown/organization'
import { localeForLanguage } from '@/lib/i18n/locales'
import { postingDate } from '@/lib/model/jobs/job'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { OwnTextUnavailable, readOwnText } from '@/lib/publishing/own-text'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { feedScopes } from '@/lib/seo/feed-scope'
import { failedPage, missingRecord, type PreviewProblem, toPreviewProblem } from '../preview-problem'
import { type PreviewStatus, statusOfArticle, statusOfJob } from '../preview-state'
import { findSource } from '../record-source'
import type { PanelInput } from './panel-input'
import { type PlannedPosting, toPlannedPosting } from './planned-posting'
import { articleWarnings, jobWarnings, organizationWarnings, type RecordWarnings } from './record-warnings'

/** The documents of a record as it is in the preview, and the path of the public feed that has its entry. */
type Documents = {
  status: PreviewStatus
  feed: string | null
  feedPath: string | null
  markdown: string
  /** Null where the path is that of the page with an ending. */
  markdownPath: string | null
  job: PlannedPosting | null
  /** Reads images. Null for an organization of which the API gives only the name. */
  readWarnings: () => Promise<RecordWarnings | null>
}

/**
 * What the panel of a previewed page shows, or why the record or the page cannot be read. `path` is that of the page, `token`
 * that of the preview.
 */
export async function readPanelInput(
  subject: PreviewSubject,
  token: string,
  path: string,
): Promise<{ input: PanelInput } | { problem: PreviewProblem }> {
  try {
    const documents = await readDocuments(subject)
    if (!documents) return { problem: missingRecord(subject.type) }
    const [pages, warnings] = await Promise.all([readPages(documents, token, path), documents.readWarnings()])
    if (!pages) return { problem: failedPage }
    const { type, reference } = subject
    const check = warnings && { reference, warnings, source: await findSource(type, reference) }
    return { input: { ...pages, check } }
  } catch (error) {
    if (error instanceof OwnTextUnavailable) return { problem: failedPage }
    return { problem: toPreviewProblem(error, subject.type) }
  }
}

/** How many warnings the record has; 0 where it cannot be read. */
export async function countWarnings(subject: PreviewSubject): Promise<number> {
  const warnings = await readDocuments(subject)
    .then((documents) => documents?.readWarnings())
    .catch(() => null)
  return warnings?.length ?? 0
}

/** Null where the page of the preview has another status than 200. */
async function readPages(
  { status, feed, feedPath, markdown, markdownPath, job }: Documents,
  token: string,
  path: string,
): Promise<Omit<PanelInput, 'check'> | null> {
  const [html, liveHtml, liveMarkdown] = await Promise.all([
    readOwnText(routes.preview(token, path)),
    readOwnText(path),
    readOwnText(markdownPath ?? routes.markdown(path)),
  ])
  if (html === null) return null
  const liveFeed = liveHtml === null || feedPath === null ? null : await readOwnText(feedPath)
  return {
    url: absoluteUrl(path),
    status,
    draft: { html, feed, markdown },
    live: liveHtml === null ? null : { html: liveHtml, feed: liveFeed, markdown: liveMarkdown },
    job,
  }
}

async function readDocuments({ type, reference, locale }: PreviewSubject): Promise<Documents | null> {
  const now = new Date(currentTime())
  switch (type) {
    case 'article': {
      const found = await readPreviewArticle(reference)
      if (!found) return null
      const { article } = found
      const language = localeForLanguage(article.language)
      return {
        status: statusOfArticle(found),
        feed: writeFeed('rss', feedScopes.articles(language), [toArticleEntry(article)]),
        feedPath: routes.articlesFeed('rss', language),
        markdown: articleMarkdown(article, await listOrganizations()),
        markdownPath: null,
        job: null,
        readWarnings: () => articleWarnings(found, now),
      }
    }
    case 'job': {
      const found = await readPreviewJob(reference)
      const organization = found && (await readPreviewOrganization(found.organization.reference))
      if (!found || !organization) return null
      const { job } = found
      const scope = feedScopes.companyJobs(locale, organization)
      const { indeed: _, ...paths } = scope.paths
      return {
        status: statusOfJob(found),
        feed: writeFeed(
          'rss',
          { ...scope, paths },
          inOrder([job], now, postingDate).map((shown) => toJobEntry(shown, now, 'rss')),
        ),
        feedPath: routes.companyJobsFeed('rss', locale, organization.slug),
        markdown: jobMarkdown(job, organization),
        markdownPath: null,
        job: toPlannedPosting(job, now),
        readWarnings: async () => jobWarnings(found, now),
      }
    }
    case 'organization': {
      const profile = await readPreviewProfile(reference)
      if (!profile) return null
      const { organization } = profile
      const [jobs, articles] = await Promise.all([
        listOrganizationJobs(organization.slug),
        listOrganizationArticles(organization.slug, locale),
      ])
      const markdown = organizationMarkdown(organization, { jobs, articles }, locale)
      return {
        ...{ status: 'live', feed: null, feedPath: null, markdown, job: null },
        markdownPath: routes.markdown(routes.profile(locale, organization.slug)),
        readWarnings: () => organizationWarnings(profile),
      }
    }
    default:
      return type satisfies never
  }
}

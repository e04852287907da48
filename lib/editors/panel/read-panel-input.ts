import 'server-only'
import { listOrganizationArticles } from '@/lib/data/articles'
import { listOrganizationJobs } from '@/lib/data/jobs'
import { listOrganizations, readPreviewOrganization } from '@/lib/data/organizations'
import { readPreviewArticle } from '@/lib/data/preview-articles'
import { readPreviewJob } from '@/lib/data/preview-jobs'
import { toArticleEntry } from '@/lib/documents/feeds/article-entry'
import { toJobEntries } from '@/lib/documents/feeds/job-entry'
import { writeFeed } from '@/lib/documents/feeds/write-feed'
import { articleMarkdown } from '@/lib/documents/markdown/article'
import { jobMarkdown } from '@/lib/documents/markdown/job'
import { organizationMarkdown } from '@/lib/documents/markdown/organization'
import { localeForLanguage } from '@/lib/i18n/locales'
import type { PreviewSubject } from '@/lib/preview/preview-token'
import { currentTime } from '@/lib/process/clock'
import { OwnTextUnavailable, readOwnText } from '@/lib/publishing/own-text'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { feedScopes } from '@/lib/seo/feed-scope'
import { failedPage, missingRecord, type PreviewProblem, toPreviewProblem } from '../preview-problem'
import type { PanelInput } from './panel-input'
import { type PlannedPosting, toPlannedPosting } from './planned-posting'

/** The documents of a record as it is in the preview, and the path of the public feed that has its entry. */
type Documents = {
  feed: string | null
  feedPath: string | null
  markdown: string
  job: PlannedPosting | null
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
    const input = await readPages(documents, token, path)
    return input ? { input } : { problem: failedPage }
  } catch (error) {
    if (error instanceof OwnTextUnavailable) return { problem: failedPage }
    return { problem: toPreviewProblem(error, subject.type) }
  }
}

/** Null where the page of the preview has another status than 200. */
async function readPages(
  { feed, feedPath, markdown, job }: Documents,
  token: string,
  path: string,
): Promise<PanelInput | null> {
  const [html, liveHtml, liveMarkdown] = await Promise.all([
    readOwnText(routes.preview(token, path)),
    readOwnText(path),
    readOwnText(routes.markdown(path)),
  ])
  if (html === null) return null
  const liveFeed = liveHtml === null || feedPath === null ? null : await readOwnText(feedPath)
  return {
    url: absoluteUrl(path),
    draft: { html, feed, markdown },
    live: liveHtml === null ? null : { html: liveHtml, feed: liveFeed, markdown: liveMarkdown },
    job,
  }
}

async function readDocuments({ type, reference, locale }: PreviewSubject): Promise<Documents | null> {
  switch (type) {
    case 'article': {
      const found = await readPreviewArticle(reference)
      if (!found) return null
      const { article } = found
      const language = localeForLanguage(article.language)
      return {
        feed: writeFeed('rss', feedScopes.articles(language), [toArticleEntry(article)]),
        feedPath: routes.articlesFeed('rss', language),
        markdown: articleMarkdown(article, await listOrganizations()),
        job: null,
      }
    }
    case 'job': {
      const found = await readPreviewJob(reference)
      const organization = found && (await readPreviewOrganization(found.organization.reference))
      if (!found || !organization) return null
      const { job } = found
      const now = new Date(currentTime())
      const scope = feedScopes.companyJobs(locale, organization)
      const { indeed: _, ...paths } = scope.paths
      return {
        feed: writeFeed('rss', { ...scope, paths }, toJobEntries([job], now)),
        feedPath: routes.companyJobsFeed('rss', locale, organization.slug),
        markdown: jobMarkdown(job, organization),
        job: toPlannedPosting(job, now),
      }
    }
    case 'organization': {
      const organization = await readPreviewOrganization(reference)
      if (!organization) return null
      const [jobs, articles] = await Promise.all([
        listOrganizationJobs(organization.slug),
        listOrganizationArticles(reference, locale),
      ])
      const markdown = organizationMarkdown(organization, { jobs, articles }, locale)
      return { feed: null, feedPath: null, markdown, job: null }
    }
    default:
      return type satisfies never
  }
}

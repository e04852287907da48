import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { readArticleDrafts } from '@/lib/data/articles/article-drafts'
import { createImageReader } from '@/lib/data/image-states'
import { readArticlePages, readJobPages, readOrganizationPages } from '@/lib/data/site-records'
import { toImage } from '@/lib/data/store'
import { toArticleSubject } from '@/lib/editors/warnings/article-subject'
import { toJobSubject } from '@/lib/editors/warnings/job-subject'
import { toOrganizationSubject } from '@/lib/editors/warnings/organization-subject'
import { toPageSubject } from '@/lib/editors/warnings/page-rules'
import type { JobSummary } from '@/lib/model/jobs/job'
import { ownPages } from '@/lib/settings/own-pages'
import type { CheckOptions } from './check-options'
import {
  checkArticle,
  checkArticleDraft,
  checkJob,
  checkOrganization,
  checkPage,
  type ReadImages,
} from './check-record'
import type { ReadRecord } from './checked-record'

type ReadingOptions = CheckOptions & { now: Date }

/** Every record of the site with the warnings that it has alone. Waits in between, so that it works in its share of the time. */
export async function* readRecords(options: ReadingOptions): AsyncGenerator<ReadRecord> {
  const { types, share } = options
  const readImages = createImageReader()
  const employers: JobSummary['organization'][] = []
  const parts = [
    ...(types.includes('organization') || types.includes('job')
      ? [readOrganizations(options, readImages, employers)]
      : []),
    ...(types.includes('job') ? [readJobs(options, employers)] : []),
    ...(types.includes('article') ? [readArticles(options, readImages)] : []),
    ...(types.includes('page') ? [readPages(options)] : []),
  ]
  for (const records of parts) {
    let startedAt = performance.now()
    for await (const record of records) {
      yield record
      // Also with the whole time, requests of visitors come between two records.
      await wait((performance.now() - startedAt) * (1 / share - 1))
      startedAt = performance.now()
    }
  }
}

/** Adds the organizations to `employers`, whose jobs are read afterwards. */
async function* readOrganizations(
  { types, onProgress }: ReadingOptions,
  readImages: ReadImages,
  employers: JobSummary['organization'][],
): AsyncGenerator<ReadRecord> {
  for await (const { records, total } of readOrganizationPages()) {
    for (const { organization, record } of records) {
      const { reference, name, slug, logo, websiteUrl, defaultLanguage } = organization
      employers.push({ reference, name, slug, logo, websiteUrl, defaultLanguage })
      if (types.includes('organization'))
        yield await checkOrganization(
          organization,
          record && toOrganizationSubject(record, toImage),
          readImages,
        )
      onProgress({ phase: 'organization', step: employers.length, steps: total })
    }
  }
}

async function* readJobs(
  { onProgress, now }: ReadingOptions,
  employers: readonly JobSummary['organization'][],
): AsyncGenerator<ReadRecord> {
  for (const [index, employer] of employers.entries()) {
    onProgress({ phase: 'job', step: index, steps: employers.length })
    for await (const page of readJobPages(employer.reference))
      for (const { embed, detail } of page) yield checkJob(toJobSubject(embed, detail, employer, now))
  }
}

async function* readArticles(
  { onProgress, now }: ReadingOptions,
  readImages: ReadImages,
): AsyncGenerator<ReadRecord> {
  let step = 0
  for await (const { records, total } of readArticlePages()) {
    for (const record of records) {
      yield await checkArticle(toArticleSubject(record, toImage, now), readImages)
      step += 1
      onProgress({ phase: 'article', step, steps: total })
    }
  }
  for await (const draft of readArticleDrafts()) {
    yield await checkArticleDraft(toArticleSubject(draft, toImage, now), readImages)
    step += 1
    onProgress({ phase: 'article', step, steps: null })
  }
}

async function* readPages({ onProgress }: ReadingOptions): AsyncGenerator<ReadRecord> {
  const pages = ownPages()
  for (const [index, page] of pages.entries()) {
    onProgress({ phase: 'page', step: index, steps: pages.length })
    yield checkPage(toPageSubject(page))
  }
}

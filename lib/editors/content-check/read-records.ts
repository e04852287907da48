import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { readArticleDrafts } from '@/lib/data/article-drafts'
import { createImageReader } from '@/lib/data/image-states'
import {
  createDetailReader,
  listEmbedJobs,
  readArticlePages,
  readOrganizationPages,
} from '@/lib/data/site-records'
import { toImage } from '@/lib/data/store'
import { toArticleSubject } from '@/lib/editors/warnings/article-subject'
import { toJobSubject } from '@/lib/editors/warnings/job-subject'
import { toOrganizationSubject } from '@/lib/editors/warnings/organization-subject'
import type { RecordType } from '@/lib/editors/warnings/record-facts'
import type { JobSummary } from '@/lib/model/job'
import type { CheckOptions } from './check-options'
import { checkArticle, checkArticleDraft, checkJob, checkOrganization, type ReadImages } from './check-record'
import type { ReadRecord } from './checked-record'

type ReadingOptions = CheckOptions & {
  now: Date
  /** Of `missing`, not all records are known then. */
  onUnread: (name: string, error: unknown, missing?: RecordType) => void
}

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
  { types, onProgress, onUnread, readOptions }: ReadingOptions,
  readImages: ReadImages,
  employers: JobSummary['organization'][],
): AsyncGenerator<ReadRecord> {
  const pages = readOrganizationPages(
    (name, error) => onUnread(`organization ${name}`, error, 'organization'),
    readOptions,
  )
  for await (const { records, total } of pages) {
    for (const { employer, record } of records) {
      const { reference, name, slug, logo, websiteUrl, defaultLanguage } = employer
      employers.push({ reference, name, slug, logo, websiteUrl, defaultLanguage })
      if (types.includes('organization'))
        yield await checkOrganization(employer, record && toOrganizationSubject(record, toImage), readImages)
      onProgress({ phase: 'organization', step: employers.length, steps: total })
    }
  }
}

async function* readJobs(
  { onProgress, onUnread, readOptions, now }: ReadingOptions,
  employers: readonly JobSummary['organization'][],
): AsyncGenerator<ReadRecord> {
  const readDetail = createDetailReader(readOptions)
  for (const [index, employer] of employers.entries()) {
    onProgress({ phase: 'job', step: index, steps: employers.length })
    const jobs = await listEmbedJobs(employer.reference, readOptions).catch((error) => {
      onUnread(`jobs of ${employer.name}`, error, 'job')
      return []
    })
    for (const record of jobs) {
      const detail = await readDetail(record.reference).catch((error) => {
        onUnread(`job ${record.reference}`, error)
        return null
      })
      yield checkJob(toJobSubject(record, detail, employer, now))
    }
  }
}

async function* readArticles(
  { onProgress, readOptions, now }: ReadingOptions,
  readImages: ReadImages,
): AsyncGenerator<ReadRecord> {
  let step = 0
  for await (const { records, total } of readArticlePages(readOptions)) {
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

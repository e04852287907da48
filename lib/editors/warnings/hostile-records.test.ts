import { articleWire } from '@vitrine/api-contract/article'
import { embedJobWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { propertyRuns } from '@vitrine/api-contract/testing/full'
import { tolerant } from '@vitrine/api-contract/tolerant'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { hostileRecord } from '@/lib/model/testing/hostile-records'
import { makeOrganization } from '@/lib/model/testing/records'
import { articleImages, toArticleSubject } from './article-subject'
import { toJobSubject } from './job-subject'
import { organizationImages, toOrganizationSubject } from './organization-subject'
import { articleFacts, jobFacts, organizationFacts, type RecordFacts, recordTypes } from './record-facts'
import { findWarnings, type Warning } from './rule'
import { articleRules, jobRecordRules, organizationRules } from './rules'
import { SiteIndex } from './site-index'
import { siteRules } from './site-rules'
import { now, toImage } from './testing/examples'

const options = { numRuns: propertyRuns(300) }

/** The client drops records without an identity. */
function read<T>(schema: z.ZodType<T>, record: unknown, check: (record: T) => void): void {
  const result = schema.safeParse(record)
  if (result.success) check(result.data)
}

const readArticle = tolerant(articleWire, ['reference', 'name', 'language'])
const readOrganization = tolerant(organizationWire, ['reference', 'name', 'slug'])
const readEmbedJob = tolerant(embedJobWire, ['reference', 'name', 'slug'])
const readJob = tolerant(jobWire, ['reference', 'name'])

/** What a check stores of a record is small, and one line of valid text. */
function checkStored(warnings: readonly Warning[], facts: RecordFacts): void {
  const site = new SiteIndex({ types: recordTypes, toJobWebsites: () => null, siteReference: 'site' })
  site.add(facts)
  const all = [...warnings, ...findWarnings(siteRules, { facts, site })]
  expect(JSON.stringify(all).length).toBeLessThan(60_000)
  expect(JSON.stringify(facts).length).toBeLessThan(100_000)
  for (const detail of all.flatMap(({ details }) => details)) {
    expect(detail.length).toBeLessThanOrEqual(161)
    expect(detail.isWellFormed()).toBe(true)
    expect(detail).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
  }
}

it('no rule fails for a hostile article', () => {
  fc.assert(
    fc.property(hostileRecord(articleWire, ['reference', 'name', 'language']), (value) =>
      read(readArticle, value, (record) => {
        const subject = toArticleSubject(record, toImage, now)
        const states = new Map(articleImages(subject).map((url) => [url, { kind: 'missing' } as const]))
        checkStored(findWarnings(articleRules, { ...subject, states }), articleFacts(subject))
      }),
    ),
    options,
  )
}, 60_000)

it('no rule fails for a hostile organization', () => {
  fc.assert(
    fc.property(hostileRecord(organizationWire, ['reference', 'name', 'slug']), (value) =>
      read(readOrganization, value, (record) => {
        const subject = toOrganizationSubject(record, toImage)
        const states = new Map(organizationImages(subject).map((url) => [url, { kind: 'missing' } as const]))
        const warnings = findWarnings(organizationRules, { ...subject, states })
        checkStored(warnings, organizationFacts(subject.organization))
      }),
    ),
    options,
  )
}, 60_000)

it('no rule fails for a hostile job', () => {
  const details = hostileRecord(jobWire, ['reference', 'name'])
  fc.assert(
    fc.property(hostileRecord(embedJobWire, ['reference', 'name', 'slug']), details, (value, other) =>
      read(readEmbedJob, value, (record) => {
        const detail = readJob.safeParse(other).data ?? null
        const subject = toJobSubject(record, detail, makeOrganization(), now)
        checkStored(findWarnings(jobRecordRules, subject), jobFacts(subject))
      }),
    ),
    options,
  )
}, 60_000)

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleWire } from '@vitrine/api-contract/article'
import { embedWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { organizationWire } from '@vitrine/api-contract/organization'
import { scopes } from '@vitrine/api-contract/scope'
import { isFull } from '@vitrine/api-contract/testing/full'
import { type Db, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '#app'
import { checkRecords } from '#import/load-content'
import { writeContent } from '#import/write-content'
import { createToken } from '#tokens'
import { foreignKinds } from './foreign-content'
import { readGenerated, type Size } from './generate'
import { jobReference, jobsPerLargeOrganization, largeOrganizationCount } from './jobs'
import { organizationReference } from './organizations'
import { siteReference } from './taxonomies'
import { toFile } from './to-file'

const size: Size = { articles: isFull ? 300 : 100, organizations: 12, jobs: isFull ? 150 : 50, seed: 7 }
const now = new Date('2026-01-01T00:00:00Z')

const recordsOf = (generated: Size) => [...readGenerated(generated)].map(({ record }) => record)

function digestOf(generated: Size): string {
  const hash = createHash('sha256')
  for (const record of recordsOf(generated)) hash.update(JSON.stringify(toFile(record)))
  return hash.digest('hex')
}

describe('generated content', () => {
  test('is byte-identical for the same seed and different for another seed', () => {
    expect(digestOf(size)).toBe(digestOf({ ...size }))
    expect(digestOf(size)).not.toBe(digestOf({ ...size, seed: 8 }))
  })

  test('has as many records as the progress names, each in its own file or in a list', () => {
    const totals = new Set<number>()
    const files = [...readGenerated(size, (_, total) => totals.add(total))].map(({ record }) =>
      toFile(record),
    )
    expect([...totals]).toEqual([files.length])
    const single = files.filter((file) => !file.isList).map((file) => file.path)
    expect(new Set(single).size).toBe(single.length)
  })

  test('has every language of the hosted service, missing fields and unknown tokens', () => {
    const text = recordsOf(size)
      .map(({ data }) => JSON.stringify(data))
      .join('\n')
    for (const language of ['fr', 'en', 'es', 'cs', 'sk', 'de'])
      expect(text).toContain(`"language":"${language}"`)
    for (const token of ['SEASONAL_SOMETHING', 'hybrid', 'per-moon', 'ANY_LEVEL', 'kiosk', 'unknown-index']) {
      expect(text).toContain(`"${token}"`)
    }
    const articles = recordsOf(size).filter(({ kind }) => kind === 'articles')
    const withoutSummary = articles.filter(({ data }) => !JSON.stringify(data).includes('"summary"'))
    expect(withoutSummary.length).toBeGreaterThan(0)
  })
})

describe('generated content in the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-generated-'))
  let db: Db
  let get: (path: string) => Promise<Response>

  beforeAll(async () => {
    db = openDatabaseForWriting(join(folder, 'generated.db'))
    await writeContent(db, checkRecords(readGenerated(size), 'the generator', now), now)
    const token = await createToken(db, { name: 'test', scopes, now })
    const app = createApp({ db, siteUrl: 'https://site.example' })
    get = async (path) => app.request(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })
  })
  afterAll(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  test('is sent by every operation as the contract describes it', async () => {
    const organizations = `/external/organizations?cms_sites_references=${siteReference(0)}&offices=true&images=true&videos=true`
    expect(z.array(organizationWire).parse(await (await get(organizations)).json())).toHaveLength(12)
    for (let page = 1; page <= size.articles / 100; page += 1) {
      const response = await get(`/external/cms/articles/all?page=${page}`)
      expect(z.array(articleWire).parse(await response.json())).toHaveLength(100)
    }
    for (let index = 0; index < size.organizations; index += 1) {
      const response = await get(`/embed?organization_reference=${organizationReference(index)}`)
      embedWire.parse(await response.json())
    }
    const blocks =
      'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'
    for (let index = 0; index < size.jobs; index += 1) {
      jobWire.parse(await (await get(`/external/jobs/${jobReference(index)}?${blocks}`)).json())
    }
  })

  test('has large embed responses of equal length for the first organizations', async () => {
    for (let index = 0; index < largeOrganizationCount; index += 1) {
      const response = await get(`/embed?organization_reference=${organizationReference(index)}`)
      expect(embedWire.parse(await response.json()).jobs).toHaveLength(jobsPerLargeOrganization(size.jobs))
    }
  })

  test('is distinguished from other records', async () => {
    expect(await foreignKinds(db)).toEqual([])
    const other = {
      kind: 'organizations' as const,
      file: 'x',
      at: [],
      data: { reference: 'mine', name: 'Mine', slug: 'mine', default_language: 'en' },
    }
    await writeContent(db, checkRecords([{ record: other }], 'test', now), now)
    expect(await foreignKinds(db)).toEqual(['organizations'])
  })
})

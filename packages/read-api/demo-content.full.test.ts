import { scopes } from '@vitrine/api-contract/scope'
import { openDatabase, openDatabaseForWriting } from '@vitrine/content-store/db/connect'
import { migrate } from '@vitrine/content-store/db/migrations'
import { createDatabase } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadContent } from '#import/load-content'
import { writeContent } from '#import/write-content'
import { createApp } from './app'
import { createToken } from './tokens'

const now = new Date('2026-11-20T12:00:00Z')
const everyBlock =
  'stages=true&office=true&candidates_count=true&application_fields=true&organization=true&websites=true'

const upperCase = z.string().regex(/^[A-Z0-9]+(_[A-Z0-9]+)*$/)
const lowerCase = z.string().regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)
const unset = z.literal('')

const jobTokens = z.looseObject({
  status: lowerCase,
  experience_level: upperCase.or(unset),
  education_level: upperCase.or(unset),
  contract_type: upperCase.or(unset),
  remote: lowerCase.or(unset),
  salary: z.looseObject({ period: lowerCase }),
  stages: z.array(z.looseObject({ reference: z.enum(['initial', 'refused']).nullable() })),
  application_fields: z.array(z.looseObject({ name: lowerCase, mode: lowerCase })),
})
const embedTokens = z.looseObject({
  jobs: z.array(z.looseObject({ remote: lowerCase.or(unset), salary: z.looseObject({ period: lowerCase }) })),
})
const video = z.looseObject({ source: lowerCase })
const noVideo = z.strictObject({})

let get: (path: string) => Promise<unknown>
let stop: () => Promise<void>
let jobs: string[]
let organizations: string[]

beforeAll(async () => {
  const { url, remove } = await createDatabase('sqlite')
  const writer = openDatabaseForWriting(url)
  await migrate(writer)
  await writeContent(writer, loadContent('content', now), now)
  const token = await createToken(writer, { name: 'test', scopes, now })
  jobs = (await writer.selectFrom('jobs').select('reference').execute()).map(({ reference }) => reference)
  organizations = (await writer.selectFrom('organizations').select('reference').execute()).map(
    ({ reference }) => reference,
  )
  await writer.destroy()
  const db = openDatabase(url)
  const app = createApp({ db, siteUrl: 'https://site.example' })
  get = async (path) =>
    (await app.request(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })).json()
  stop = async () => {
    await db.destroy()
    await remove()
  }
})
afterAll(() => stop())

describe('the tokens of the demo content have the case of the description', () => {
  test('in every job', async () => {
    expect(jobs.length).toBeGreaterThan(80)
    for (const reference of jobs) {
      const { error } = jobTokens.safeParse(await get(`/external/jobs/${reference}?${everyBlock}`))
      expect(error?.issues, reference).toBeUndefined()
    }
  })

  test('in embed', async () => {
    for (const reference of organizations) {
      const { error } = embedTokens.safeParse(await get(`/embed?organization_reference=${reference}`))
      expect(error?.issues, reference).toBeUndefined()
    }
  })

  test('in the videos of articles and organizations', async () => {
    const articles = z
      .array(z.looseObject({ cms_video: noVideo.or(video) }))
      .parse(await get('/external/cms/articles/all'))
    expect(articles.some(({ cms_video }) => Object.keys(cms_video).length > 0)).toBe(true)
    const found = await get('/external/organizations?cms_sites_references=vitrine-demo&videos=true')
    expect(z.array(z.looseObject({ videos: z.array(video) })).parse(found).length).toBeGreaterThan(5)
  })
})

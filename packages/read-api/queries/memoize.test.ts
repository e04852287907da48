import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/connect'
import { makeFiles, makeJob, makeOrganization } from '#testing/content-folder'
import { importedAt, importFiles, startApi, type TestApi } from '#testing/test-api'
import { createRemember } from './memoize'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('an answer is made once for each content, and the oldest goes where there is no room', async () => {
  const db = openDatabase(api.databaseUrl)
  const remember = createRemember<string>(4, (value) => value.length)
  const made: string[] = []
  const ask = (question: string) =>
    remember(db, question, async () => {
      made.push(question)
      return question
    })
  for (const question of ['aa', 'aa', 'bb', 'aa', 'cc', 'bb', 'aa', 'too long', 'too long']) {
    expect(await ask(question)).toBe(question)
  }
  expect(made).toEqual(['aa', 'bb', 'cc', 'aa', 'too long', 'too long'])

  const files = { ...makeFiles(), 'jobs/acme/another.yaml': makeJob({ reference: 'another' }) }
  await importFiles(api.databaseUrl, files, importedAt)
  await ask('aa')
  expect(made).toHaveLength(7)
  await db.destroy()
})

test('equal questions at once are one making; after an error it is made anew', async () => {
  const db = openDatabase(api.databaseUrl)
  const remember = createRemember<string>(100, (value) => value.length)
  let made = 0
  const askAll = (isFailing: boolean) => {
    const make = async () => {
      made += 1
      await wait(50)
      if (isFailing) throw new Error('failed')
      return 'answer'
    }
    return Promise.allSettled(Array.from({ length: 20 }, () => remember(db, 'question', make)))
  }
  expect(new Set((await askAll(true)).map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(made).toBe(1)
  expect(new Set((await askAll(false)).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  expect(made).toBe(2)
  await db.destroy()
})

test('what the question takes counts as well', async () => {
  const db = openDatabase(api.databaseUrl)
  const remember = createRemember<string>(8, (value, question) => value.length + question.length)
  let made = 0
  const ask = (question: string) =>
    remember(db, question, async () => {
      made += 1
      return 'a'
    })
  for (const question of ['long one', 'long one', 'short', 'short', 'other', 'short']) await ask(question)
  expect(made).toBe(5)
  await db.destroy()
})

describe.each([
  '/embed?organization_reference=AcmE01',
  '/external/jobs/WTTJ_gld0A7L?organization=true',
  '/external/organizations?cms_sites_references=board&page=1',
  '/external/cms/articles/all?language=en',
])('%s, answered before', (address) => {
  test('shows what the next import changed, in another record too', async () => {
    await importFiles(api.databaseUrl, makeFiles(), importedAt)
    expect(await (await api.get(address)).text()).toContain('Acme & Sons')
    const files = {
      ...makeFiles(),
      'organizations/acme.yaml': makeOrganization({ name: 'Acme & Daughters' }),
    }
    await importFiles(api.databaseUrl, files, importedAt)
    const after = await (await api.get(address)).text()
    expect(after).toContain('Acme & Daughters')
    expect(after).not.toContain('Acme & Sons')
  })

  test('is the same answer again, and is refused to who may not see it', async () => {
    const [first, again] = [await api.get(address), await api.get(address)]
    expect(await again.text()).toBe(await first.text())
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(again.headers.get('Last-Modified')).toBe(first.headers.get('Last-Modified'))
    const isPublic = address.startsWith('/embed')
    expect((await api.get(address, null)).status).toBe(isPublic ? 200 : 401)
    expect((await api.get(address, await api.tokenFor('offices_r'))).status).toBe(isPublic ? 200 : 403)
  })
})

test('the headers of a page follow the address that asks, and not the one that asked first', async () => {
  const first = await api.get('/external/cms/articles/all?per_page=1&language=en')
  const second = await api.get('/external/cms/articles/all?language=en&per_page=1')
  expect(first.headers.get('Link')).toContain('?per_page=1&language=en&')
  expect(second.headers.get('Link')).toContain('?language=en&per_page=1&')
})

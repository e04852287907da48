import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/lib/server/db/connect'
import { makeFiles, makeJob } from '@/lib/server/testing/content-folder'
import { importedAt, importFiles, startApi, type TestApi } from '@/lib/server/testing/test-api'
import { createRemember } from './remember'

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

test('an embed that was answered before shows the next import', async () => {
  const embed = '/embed?organization_reference=AcmE01'
  await importFiles(api.databaseUrl, makeFiles(), importedAt)
  expect((await api.getJson(embed)).jobs).toHaveLength(2)
  const files = { ...makeFiles(), 'jobs/acme/another.yaml': makeJob({ reference: 'another' }) }
  await importFiles(api.databaseUrl, files, importedAt)
  expect((await api.getJson(embed)).jobs).toHaveLength(3)
})

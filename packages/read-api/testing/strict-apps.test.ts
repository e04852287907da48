import { openDatabase } from '@vitrine/content-store/db/connect'
import { expect, test } from 'vitest'
import { createApp } from '#app'

function makeApp() {
  return createApp({ db: openDatabase('none'), siteUrl: 'https://site.example', logError: () => {} })
}

const embed = { name: 'Acme', jobs: [], websites: [] }

test.each([
  ['lacks a field', { ...embed, jobs: undefined }],
  ['has an additional field', { ...embed, secret: 1 }],
  ['has a field of another type', { ...embed, name: 7 }],
])('a test fails if the body of a 200 response %s', async (_title, body) => {
  const app = makeApp().get('/api/v1/embed/invalid', (c) => c.json(body))
  await expect(async () => app.request('/api/v1/embed/invalid')).rejects.toThrow()
})

test('a test passes if the body of a 200 response satisfies the contract', async () => {
  const app = makeApp().get('/api/v1/embed/valid', (c) => c.json(embed))
  expect(await (await app.request('/api/v1/embed/valid')).json()).toEqual(embed)
})

test('a test fails if the body of an error response does not satisfy the contract', async () => {
  const app = makeApp().get('/api/v1/invalid', (c) => c.json({ message: 'no' }, 400))
  await expect(async () => app.request('/api/v1/invalid')).rejects.toThrow()
})

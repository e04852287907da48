import { expect, test } from 'vitest'
import { createApp } from '#app'
import { openDatabase } from '#db/connect'

function makeApp() {
  return createApp({ db: openDatabase('none'), siteUrl: 'https://site.example', logError: () => {} })
}

const embed = { name: 'Acme', jobs: [], websites: [] }

test.each([
  ['lacks a field', { ...embed, jobs: undefined }],
  ['has a field too many', { ...embed, secret: 1 }],
  ['has a field of another type', { ...embed, name: 7 }],
])('a test whose success %s fails', async (_title, body) => {
  const app = makeApp().get('/api/v1/embed/spoilt', (c) => c.json(body))
  await expect(async () => app.request('/api/v1/embed/spoilt')).rejects.toThrow()
})

test('a test whose success is that of the contract does not', async () => {
  const app = makeApp().get('/api/v1/embed/whole', (c) => c.json(embed))
  expect(await (await app.request('/api/v1/embed/whole')).json()).toEqual(embed)
})

test('a test whose error has another shape fails', async () => {
  const app = makeApp().get('/api/v1/spoilt', (c) => c.json({ message: 'no' }, 400))
  await expect(async () => app.request('/api/v1/spoilt')).rejects.toThrow()
})

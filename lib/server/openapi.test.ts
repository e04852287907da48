import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from './app'
import { openDatabase } from './db/connect'
import { formatApiDescription } from './openapi'

test('the committed description is that of the routes; if not, run npm run openapi', () => {
  const app = createApp({ db: openDatabase('none'), siteUrl: 'http://localhost' })
  expect(readFileSync('lib/contract/openapi.json', 'utf8')).toBe(formatApiDescription(app))
})

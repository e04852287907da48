import { existsSync } from 'node:fs'
import { isFull } from '@vitrine/api-contract/testing/full'
import { expect, test } from 'vitest'
import { env } from '#env'
import { loadContent } from '#import/load-content'
import { ContentPictures } from '#import/pictures/content-pictures'
import { makeRecords } from '#testing/made-records'

/** Of any content that a company puts in place of the demo. A site with a hosted API needs none. */
const hasContent = existsSync('content')
test.runIf(hasContent)('content/ can be imported', () => {
  expect(makeRecords(loadContent('content', new Date()))).not.toEqual([])
})

test.runIf(isFull && hasContent)('content/ has the pictures that its records name', async () => {
  const pictures = await ContentPictures.read('content', { ...env, DATABASE_URL: '.data/none.db' })
  expect([...loadContent('content', new Date(), { pictures })]).not.toEqual([])
  expect(pictures.notices()).toEqual([])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { expect, test } from 'vitest'
import { loadContent } from '#import/load-content'
import { makeRecords } from '#testing/made-records'

const picture =
  /(?<=https:\/\/site\.invalid|["(])\/(?!\/)[^"()\\\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?=[")\\?#])/gi

/** Of any content that a company puts in place of the demo. A site with a hosted API needs none. */
const hasContent = existsSync('content')
const listRecords = () =>
  makeRecords(loadContent('content', new Date())).map((record) => JSON.stringify(record))

test.runIf(hasContent)('content/ can be imported', () => {
  expect(listRecords()).not.toEqual([])
})

// A company can keep its pictures elsewhere.
test.runIf(isFull && hasContent)('public/ has the pictures of the demo content', () => {
  const paths = listRecords().flatMap((record) => record.match(picture) ?? [])
  const missing = new Set(paths.filter((path) => !existsSync(join('public', decodeURI(path)))))
  expect([...missing]).toEqual([])
})

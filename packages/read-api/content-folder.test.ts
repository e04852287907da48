import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { expect, test } from 'vitest'
import { CategoryRecords } from '#import/category-records'
import { loadContent } from '#import/load-content'
import { toBatch } from '#import/loaded-batch'

const now = new Date('2026-11-20T12:00:00Z')
const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
const categories = new CategoryRecords(new Map(), now)

const picture = /(?<=https:\/\/site\.invalid|["(])\/(?!\/)[^"()\\\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?=[")\\?#])/gi

/** Of any content that a company puts in place of the demo. A site with a hosted API needs none. */
const hasContent = existsSync('content')
const listRecords = () =>
  [...loadContent('content', now)].flatMap((loaded) => {
    const { records } = toBatch(loaded, categories)
    return records.flatMap((record) => Object.values(record).map(toJson))
  })

function toJson(part: unknown): string {
  return JSON.stringify(typeof part === 'function' ? part(times) : part) ?? ''
}

test.runIf(hasContent)('content/ can be imported', () => {
  expect(listRecords()).not.toEqual([])
})

// A company can keep its pictures elsewhere.
test.runIf(isFull && hasContent)('public/ has the pictures of the demo content', () => {
  const paths = listRecords().flatMap((record) => record.match(picture) ?? [])
  const missing = new Set(paths.filter((path) => !existsSync(join('public', decodeURI(path)))))
  expect([...missing]).toEqual([])
})

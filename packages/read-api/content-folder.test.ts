import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#import/load-content'

const picture = /(?<=["(])\/(?!\/)[^"()\\\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?=[")\\?#])/gi

let records: string[]

/** Of any content that a company puts in place of the demo. */
beforeAll(() => {
  const rows = [...loadContent('content', new Date())].flatMap((batch) => batch.rows)
  records = rows.map(({ fields }) => JSON.stringify(fields))
})

test('content/ can be imported', () => {
  expect(records).not.toEqual([])
})

// A company can keep its pictures elsewhere.
test.runIf(isFull)('public/ has the pictures of the demo content', () => {
  const paths = records.flatMap((record) => record.match(picture) ?? [])
  const missing = new Set(paths.filter((path) => !existsSync(join('public', decodeURI(path)))))
  expect([...missing]).toEqual([])
})

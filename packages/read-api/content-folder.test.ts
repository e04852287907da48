import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#import/load-content'

const picture = /(?<=["(])\/(?!\/)[^"()\\\s]+\.(?:avif|gif|jpe?g|png|svg|webp)(?=[")\\?#])/gi

/** Of any content that a company puts in place of the demo. */
test('content/ can be imported, and public/ has its pictures', () => {
  const rows = [...loadContent('content', new Date())].flatMap((batch) => batch.rows)
  const paths = rows.flatMap(({ fields }) => JSON.stringify(fields).match(picture) ?? [])
  const missing = new Set(paths.filter((path) => !existsSync(join('public', decodeURI(path)))))
  expect([...missing]).toEqual([])
})

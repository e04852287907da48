import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crawledPages } from '../support/saved-crawl'
import { internalWords, projectFolder } from '../support/site'

const { CONTENT_FOLDER = '' } = process.env

test('every URL reachable from / exists, and every page has metadata and no internal field', () => {
  const pages = [...crawledPages().values()]
  expect(pages.length).toBeGreaterThan(300)
  const broken = pages.filter(({ status }) => status !== 200 && status !== 307 && status !== 308)
  expect(broken.map(({ path, status, from }) => `${status} ${path} linked on ${from}`)).toEqual([])

  for (const { path, body, type } of pages.filter(({ status }) => status === 200)) {
    expect(
      internalWords.filter((word) => body.includes(word)),
      path,
    ).toEqual([])
    if (!type.includes('html')) continue
    const head = body.slice(0, body.indexOf('</head>'))
    expect(head.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1)
    expect(head.match(/<link rel="canonical"/g), path).toHaveLength(1)
    expect(head, path).toMatch(/<meta name="description" content="[^"]+"/)
    expect(head, path).toMatch(/<meta property="og:title" content="[^"]+"/)
    expect(body.match(/<h1\b/g), path).toHaveLength(1)
  }

  const images = new Set(
    pages.flatMap(({ body }) =>
      [...body.matchAll(/url=(%2Fmedia%2F[^&"\\]+)/g)].map(([, url = '']) => decodeURIComponent(url)),
    ),
  )
  expect(images.size).toBeGreaterThan(15)
  expect([...images].filter((image) => !existsSync(join(CONTENT_FOLDER, image)))).toEqual([])
})

test('browser scripts contain no internal name', () => {
  const folder = join(projectFolder, '.next/static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(
      ['candidates_count', 'API_TOKEN', 'DATABASE_URL', 'libsql'].filter((word) => text.includes(word)),
      file,
    ).toEqual([])
  }
})

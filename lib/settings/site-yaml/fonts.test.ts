import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const arimo = 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2'

beforeAll(() => {
  mkdirSync(join(folder, 'fonts'))
  writeFileSync(join(folder, 'fonts/text.woff2'), 'text')
  for (const name of ['acme.woff2', 'acme-bold.woff2']) copyFileSync(arimo, join(folder, 'fonts', name))
  vi.stubEnv('SITE_FOLDER', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function read(fact: unknown) {
  const { fonts } = await import('./fonts')
  const result = fonts.safeParse({ fact })
  return result.data?.fact ?? result.error?.issues.map(({ message }) => message).join()
}

it('reads the files of packages, with and without a variable weight', async () => {
  expect(await read('@fontsource-variable/newsreader')).toMatchObject({
    ...{ isSans: false },
    files: [{ subset: 'latin', weight: null }, { subset: 'latin-ext' }, { subset: 'vietnamese' }],
  })
  const arimo = await read('@fontsource/arimo')
  expect(arimo).toMatchObject({ isSans: true })
  expect(typeof arimo === 'object' && arimo.files).toHaveLength(12)
})

it('reads files of the site folder', async () => {
  expect(await read('acme.woff2')).toEqual({
    ...{ isSans: null },
    files: [{ path: join(folder, 'fonts/acme.woff2'), subset: null, weight: null }],
  })
  expect(await read({ 400: 'acme.woff2', 700: 'acme-bold.woff2' })).toMatchObject({
    files: [{ weight: 400 }, { path: join(folder, 'fonts/acme-bold.woff2'), weight: 700 }],
  })
})

it.each([
  ['@fontsource/no-such-family', 'install the package: npm install @fontsource/no-such-family'],
  ['none.woff2', 'there is no file fonts/none.woff2'],
  ['text.woff2', 'the file fonts/text.woff2 is no font'],
  ['../acme.woff2', 'expected a package'],
  [{ 700: 'acme.woff2' }, 'expected a package'],
])('refuses %j', async (fact, message) => expect(await read(fact)).toContain(message))

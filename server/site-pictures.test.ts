import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`,
  )
const png = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

afterEach(() => vi.unstubAllEnvs())

/** The problem of a site folder with this file as its logo or icon; null for none. */
async function check(key: 'logo' | 'icon', name: string, file: Buffer): Promise<string | null> {
  const folder = writeSiteFolder({ [key]: name })
  mkdirSync(join(folder, 'media'))
  writeFileSync(join(folder, 'media', name), file)
  vi.stubEnv('SITE_FOLDER', folder)
  vi.resetModules()
  const { checkPictures } = await import('./site-pictures')
  const { site } = await import('@/lib/settings/site')
  return checkPictures(site).then(
    () => null,
    ({ message }) => message.slice(folder.length + 1),
  )
}

it.each([
  ['logo', 'a.svg', svg(220, 40), null],
  ['logo', 'a.png', Buffer.from('hello'), 'the file is no picture that can be read'],
  ['icon', 'a.svg', Buffer.from('hello'), 'the file is no picture that can be read'],
  ['icon', 'a.svg', svg(32, 32), null],
  ['icon', 'a.svg', svg(10, 30), 'expected a square picture, got 10 x 30 pixels'],
] as const)('a %s %s is a picture, or refused with its line', async (key, name, file, problem) => {
  expect(await check(key, name, file)).toBe(problem && `site.yaml:1: media/${name}: ${problem}`)
})

it('an icon of few pixels is refused', async () => {
  expect(await check('icon', 'a.png', await png(512))).toBeNull()
  expect(await check('icon', 'a.png', await png(64))).toContain('at least 512 pixels, got 64')
})

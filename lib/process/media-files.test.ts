import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { findMediaFile } from './media-files'
import { provideMediaFiles } from './testing/media-files'

provideMediaFiles({ 'media/night/hall-3.webp': [16, 9], 'feed.css': 'a {}' })

describe('findMediaFile', () => {
  it('finds pictures that an import has stored, after those of the site', async () => {
    vi.stubEnv('DATABASE_URL', 'file:.data/vitrine.db')
    vi.resetModules()
    const { findMediaFile } = await import('./media-files')
    const folder = join(process.cwd(), '.data/vitrine.db-media/night')
    mkdirSync(folder, { recursive: true })
    for (const name of ['hall-3.webp', 'hall-4.webp']) writeFileSync(join(folder, name), '')
    expect(findMediaFile('/media/night/hall-4.webp')).toBe(join(folder, 'hall-4.webp'))
    expect(findMediaFile('/media/night/hall-3.webp')).toMatch(/site.media.night.hall-3\.webp$/)
  })

  it.each(['/media/night/hall-3.webp', '/media/night/hall%2D3.webp'])('finds the file of %s', (path) =>
    expect(findMediaFile(path)).toMatch(/site.media.night.hall-3\.webp$/),
  )

  it.each([
    '/media/unknown.webp',
    '/media/night',
    '/media/night/',
    '/media/',
    '/feed.css',
    '/media/../feed.css',
    '/media/%2e%2e/feed.css',
    '/media/..%2ffeed.css',
    '/media/..%5cfeed.css',
    '/media//night/hall-3.webp',
    '/media/./night/hall-3.webp',
    '/media/night/hall-3.webp?v=1',
    '/media/night/hall-3.webp%00',
    '/media/%E0%A4%A',
    `/media/${'a'.repeat(5_000)}`,
    'media/night/hall-3.webp',
    '',
  ])('finds no file for %s', (path) => expect(findMediaFile(path)).toBeNull())
})

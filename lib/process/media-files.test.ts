import { describe, expect, it } from 'vitest'
import { findMediaFile } from './media-files'
import { providePublicFiles } from './testing/public-files'

providePublicFiles({ 'media/night/hall-3.webp': [16, 9], 'feed.css': 'a {}' })

describe('findMediaFile', () => {
  it.each(['/media/night/hall-3.webp', '/media/night/hall%2D3.webp'])('finds the file of %s', (path) =>
    expect(findMediaFile(path)).toMatch(/public.media.night.hall-3\.webp$/),
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

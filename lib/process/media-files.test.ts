import { describe, expect, it } from 'vitest'
import { findMediaFile } from './media-files'

describe('findMediaFile', () => {
  it.each(['/media/organizations/ferrolane-3.webp', '/media/organizations/ferrolane%2D3.webp'])(
    'finds the file of %s',
    (path) => expect(findMediaFile(path)).toMatch(/public.media.organizations.ferrolane-3\.webp$/),
  )

  it.each([
    '/media/unknown.webp',
    '/media/organizations',
    '/media/organizations/',
    '/media/',
    '/feed.css',
    '/media/../feed.css',
    '/media/%2e%2e/feed.css',
    '/media/..%2ffeed.css',
    '/media/..%5cfeed.css',
    '/media//organizations/ferrolane-3.webp',
    '/media/./organizations/ferrolane-3.webp',
    '/media/organizations/ferrolane-3.webp?v=1',
    '/media/organizations/ferrolane-3.webp%00',
    '/media/%E0%A4%A',
    `/media/${'a'.repeat(5_000)}`,
    'media/organizations/ferrolane-3.webp',
    '',
  ])('finds no file for %s', (path) => expect(findMediaFile(path)).toBeNull())
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toOwnPath } from './own-path'

it('keeps the path of a page', () => {
  const path = '/en/articles/2026/03/12/a-title_Ab-c_9'
  expect(toOwnPath(path)).toBe(path)
})

it('gives a path of this site for every text', () => {
  const hostile = fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '/en/..//evil.example',
    'https:evil.example',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/en/${text}`),
      ),
      (text) => {
        const url = new URL(toOwnPath(text), 'https://site.example')
        expect(url.origin).toBe('https://site.example')
        expect(url.pathname).toMatch(/^\/(en|fr|de)(\/|$)/)
      },
    ),
  )
})

import { expect, it } from 'vitest'
import { canParseUrl } from './can-parse-url'

it('accepts a host with an umlaut, also after many calls, which Node.js compiles', () => {
  const refused = Array.from({ length: 20_000 }, () => canParseUrl('https://bücher.example/'))
  expect(refused.filter((isAccepted) => !isAccepted)).toHaveLength(0)
})

it('refuses what is no URL, and resolves a path with a base only', () => {
  expect(['', 'a b', 'https://', '/path'].filter((text) => canParseUrl(text))).toEqual([])
  expect(canParseUrl('/path', 'https://site.example')).toBe(true)
})

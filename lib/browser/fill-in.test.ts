import { expect, it } from 'vitest'
import { fillIn } from './fill-in'

it('fills in the URLs of the list as they are', () => {
  const urls = { page: 'https://a.example/{feed}', feed: 'https://a.example/$1.xml' }
  expect(fillIn('{page} {feed}', urls)).toBe(`${urls.page} ${urls.feed}`)
})

import { expect, it } from 'vitest'
import { alertForm } from './alert-form'

const url = 'https://lists.example.com/subscribe?u=1'

it('sends the page and the feed unless other fields are set', () => {
  expect(alertForm.parse({ url })).toEqual({
    ...{ url, email: 'email' },
    fields: { page: '{page}', feed: '{feed}' },
  })
})

it.each([
  [{ url: `${url}#top` }, 'without a fragment'],
  [{ url: 'https://me:secret@lists.example.com/' }, 'without a fragment or a password'],
  [{ url: 'ftp://lists.example.com/' }, 'expected a URL'],
  [{ url, fields: { a: '{secret}' } }, 'expected {page} and {feed} only'],
  [{ url, fields: { a: 'x{page' } }, 'expected {page} and {feed} only'],
  [{ url, fields: { '': '1' } }, 'Invalid key'],
  [{ url, email: '' }, 'Too small'],
])('refuses %j', (form, message) => {
  expect(alertForm.safeParse(form).error?.message).toContain(message)
})

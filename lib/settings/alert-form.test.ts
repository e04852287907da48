import { expect, it } from 'vitest'
import { fillIn, parseAlertForm } from './alert-form'

const url = 'https://lists.example.com/subscribe?u=1'

it('reads the field of the address and the hidden fields', () => {
  expect(parseAlertForm(url, 'EMAIL={email}&PAGE={page}&FEED={feed}&tag=new%26jobs')).toEqual({
    ...{ url, email: 'EMAIL' },
    hidden: [
      ['PAGE', '{page}'],
      ['FEED', '{feed}'],
      ['tag', 'new&jobs'],
    ],
  })
})

it.each([
  ['', 'one of them {email}'],
  ['a={email}&b={email}', 'one of them {email}'],
  ['={email}', 'one of them {email}'],
  ['a={email}&b={secret}', 'not {secret}'],
  ['a={email}&b={page', 'not {page'],
  ['a={email}&b=x{email}', '{email} as the whole value'],
  ['a={email}&=1', 'a name for each field'],
])('refuses the fields %j', (fields, problem) => {
  expect(parseAlertForm(url, fields)).toEqual({ problem: expect.stringContaining(problem) })
})

it('fills in the URLs of the list as they are', () => {
  const urls = { page: 'https://a.example/{feed}', feed: 'https://a.example/$1.xml' }
  expect(fillIn('{page} {feed}', urls)).toBe(`${urls.page} ${urls.feed}`)
})

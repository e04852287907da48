import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readParameters, withParameters } from './link-parameters'

const names = ['utm_source', 'ref']

it.each([
  ['?utm_source=news&gclid=secret&ref=a%20b', { utm_source: 'news', ref: 'a b' }],
  ['?utm_source=été', { utm_source: 'été' }],
  ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
  ['?utm_source=me@example.com&ref=', {}],
  [`?utm_source=${'x'.repeat(101)}`, {}],
  ['?utm_source=%22%3E%3Cscript%3E&ref=%ff', {}],
  ['?utm_source=%ud800&ref=a%0Ab', {}],
  ['', {}],
])('reads of %s %j', (query, parameters) => expect(readParameters(query, names)).toEqual(parameters))

it.each([
  ['https://apply.example/1', 'https://apply.example/1?utm_source=a%20b'],
  ['https://apply.example/?a=b%20c&d', 'https://apply.example/?a=b%20c&d&utm_source=a%20b'],
  ['https://apply.example/?', 'https://apply.example/?utm_source=a%20b'],
  ['https://apply.example/x?utm_source=own', 'https://apply.example/x?utm_source=own'],
  ['https://apply.example/#/jobs/1', 'https://apply.example/?utm_source=a%20b#/jobs/1'],
])('adds to %s what it lacks', (link, expected) => {
  expect(withParameters(link, { utm_source: 'a b' })).toBe(expected)
})

it('leaves the URL as it is without parameters', () => {
  expect(withParameters('https://apply.example', {})).toBe('https://apply.example')
})

it('leads to the same path for every value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = new URLSearchParams({ utm_source: text }).toString()
      const url = new URL(withParameters('https://apply.example/1?a=b#c', readParameters(query, names)))
      expect([url.origin, url.pathname, url.searchParams.get('a'), url.hash]).toEqual([
        ...['https://apply.example', '/1', 'b', '#c'],
      ])
      expect([text, null]).toContain(url.searchParams.get('utm_source'))
    }),
  )
})

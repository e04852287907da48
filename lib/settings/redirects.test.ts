import { describe, expect, it } from 'vitest'
import { findRedirect, locationOf, parseRedirects, type Redirects } from './redirects'

const file = 'redirects.csv'
const parse = (...lines: readonly string[]) => parseRedirects(['from,to,status', ...lines].join('\n'), file)

/** The target of a request, and its status. */
function follow(redirects: Redirects, path: string, query = ''): string | null {
  const found = findRedirect(redirects, path)
  return found && `${found.redirect.status} ${locationOf(found, query)}`
}

describe('a redirect', () => {
  const redirects = parse(
    '/old,/en/jobs',
    '# Pages of the former site',
    '',
    '/team/*,/en/companies/acme/*,301',
    '/team/old/*,https://old.example/a?b=1#c,302',
    '"/a,b",https://www.example.com',
    '/über-uns,/de/companies/über,307',
    '/all/*,/*',
    '/gone,,410',
  )

  it.each([
    ['/old', '308 /en/jobs'],
    ['/old/', '308 /en/jobs'],
    ['/old/more', null],
    ['/Old', null],
    ['/team', '301 /en/companies/acme'],
    ['/team/jobs/1', '301 /en/companies/acme/jobs/1'],
    ['/teams', null],
    ['/team/old/x', '302 https://old.example/a?b=1#c'],
    ['/team/older', '301 /en/companies/acme/older'],
    ['/a,b', '308 https://www.example.com/'],
    ['/%c3%bcber%2Duns', '307 /de/companies/%C3%BCber'],
    ['/all', '308 /'],
    ['/gone', '410 '],
    [`/team/${'x'.repeat(2_000)}`, null],
  ])('of %s is %s', (path, location) => expect(follow(redirects, path)).toBe(location))

  it('keeps the query of the request, and that of its target', () => {
    expect(follow(redirects, '/old', '?utm_source=x')).toBe('308 /en/jobs?utm_source=x')
    expect(follow(redirects, '/team/old/x', '?utm_source=x')).toBe(
      '302 https://old.example/a?b=1&utm_source=x#c',
    )
  })

  it.each([
    '/all//evil.example',
    '/all///evil.example/x',
    '/all/%2Fevil.example',
    '/all/%5Cevil.example',
    '//all//evil.example',
  ])('of %s leads to the site itself', (path) => {
    const location = follow(redirects, path)?.split(' ')[1] ?? ''
    expect(new URL(location, 'https://site.example').host).toBe('site.example')
  })

  it('is found in a long path with as few look-ups as the path has segments', () => {
    expect(findRedirect(redirects, '/a'.repeat(1_000))).toBeNull()
  })
})

describe('a file', () => {
  it.each(['', '\n\n', '# nothing\n', 'from,to,status\n', '\ufefffrom,to\r\n'])(
    '%j has no redirects',
    (text) => {
      const { exact, prefixes } = parseRedirects(text, file)
      expect([exact.size, prefixes.size]).toEqual([0, 0])
    },
  )

  it.each([
    ['https://old.example/x,/en', 'from: expected a path'],
    ['/x?p=1,/en', 'from: expected a path'],
    ['/x*,/en', 'from: expected a path'],
    ['/a/*/b,/en', 'from: expected a path'],
    ['//x,/en', 'from: expected a path'],
    ['/a/../b,/en', 'from: expected a path'],
    ['x,/en', 'from: expected a path'],
    [',/en', 'from: expected a path such as /old/page or /old/* without a query, got nothing'],
    [
      '/x',
      'to: expected a path of this site or a URL, such as /en/jobs or https://www.example.com, got nothing',
    ],
    ['/x,//evil.example', 'to: expected a path of this site or a URL'],
    ['/x,/\\evil.example', 'to: expected a path of this site or a URL'],
    ['/x,/.//evil.example', 'to: expected a path of this site or a URL'],
    ['/x,javascript:alert(1)', 'to: expected a path of this site or a URL'],
    ['/x,https://me:secret@example.com', 'to: expected a path of this site or a URL'],
    ['/x,https://a b.example', 'to: expected a path of this site or a URL'],
    ['/x,/en/*', 'to: expected no * at its end, because from has none'],
    ['/x,/en,303', 'status: expected one of 301, 302, 307, 308, 410, got 303'],
    ['/x,/en,410', 'to: expected nothing for the status 410'],
    ['/x,/en,301,x', 'expected three columns'],
    ['/x,"/en', 'Quote Not Closed'],
  ])('with %s is refused with its line', (row, message) => {
    expect(() => parse('# a comment', row)).toThrow(`${file}:3: ${message}`)
  })

  it('is refused for each line of a path that an earlier line has', () => {
    expect(() => parse('/a,/en', '/a/,/fr', '/b/*,/en', '/%62/*,/fr')).toThrow(
      `${file}:3: line 2 is for the same path\n${file}:5: line 4 is for the same path`,
    )
  })

  it('is refused without its columns', () => {
    expect(() => parseRedirects('/a,/b\n', file)).toThrow(
      `${file}:1: expected the columns from, to and status`,
    )
  })

  it('can have ten thousand lines', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `/old/page-${index},/en/jobs`)
    expect(follow(parse(...lines), '/old/page-9999')).toBe('308 /en/jobs')
  })
})

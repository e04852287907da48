import { expect, it } from 'vitest'
import { parseRedirects } from '@/lib/settings/redirects'
import { checkRedirects } from './redirects'

const check = (...lines: readonly string[]) =>
  checkRedirects(parseRedirects(['from,to', ...lines].join('\n'), 'redirects.csv'), 'redirects.csv')

it.each([
  [['/old,/en/jobs', '/en/about,/en/companies/acme', '/jobs/4,/jobs']],
  [['/a,/feed.css', '/b,https://www.example.com/x', '/c,http://localhost:3000/en']],
  // The path of a record, which can be there or not.
  [
    [
      '/en/companies/old,/en/companies/acme',
      '/en/companies/*,/en/companies',
      '/companies/x/*,/en/companies/*',
    ],
  ],
  [['/en/companies/acme.md,/en/companies/bolt.md', '/blog/*,/en/articles/*']],
])('accepts %j', (lines) => expect(check(...lines).exact).toBeDefined())

it.each([
  [['/en/jobs,/en'], '2: from: the site itself responds at /en/jobs, so that the line has no effect'],
  [['/jobs,/en'], '2: from: the site itself responds at /jobs, so that the line has no effect'],
  [['/,/en'], '2: from: the site itself responds at /, so that the line has no effect'],
  [['/robots.txt,/en'], '2: from: the site itself responds at /robots.txt'],
  [['/media/a.pdf,/en'], '2: from: the site itself responds at /media/a.pdf'],
  [['/media/*,/en'], '2: from: the site itself responds at /media'],
  [['/api/v1/*,/en'], '2: from: the site itself responds at /api/v1'],
  [['/preview/*,/en'], '2: from: the site itself responds at /preview'],
  [['/old,/en/jbos'], '2: to: the site has nothing at /en/jbos'],
  [['/old/*,/nothing/*'], '2: to: the site has nothing at /nothing'],
  [['/old,/media/none.pdf'], '2: to: the site has nothing at /media/none.pdf'],
  [['/a,/b', '/b,/en'], '2: to: line 3 redirects /b again, expected the target of that line'],
  [
    ['/a,/b', '/b,/a'],
    '2: to: line 3 redirects /b again, expected the target of that line\nredirects.csv:3: to: line 2 redirects /a again',
  ],
  [['/a,/a'], '2: to: /a is a path of this line, so that it redirects to itself'],
  [['/a/*,/a/b/*'], '2: to: /a/b is a path of this line'],
  [['/*,/en/jobs/*'], '2: to: /en/jobs is a path of this line'],
  [['/*,/*'], '2: to: / is a path of this line'],
  [['/a/*,/b/*', '/b/c/*,/a/c/*'], '3: to: line 2 redirects /a/c again'],
  [['/en/companies/*,/en/companies/acme'], '2: to: /en/companies/acme is a path of this line'],
  [['/en/companies/a,/en/companies/b', '/en/companies/b,/en/companies/a'], '2: to: line 3 redirects'],
])('refuses %j', (lines, message) => expect(() => check(...lines)).toThrow(`redirects.csv:${message}`))

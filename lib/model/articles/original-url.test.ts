import { expect, it } from 'vitest'
import { toOriginalUrl } from './original-url'

it.each([
  ['https://magazine.example/a', 'https://site.example'],
  ['https://blog.site.example/a', 'https://site.example'],
  ['https://site.example.org/a', 'https://www.site.example'],
  ['https://wwwsite.example/a', 'https://site.example'],
])('%s was published elsewhere than on %s', (url, siteUrl) => {
  expect(toOriginalUrl(url, siteUrl)).toBe(url)
})

it.each([
  ['https://site.example/en/articles/2026/05/13/title_A12', 'https://site.example'],
  ['https://site.example/fr/articles/an-old-path?from=mail', 'https://site.example'],
  ['http://site.example/a', 'https://site.example'],
  ['https://site.example/a', 'http://site.example'],
  ['https://www.site.example/a', 'https://site.example'],
  ['https://site.example/a', 'https://www.site.example'],
  ['https://SITE.example:443/a', 'https://site.example'],
  ['http://site.example:80/a', 'https://www.site.example'],
  ['http://localhost:3000/a', 'http://localhost:3000'],
  ['ftp://magazine.example/a', 'https://site.example'],
  ['/fr/articles/a', 'https://site.example'],
  ['', 'https://site.example'],
  [null, 'https://site.example'],
])('%s names no other publisher than %s', (url, siteUrl) => {
  expect(toOriginalUrl(url, siteUrl)).toBeNull()
})

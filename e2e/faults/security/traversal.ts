import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@/lib/routes'
import type { Check, Context, Site } from '../part'
import { clientAddress, mapConcurrently, sendBytes } from './http'
import { pagePaths } from './response-kinds'

/** Spellings of `../`. */
const ups = [
  ...[
    '../',
    '..\\',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%2f',
    '..%5c',
    '%252e%252e%252f',
    '%252e%252e/',
    '..;/',
    '.%2e/',
  ],
  ...[
    '%c0%ae%c0%ae/',
    '%c0%ae%c0%ae%c0%af',
    '%e0%80%ae%e0%80%ae/',
    '..%c0%af',
    '..%00/',
    '....//',
    '....\\/',
    '..%u2215',
  ],
  ...['%uff0e%uff0e/', '..//', './../', '..%252f', '..%255c', '%2e%2e%5c', '..%09/', '..%20/'],
]
const depths = [1, 2, 4, 8]
const targets = ['etc/passwd', 'package.json', '.next/BUILD_ID', '.next/prerender-manifest.json', '.env']

/** Other forms of paths to files outside of what the site serves. */
const others = [
  ...[
    '/.next/BUILD_ID',
    '/.next/prerender-manifest.json',
    '/.next/required-server-files.json',
    '/.env',
    '/.git/config',
  ],
  ...[
    '/package.json',
    '/package-lock.json',
    '/next.config.mjs',
    '/lib/env.ts',
    '/content/sites.yaml',
    '/.data/cache/',
    '/.data/content.db',
  ],
  ...[
    '/_next/',
    '/_next/static/',
    '/_next/static/..',
    '/_next/static/../server/app/en.html',
    '/_next/server/app/en.html',
  ],
  ...[
    '/_next/data/',
    '/_next/data/x/en.json',
    '/_next/data/build/en.json',
    '/_next/image',
    '/_next/image?url=/etc/passwd&w=64&q=75',
  ],
  ...[
    '/_next/image?url=file:///etc/passwd&w=64&q=75',
    '/_next/image?url=%2fmedia%2f..%2f..%2fpackage.json&w=64&q=75',
  ],
  ...[
    '/_next/image?url=/media/%252e%252e/%252e%252e/package.json&w=64&q=75',
    '/_next/image?url=//etc/passwd&w=64&q=75',
  ],
  ...[
    '/index',
    '/index.html',
    '/en/index',
    '/en.html',
    '/en.rsc',
    '/en.meta',
    '/en.txt',
    '/en.segments/_tree.segment.rsc',
    '/404',
    '/500',
    '/_error',
    '/_not-found',
    '/_app',
  ],
  ...[
    '//etc/passwd',
    '///etc/passwd',
    '/\\etc\\passwd',
    '//poison.example/',
    '/\\poison.example',
    '/%5cpoison.example',
    '/%2f%2fpoison.example/',
    '/.//poison.example/',
  ],
  ...[
    'http://poison.example/',
    'http://poison.example/etc/passwd',
    'file:///etc/passwd',
    'ftp://poison.example/x',
    '*',
    'en',
    '?',
    '#',
    '/#/../x',
  ],
  ...[
    '/media',
    '/media/',
    '/media/articles',
    '/media/articles/',
    '/media/.',
    '/media/..',
    '/feed.css/',
    '/feed.css/..',
    '/feed.css%00.html',
    '/icon.svg/x',
  ],
  ...[
    '/api',
    '/api/',
    '/api/v1/../../etc/passwd',
    '/api/markdown',
    '/api/markdown/en/companies/..%2f..',
    '/cards/../../etc/passwd.png',
    '/cards/%2e%2e/x.png',
  ],
  ...[
    '/%',
    '/%2',
    '/%zz',
    '/%00',
    '/%ff',
    '/%c3%28',
    '/%ed%a0%80',
    '/%f5%80%80%80',
    '/\u00e9',
    '/en/\u00ff',
    '/en/%0d%0a',
    '/en/%09',
    '/en/%7f',
  ],
]

/** Texts that only files outside of what the site serves contain. */
function fileMarks(site: Site): string[] {
  const buildId = readFileSync(join(site.folder, '.next/BUILD_ID'), 'utf8').trim()
  return [
    ...[
      'root:x:0',
      '"name": "vitrine"',
      'previewModeSigningKey',
      '[core]',
      'lockfileVersion',
      'SQLite format 3',
      'createNextIntlPlugin',
    ],
    // The identity of the build is in the HTML of pages, so only a body that consists of it is the file.
    `\r\n\r\n${buildId}`,
  ]
}

/** Requests for files outside of what the site serves, and with line breaks in every part of a request. */
export async function testPaths(context: Context): Promise<Check[]> {
  const { site } = context
  return [await testTraversal(context), await testLineBreaks(site)]
}

async function testTraversal({ site, scale, progress }: Context): Promise<Check> {
  const climbs = ups.flatMap((up) =>
    depths.flatMap((depth) => targets.map((target) => up.repeat(depth) + target)),
  )
  const bases = [
    ...['/', '/en/', '/media/', '/_next/static/', `${pagePaths().company}/`, `${routes.articles('en')}/`],
    ...['/en/articles/feeds/', '/sitemaps/en/', '/cards/en/', '/api/v1/'],
  ]
  // In the small size every form is sent to one base, and every base receives every spelling.
  const paths = climbs.flatMap((climb, index) =>
    bases
      .filter(
        (_, base) =>
          scale === 'full' || base === index % bases.length || base === Math.floor(index / 20) % bases.length,
      )
      .map((base) => base + climb),
  )
  const marks = fileMarks(site)
  const problems: string[] = []
  let requests = 0
  await mapConcurrently([...others, ...paths], 6, async (path, index) => {
    requests += 1
    const response = await requestTarget(site, path, clientAddress(index % 2_000))
    const status = statusOf(response)
    if (status >= 500) problems.push(`${path}: ${status}`)
    if (status === 0 && response !== '') problems.push(`${path}: no HTTP response`)
    const mark = marks.find((text) => response.includes(text))
    if (mark) problems.push(`${path}: contains ${JSON.stringify(mark)}`)
    const location = headerOf(response, 'location')
    if (
      location &&
      new URL(location, 'http://site.invalid').host !== 'site.invalid' &&
      !location.startsWith(site.url)
    )
      problems.push(`${path}: Location ${location}`)
  })
  progress(`${requests} forms of paths`)
  return {
    name: 'E3: no form of a path reads a file, fails or redirects to another host',
    passed: problems.length === 0,
    expected: `0 of ${requests}`,
    measured: [String(problems.length), ...problems.slice(0, 10)].join('\n    '),
  }
}

const breaks = [
  '%0d%0a',
  '%0a',
  '%0d',
  '%250d%250a',
  '%E5%98%8D%E5%98%8A',
  '%c4%8d%c4%8a',
  '%00',
  '%e2%80%a8',
  '%0d%0a%0d%0a',
  '\r',
  '\t',
  '\x0b',
  '\x00',
]

async function testLineBreaks(site: Site): Promise<Check> {
  const problems: string[] = []
  let requests = 0
  const article = pagePaths().article ?? ''
  const places: readonly ((text: string) => { path: string; headers?: string })[] = [
    (text) => ({ path: `/${text}` }),
    (text) => ({ path: `/${text}/` }),
    (text) => ({ path: `/en/${text}` }),
    (text) => ({ path: `/en/${text}/` }),
    (text) => ({ path: `/en?x=${text}` }),
    (text) => ({ path: `/?x=${text}` }),
    (text) => ({ path: article.replace(/[^/]*_/, `${text}_`) }),
    (text) => ({ path: `${article}${text}` }),
    (text) => ({ path: `/articles/${text}` }),
    (text) => ({ path: `/en/companies/${text}/jobs/${text}` }),
    (text) => ({ path: `/en/jobs/search/${text}` }),
    (text) => ({ path: `/api/search/articles?locale=en&page=2&category=${text}` }),
    (text) => ({ path: `/_next/image?url=${text}&w=64&q=75` }),
    (text) => ({ path: `/preview/${text}` }),
    (text) => ({ path: `/preview?path=/en${text}` }),
    (text) => ({ path: `/cards/en/${text}.png` }),
    (text) => ({ path: '/', headers: `Cookie: NEXT_LOCALE=fr${text}\r\n` }),
    (text) => ({ path: '/', headers: `Accept-Language: fr${text}\r\n` }),
    (text) => ({ path: '/en/', headers: `X-Forwarded-Host: a${text}\r\n` }),
    (text) => ({ path: '/en', headers: `RSC: 1${text}\r\n` }),
  ]
  for (const [index, place] of places.entries())
    await mapConcurrently(breaks, 4, async (lineBreak) => {
      const { path, headers } = place(`${lineBreak}X-Injected:%201${lineBreak}Set-Cookie:%20injected=1`)
      requests += 1
      const response = await requestTarget(site, path, clientAddress(3_000 + index), headers)
      const [head = ''] = response.split('\r\n\r\n')
      if (/^(x-injected|set-cookie):/im.test(head)) problems.push(`${path}: a new header`)
      if (statusOf(response) >= 500) problems.push(`${path}: ${statusOf(response)}`)
    })
  return {
    name: 'E4: a line break in a path, a parameter, a cookie or a header adds no header and does not fail',
    passed: problems.length === 0,
    expected: `0 of ${requests}`,
    measured: [String(problems.length), ...problems.slice(0, 10)].join('\n    '),
  }
}

function requestTarget(site: Site, target: string, from: string, headers = ''): Promise<string> {
  const { host } = new URL(site.url)
  return sendBytes(
    site.url,
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`,
    { from },
  )
}

function statusOf(response: string): number {
  return Number(/^HTTP\/1\.\d (\d{3})/.exec(response)?.[1] ?? 0)
}

function headerOf(response: string, name: string): string | null {
  const [head = ''] = response.split('\r\n\r\n')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null
}

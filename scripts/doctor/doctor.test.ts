import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Scope, scopes } from '@vitrine/api-contract/scope'
import { isFull } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { fetch } from 'undici'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startSite, type TestArticle } from '@/lib/data/testing/site'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'
import { runScript } from '../testing/run-script'
import { isRecord } from './context'
import type { Report } from './findings'
import { formatReport } from './format-report'
import { dayReadings, inReading } from './testing/day-readings'

const day = 86_400_000
const dateOf = (days: number) => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T12:00:00Z`

const languages: Readonly<Record<number, string>> = { 2: 'fr', 40: 'fr-CA' }

const articles: TestArticle[] = [
  ...[1, 2, 5, 9, 40].map((days) => ({
    ...{ reference: `a${days}`, language: languages[days] ?? 'en', published_at: dateOf(-days) },
    indexed: ['news'],
  })),
  { reference: 'later', language: 'en', published_at: dateOf(3), name: 'Planned' },
]

type Site = Awaited<ReturnType<typeof startSite>>
let site: Site

beforeAll(async () => {
  site = await startSite(articles)
})
afterAll(() => site.stop())

/** Runs the checks with these settings against the API at `url`. */
async function check(settings: Record<string, string> = {}, url = site.url): Promise<Report> {
  const { runDoctor } = await import('./run')
  const own = {
    ...{ SITE_URL: 'https://site.example', SITE_REFERENCE: 'site', IMAGE_HOSTS: 'cdn.example' },
    SITE_FOLDER: 'lib/settings/testing/site',
  }
  const source = { ...own, API_BASE_URL: url, API_TOKEN: site.token, ...settings }
  return runDoctor(source, { fetch, baseUrl: url, token: source.API_TOKEN || null }, new Date())
}

const problemsOf = ({ findings }: Report) =>
  findings.filter(({ status }) => status === 'problem').map(({ id }) => id)
const textOf = ({ findings }: Report, id: string) =>
  findings.filter((finding) => finding.id === id).map(({ text }) => text)
const missingOf = ({ scopes: states }: Report) =>
  states.filter(({ state }) => state === 'missing').map(({ anyOf }) => anyOf.join(' or '))

const noArticles =
  'Articles, categories and collections. While API_TOKEN is set, the first copy of the API never completes'

/** The scopes without which a token has neither it nor another one that allows the same, and what the site loses then. */
const losses: readonly (readonly [removed: readonly Scope[], lost: readonly string[]])[] = [
  [
    ['su_organizations_r'],
    ['The list of organizations and their profiles. The first copy of the API never completes'],
  ],
  [['su_offices_r', 'su_offices_rw'], ['Offices on organization pages']],
  [['su_images_r'], ['Pictures on organization pages and in the image sitemap']],
  [['su_videos_r'], ['Videos on organization pages and in the video sitemap']],
  [
    ['jobs_r', 'jobs_rw'],
    [
      'Details of jobs (language, required experience and education, application link and form, start day, duration), and the knowledge of which jobs are closed',
    ],
  ],
  [['offices_r'], ['The office of a job that the embed operation lists without one']],
  [['candidates_r', 'candidates_rw'], []],
  [['cms_collection_categories_r'], [noArticles]],
  [['cms_collections_r'], [noArticles]],
  [['cms_articles_r'], [noArticles]],
]

describe('a token of the embedded API', () => {
  it('with every scope loses nothing', async () => {
    const report = await check()
    expect(problemsOf(report)).toEqual([])
    expect(report).toMatchObject({ exitCode: 0, lacks: [] })
    expect(report.scopes.every(({ state }) => state === 'granted')).toBe(true)
    expect(report.shows).toEqual([
      'Organizations: 1.',
      'Articles: 6 (en 4, fr 1, de 0, 1 in other regions or languages, of which those that are not in SITE_LOCALES are in lists of en).',
      'Jobs: 1 of all organizations.',
    ])
    expect(report.requests).toBeLessThan(40)
  })

  it('counts the articles in a language for a region of it', async () => {
    const report = await check({ SITE_LOCALES: 'en-GB,fr-CA', DEFAULT_LOCALE: 'en-GB' })
    expect(problemsOf(report)).toEqual([])
    expect(report.shows).toContain('Articles: 6 (en-GB 0, en 4, fr-CA 1, fr 1).')
  })

  it.each(losses)('without %j loses exactly that', async (removed, lost) => {
    const token = await site.tokenFor(scopes.filter((scope) => !removed.includes(scope)))
    const report = await check({ API_TOKEN: token })
    const name = removed.join(' or ')
    expect(missingOf(report)).toEqual([name])
    expect(report.lacks).toEqual(lost.map((text) => `${text} (scope ${name}).`))
    expect(problemsOf(report)).toEqual(lost.map(() => `scopes.missing.${removed[0]}`))
    expect(report.exitCode).toBe(lost.length)
  })

  it.each(losses.flatMap(([removed]) => (removed.length > 1 ? removed : [])))(
    'without %s loses nothing, because another scope allows the same',
    async (removed) => {
      const report = await check({
        API_TOKEN: await site.tokenFor(scopes.filter((scope) => scope !== removed)),
      })
      expect(report).toMatchObject({ exitCode: 0, lacks: [] })
      expect(missingOf(report)).toEqual([])
    },
  )

  it('with no scope at all is named with every scope that is known to be missing', async () => {
    const report = await check({ API_TOKEN: await site.tokenFor([]), ORGANIZATION_REFERENCES: 'acme' })
    expect(missingOf(report)).toContain('jobs_r or jobs_rw')
    const uncertain = report.scopes.filter(({ state }) => state === 'perhaps missing')
    expect(uncertain.map(({ anyOf: [scope] }) => scope)).toEqual([
      ...['cms_collection_categories_r', 'cms_collections_r', 'cms_articles_r'],
    ])
    expect(report.lacks.join()).not.toContain('organization pages')
  })

  it('that is not valid is one problem, and is not printed', async () => {
    const report = await check({ API_TOKEN: 'vit_wrong' })
    expect(problemsOf(report)).toEqual(['token.refused'])
    expect(report.scopes.every(({ state }) => state === 'unknown')).toBe(true)
    expect(JSON.stringify(report)).not.toContain('vit_wrong')
  })
})

describe('settings', () => {
  it('that name what no record has are problems, with the names that records have', async () => {
    const report = await check({
      ...{ JOB_WEBSITES: 'board', ARTICLE_INDEX: 'none', NEWS_INDEXES: 'news,nothing' },
    })
    expect(problemsOf(report)).toEqual([
      ...['articles.index.ARTICLE_INDEX', 'articles.index.NEWS_INDEXES', 'jobs.shown', 'jobs.websites'],
    ])
    const site = await check({ SITE_REFERENCE: 'elsewhere' })
    expect(problemsOf(site)).toEqual(['organizations.none'])
    const named = await check({ ORGANIZATION_REFERENCES: 'acme,gone' })
    expect(problemsOf(named)).toEqual(['organizations.missing'])
    expect(named.shows).toContain('Organizations: 1.')
  })

  it('that every site sets are notes where they are unset', async () => {
    const unset = textOf(await check(), 'settings.unset')
    expect(unset.map((text) => text.split(':')[0])).toEqual([
      'TAG_AUTHORITY',
      'lib/settings/testing/site/site.yaml',
    ])
    const own = { SITE_FOLDER: writeSiteFolder({ name: 'Acme' }), TAG_AUTHORITY: 'acme.example,2026-01-01' }
    expect(textOf(await check(own), 'settings.unset')).toEqual([])
  })

  it('name sections of the home page that no article is in', async () => {
    const sections = [
      { lead: 'news' },
      { index: 'none' },
      { category: 'Kc0' },
      { collection: 'nights' },
      'jobs',
    ]
    const report = await check({ SITE_FOLDER: writeSiteFolder({ home: { sections } }) })
    expect(problemsOf(report)).toEqual([
      ...['articles.index.site.yaml', 'articles.section.category', 'articles.section.collection'],
    ])
    expect(textOf(report, 'articles.index.site.yaml')[0]).toContain('Index "news"')
    expect(textOf(report, 'articles.section.category')[0]).toContain('Kc0')
  })

  it('without a token read the embed operation, and say what is missing', async () => {
    const report = await check({ API_TOKEN: '', ORGANIZATION_REFERENCES: 'acme' })
    expect(report).toMatchObject({ exitCode: 0, scopes: [] })
    expect(report.lacks.join()).toContain('Articles')
    expect(problemsOf(await check({ API_TOKEN: '' }))).toEqual(['organizations.none'])
  })
})

describe('an API', () => {
  it.each(dayReadings)(
    'that $after the day after and $before the day before is recognized',
    async (reading) => {
      const server = await startSite(articles, {}, [], inReading(reading))
      onTestFinished(() => server.stop())
      const report = await check({ API_TOKEN: server.token }, server.url)
      expect(textOf(report, 'days')[0]).toMatch(
        new RegExp(`^published_after ${reading.after} its own day, published_before ${reading.before} it`),
      )
    },
  )

  it('with drift, a wrong clock and without totals is described', async () => {
    const url = await startProxy((path, body) => {
      if (!Array.isArray(body)) return path.includes('/jobs/') ? { ...object(body), remote: 'on_mars' } : body
      return body.map((record) => ({
        ...record,
        brand_new: '\x1b[31mred',
        logo_url: 'http://img.example/a.png',
      }))
    })
    const report = await check({}, url)
    const drift = report.findings.filter(({ group }) => group === 'Responses').map(({ text }) => text)
    expect(drift).toContain('articles list, brand_new: unknown field, for example red, 6 times')
    expect(drift).toContain('organizations list, brand_new: unknown field, for example red, 1 time')
    expect(drift).toContain('job, remote: unknown token on_mars, which the site shows as words, 1 time')
    expect(textOf(report, 'clock')[0]).toContain('ahead of that of the API: the site publishes')
    expect(textOf(report, 'pages.total')[0]).toContain('no X-Total')
    expect(textOf(report, 'images.hidden')[0]).toContain('img.example sends it over http')
    expect(problemsOf(report)).toEqual(['images.hidden', 'clock'])
  })

  it('whose records lack what the site needs is a problem', async () => {
    const url = await startProxy((_, body) =>
      Array.isArray(body)
        ? body.map(({ published_at, ...record }) => ({ ...record, cms_authors: 'x' }))
        : body,
    )
    const report = await check({}, url)
    expect(problemsOf(report)).toContain('drift.articles list.missing')
    expect(textOf(report, 'drift.articles list.type')[0]).toContain('a text instead of a list')
  })

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void, RegExp]>([
    [
      'redirects',
      ({ url }, response) => void response.writeHead(308, { location: `https://api.example${url}` }).end(),
      /set API_BASE_URL to https:\/\/api\.example\./,
    ],
    [
      'sends HTML',
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>\x1b]0;x\x07Sign in'),
      /a web page \(HTML\) instead of JSON, which begins with: <!doctype html><title>Sign in/,
    ],
    ['fails', (_, response) => void response.writeHead(503).end(), /The API fails \(503/],
    ['never ends its body', (_, response) => endless(response), /more than 100000 bytes/],
    ['does not respond', () => {}, /not complete within API_TIMEOUT_MS/],
    ['closes the connection', ({ socket }) => void socket.destroy(), /closes the connection/],
    [
      'asks to wait for an hour',
      (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
      /limits the number of requests \(429/,
    ],
  ])('that %s cannot be checked, and the reason is named', async (_, handle, expected) => {
    const url = await listen(handle)
    const report = await check({ API_TIMEOUT_MS: '500', API_MAX_RESPONSE_BYTES: '100000' }, url)
    expect(report.exitCode).toBe(3)
    expect(report.findings.map(({ text, fix }) => `${text} ${fix}`).join('\n')).toMatch(expected)
    expect(report.requests).toBeLessThanOrEqual(3)
  })

  it('with any values in its records is described without an exception', async () => {
    for (let seed = 1; seed <= (isFull ? 5 : 1); seed += 1) {
      const values = fc.sample(hostileValue, { seed, numRuns: 200 })
      let used = 0
      const alter = (value: unknown): unknown => {
        used += 1
        if (used % 7 === seed % 7) return values[used % values.length]
        if (Array.isArray(value)) return value.map(alter)
        return isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, alter(field)]))
          : value
      }
      const url = await startProxy((_, body) =>
        Array.isArray(body) ? body.map(alter) : isRecord(body) && 'error' in body ? body : alter(body),
      )
      const report = await check({}, url)
      expect(report.requests).toBeLessThanOrEqual(100)
      expect(formatReport(report)).not.toMatch(/(?!\n)\p{Cc}/u)
    }
  }, 60_000)

  it('that repeats the token in its texts does not get it printed', async () => {
    const url = await startProxy((_, body) =>
      Array.isArray(body) ? body.map((record) => ({ ...record, [`x${site.token}`]: site.token })) : body,
    )
    expect(JSON.stringify(await check({}, url))).not.toContain(site.token)
  })
})

describe('npm run doctor', () => {
  const run = (settings: Record<string, string>, ...args: string[]) =>
    runScript('scripts/doctor.ts', args, settings)

  it('prints the report without the token, as text and as JSON, and exits with its code', async () => {
    const settings = { API_BASE_URL: site.url, API_TOKEN: site.token, SITE_REFERENCE: 'site' }
    const text = await run(settings)
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text.stdout).toMatch(/^Token and scopes\n {2}ok {7}The token has: /m)
    expect(text.stdout).toContain('All is well.')
    expect(text.stdout).not.toContain(site.token)
    const json = await run({ ...settings, SITE_REFERENCE: 'elsewhere' }, '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ exitCode: 1, api: site.url })
    expect(json.stdout).not.toContain(site.token)
  }, 60_000)

  it('prints a line for each invalid setting, and exits with 3 if the embedded API has no content', async () => {
    const invalid = await run({ API_BASE_URL: 'here', REVALIDATE_SECONDS: 'soon' })
    expect(invalid).toMatchObject({ code: 1, stdout: '' })
    expect(invalid.stderr).toMatch(/API_BASE_URL: expected .*\n {2}REVALIDATE_SECONDS: expected /)
    const empty = await run({ DATABASE_URL: 'file:/nonexistent/content.db' })
    expect(empty.code).toBe(3)
    expect(empty.stderr).not.toBe('')
  }, 60_000)
})

/** Stands for a list in lists, which `JSON.stringify` cannot write. */
const deepList = 'a deep list'

const hostileValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('\x1b[2J', '\ud800', '..', '9e999', '\u202e', 'x'.repeat(100_000), 1e308, -1),
  fc.constant(JSON.parse('{"__proto__": {"a": 1}, "constructor": null, "toString": []}')),
  fc.constant(deepList),
)

function object(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** A response that does not end, and of which nobody knows the length. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write('[1,2,3,'.repeat(2_000)), 1)
  response.on('close', () => clearInterval(timer))
}

/** The API with other bodies, without totals, and with a clock that is two minutes behind. */
function startProxy(change: (path: string, body: unknown) => unknown): Promise<string> {
  return listen(async ({ url = '/', headers }, response) => {
    const { authorization } = headers
    const own = await fetch(`${site.url}${url}`, { headers: authorization ? { authorization } : {} })
    const date = new Date(Date.now() - 120_000).toUTCString()
    response.writeHead(own.status, { 'content-type': 'application/json', date })
    const text = JSON.stringify(change(url, await own.json()))
    response.end(text.replaceAll(`"${deepList}"`, `${'['.repeat(5_000)}${']'.repeat(5_000)}`))
  })
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

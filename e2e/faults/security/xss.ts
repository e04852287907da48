import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { routes } from '@/lib/routes'
import { startReadApi } from '@/scripts/read-api'
import { run } from '@/scripts/run'
import { launchChromium } from '@/scripts/tests/launch-chromium'
import type { Check, Context, Scale, Site } from '../part'
import { type Finding, watchPages } from './browser-watch'
import { findDocumentProblems } from './hostile-documents'
import { HostileTexts } from './hostile-texts'
import { type Copies, type Records, startHostileUpstream } from './hostile-upstream'
import { headerValue, mapConcurrently, send, untilReady } from './http'
import { findJsonLdProblems } from './json-ld'
import { xssVectors } from './xss-vectors'

/** How many vectors are shown, and of how many copies of the records. */
type XssSize = { vectors: number; copies: Copies }

/** With the copies of the large size, fields of few characters too have every vector. */
const sizes: Readonly<Record<'ci' | 'full', XssSize>> = {
  ci: { vectors: 500, copies: { articles: 1, organizations: 1, jobs: 1 } },
  full: { vectors: 1_500, copies: { articles: 15, organizations: 84, jobs: 12 } },
}

/**
 * Shows every vector in every text field of articles, organizations and jobs, and opens the pages in Chromium: under the
 * policies of the site, and some again with the policies switched off, which leaves only the sanitizer.
 */
export async function testXss(
  context: Context,
  size: XssSize = sizes[context.scale === 'full' ? 'full' : 'ci'],
): Promise<Check[]> {
  const vectors = xssVectors(size.vectors)
  const texts = new HostileTexts(vectors)
  const database = { DATABASE_URL: `file:${join(context.folder, 'hostile.db')}` }
  await run('tsx', ['packages/read-api/commands/content-import.ts', 'content'], database)
  const api = await startReadApi(database)
  try {
    const upstream = await startHostileUpstream(api, texts, size.copies)
    try {
      const site = await context.startSite({
        upstream: { url: upstream.url, token: api.token },
        environment: { REVALIDATE_SECONDS: '3600', QUARANTINE_MINUTES: '0' },
      })
      try {
        const { records } = upstream
        const shown = context.scale === 'full' ? records : everySixth(records)
        const articles = await readArticlePaths(site, shown)
        const pages = [...articles, ...companyPaths(shown), ...jobPaths(shown)]
        return [
          ...(await testPages(context, site, listPaths(records), pages)),
          ...(await testDocuments(site, shown, pages)),
          coverageCheck(texts, vectors.length, context.scale),
        ]
      } finally {
        await site.stop()
      }
    } finally {
      await upstream.stop()
    }
  } finally {
    await api.stop()
  }
}

/** The records of the small size. Its documents are about the same records as its pages, which the site has read then. */
function everySixth({ articles, companies, jobs }: Records): Records {
  const isSelected = (_: unknown, index: number) => index % 6 === 0
  return {
    articles: articles.filter(isSelected),
    companies: companies.filter(isSelected),
    jobs: jobs.filter(isSelected),
  }
}

/** Pages of lists, which show the names and summaries of many records. */
function listPaths(records: Records): string[] {
  const perPage = 12
  return ['en', 'fr'].flatMap((locale) => {
    const count = records.articles.filter(({ language }) => language === locale).length
    const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, index) =>
      routes.articles(locale, index + 1),
    )
    return [
      ...[routes.home(locale), routes.companies(locale), routes.jobs(locale), routes.archive(locale, 2025)],
      ...[routes.category(locale, { slug: 'x', reference: 'Kc9tEcH' })],
      ...[routes.collection(locale, { slug: 'x', reference: '7b13e8d04c95fa' })],
      ...pages,
    ]
  })
}

/** The site makes the slugs of articles of their hostile titles: a path with another slug redirects. */
function readArticlePaths({ url }: Site, { articles }: Records): Promise<string[]> {
  return mapConcurrently(articles, 2, async ({ language, ...article }) => {
    const path = routes.article(language, { ...article, slug: 'x' })
    const location = headerValue(await untilReady(() => send(url, path)), 'location')
    if (location === null) throw new Error(`${path} does not redirect`)
    return location
  })
}

function companyPaths({ companies }: Records): string[] {
  return companies.map(({ slug, language }) => routes.company(language, slug))
}

function jobPaths({ jobs }: Records): string[] {
  return jobs.map(({ company, slug, language }) => routes.job(language, company, slug))
}

async function testPages(
  context: Context,
  site: Site,
  lists: readonly string[],
  others: readonly string[],
): Promise<Check[]> {
  const paths = [...lists, ...others]
  const browser = await launchChromium()
  try {
    const visit = async (pages: readonly string[], bypassCSP: boolean) => {
      const started = Date.now()
      const browserContext: BrowserContext = await browser.newContext({ bypassCSP })
      const result = await watchPages(browserContext, site.url, pages, { tabs: 3, skipsMedia: true })
      await browserContext.close()
      const seconds = Math.round((Date.now() - started) / 1_000)
      const counts = Object.keys(kinds).map(
        (kind) => `${result.findings.filter((finding) => finding.kind === kind).length} ${kind}`,
      )
      context.progress(
        `${result.statuses.size} of ${pages.length} pages in ${seconds} s: ${counts.join(', ')}`,
      )
      return result
    }
    // Pages of the build are shown once more while they are rendered again with the hostile records.
    await Promise.all(lists.map((path) => fetch(site.url + path).catch(() => null)))
    const strict = await visit(paths, false)
    const sample = context.scale === 'full' ? paths : paths.filter((_, index) => index % 4 === 0)
    const bypassed = await visit(sample, true)
    return [
      ...toChecks('policies in force', strict),
      ...toChecks('policies switched off', bypassed).filter(({ name }) => !name.includes('violation')),
    ]
  } finally {
    await browser.close()
  }
}

const kinds: Readonly<Record<Finding['kind'], string>> = {
  execution: 'no script of a record runs',
  dialog: 'no record opens a dialog',
  canary: 'no record causes a request',
  violation: 'no page violates its own policies',
  node: 'no record brings a forbidden node into a page',
  error: 'no page throws an error in the browser',
}

function toChecks(
  name: string,
  { findings, statuses }: { findings: readonly Finding[]; statuses: ReadonlyMap<string, number> },
): Check[] {
  const shown = [...statuses.values()].filter((status) => status === 200).length
  return [
    {
      name: `D1 ${name}: every record has a page`,
      passed: shown === statuses.size && shown > 0,
      expected: `${statuses.size} pages with status 200`,
      measured: `${shown}; others: ${[...statuses]
        .filter(([, status]) => status !== 200)
        .slice(0, 5)
        .join(' ')}`,
    },
    ...Object.entries(kinds).map(([kind, text]) => {
      const found = findings.filter((finding) => finding.kind === kind)
      const distinct = [...new Map(found.map((finding) => [finding.detail, finding])).values()]
      const examples = distinct.slice(0, 5).map(({ path, detail }) => `${path} ${detail}`)
      return {
        name: `D1 ${name}: ${text}`,
        passed: found.length === 0,
        expected: '0',
        measured: [`${found.length} on ${statuses.size} pages`, ...examples].join('\n    '),
      }
    }),
  ]
}

async function testDocuments(site: Site, records: Records, paths: readonly string[]): Promise<Check[]> {
  const pages = paths.filter((_, index) => index % 3 === 0)
  const jsonLd = await findJsonLdProblems(site.url, pages)
  const documents = await findDocumentProblems(site.url, records, paths)
  return [
    {
      name: 'D5: JSON-LD of hostile records parses, in one element a page',
      passed: jsonLd.problems.length === 0,
      expected: `0 problems on ${pages.length} pages`,
      measured: [
        `${jsonLd.problems.length}; ${jsonLd.texts} texts with markup`,
        ...jsonLd.problems.slice(0, 5),
      ].join('\n    '),
    },
    {
      name: 'D1: feeds, sitemaps, Markdown and JSON of hostile records parse and have no markup in plain texts',
      passed: documents.problems.length === 0,
      expected: `0 problems in ${documents.count} documents`,
      measured: [String(documents.problems.length), ...documents.problems.slice(0, 5)].join('\n    '),
    },
  ]
}

/** Fields that have every vector in the small size: those of long texts. */
const minCompleteFields = 10

function coverageCheck(texts: HostileTexts, count: number, scale: Scale): Check {
  const coverage = [...texts.coverage()]
  const complete = coverage.filter(([, shown]) => shown >= count)
  const least = coverage.sort((a, b) => a[1] - b[1])[0] ?? ['', 0]
  const expected = scale === 'full' ? coverage.length : minCompleteFields
  return {
    name: `D1: fields in which the API has sent every one of ${count} vectors`,
    passed: complete.length >= expected,
    expected: `${expected} of ${coverage.length} fields`,
    measured: `${complete.length}; least: ${least[0]} with ${least[1]}`,
  }
}

import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'
import { type PostgresServer, startPostgres } from '@vitrine/content-store/testing/postgres-server'
import { crawl } from '@/e2e/support/crawl'
import { demoArticle } from '@/e2e/support/demo-article'
import { noSelection } from '@/lib/article-selection'
import { routes } from '@/lib/routes'
import { copyApi } from '@/scripts/run'
import { readIfPresent } from '../disk'
import { faults } from '../fault-table'
import type { Check, Context, Site } from '../part'
import { mapConcurrently, type RawResponse, send } from './http'
import { findScript, notModifiedKinds, responseKinds } from './response-kinds'
import { findBlindSpots, findSecrets, type Secret, type SecretPattern, secretPatterns } from './secret-scan'

/** Reads everything that a site gives out or stores, and searches it for its secrets in every encoding. */
export async function testLeaks(context: Context): Promise<Check[]> {
  const postgres = await startPostgres()
  try {
    return await testLeaksOn(context, postgres)
  } finally {
    await postgres.stop()
  }
}

/** The server accepts any password. */
async function testLeaksOn(context: Context, postgres: PostgresServer): Promise<Check[]> {
  const password = `pw-${randomBytes(18).toString('base64url')}`
  const database = new URL(postgres.url)
  database.password = password
  const databaseUrl = database.href
  await copyApi({
    ...context.buildEnvironment,
    API_BASE_URL: context.upstream.url,
    DATABASE_URL: databaseUrl,
  })
  const site = await context.startSite({ environment: { DATABASE_URL: databaseUrl } })
  const secrets: Secret[] = [
    ...Object.entries(context.secrets).map(([name, value]) => ({ name, value })),
    ...[
      { name: 'DATABASE_URL', value: databaseUrl },
      { name: 'password of DATABASE_URL', value: password },
    ],
    ...(await buildSecrets(site.folder)),
  ]
  const patterns = secrets.flatMap(secretPatterns)
  const hits: string[] = []
  let texts = 0
  const scan = (place: string, text: string) => {
    texts += 1
    for (const { secret, encoding } of findSecrets(patterns, text))
      hits.push(`${place}: ${secret}, ${encoding}`)
  }
  await scanResponses(context, site, scan)
  await postgres.kill()
  await scanUnmade(context, site, 'without the database', scan)
  await scanFiles(site, scan)
  scan('the output of the site', await site.log())
  const files = texts
  await site.stop()
  const blind = secrets.flatMap((secret) =>
    findBlindSpots(secret).map((encoding) => `${secret.name}: ${encoding}`),
  )
  const planted = plantedHits(patterns, secrets)
  return [
    {
      name: `E1: no response, stored file or log line contains a secret (${secrets.map(({ name }) => name).join(', ')})`,
      passed: hits.length === 0 && files > 0,
      expected: `0 in ${patterns.length} spellings`,
      measured: [`${hits.length} in ${files} texts`, ...[...new Set(hits)].slice(0, 10)].join('\n    '),
    },
    {
      name: 'E1: the scan finds a planted secret in every encoding',
      passed: blind.length === 0 && planted === secrets.length,
      expected: `${secrets.length} secrets, 0 encodings missed`,
      measured: `${planted} secrets, ${blind.length} missed ${blind.slice(0, 5).join('; ')}`,
    },
    await sourceMapCheck(site),
  ]
}

/** How many secrets are found in a response that contains all of them. */
function plantedHits(patterns: readonly SecretPattern[], secrets: readonly Secret[]): number {
  const text = `{"debug":${JSON.stringify(secrets.map(({ value }) => Buffer.from(value).toString('base64')))}}`
  return new Set(findSecrets(patterns, text).map(({ secret }) => secret)).size
}

/** The secrets that Next.js creates in a build: who knows the id of the preview mode sees drafts. */
async function buildSecrets(folder: string): Promise<Secret[]> {
  const { preview } = JSON.parse(await readFile(join(folder, '.next/prerender-manifest.json'), 'utf8'))
  const actions = await readFile(join(folder, '.next/server/server-reference-manifest.json'), 'utf8').catch(
    () => '{}',
  )
  return Object.entries({ ...preview, encryptionKey: JSON.parse(actions).encryptionKey }).flatMap(
    ([name, value]) => (typeof value === 'string' && value.length >= 16 ? [{ name, value }] : []),
  )
}

type Scan = (place: string, text: string) => void

function scanResponse(scan: Scan, path: string, response: RawResponse): void {
  scan(path, `${JSON.stringify(response.headers)}\n${response.body.toString('latin1')}`)
}

async function scanResponses(context: Context, site: Site, scan: Scan): Promise<void> {
  const maxPages = context.scale === 'full' ? Number.POSITIVE_INFINITY : 60
  const pages = [...(await crawl(site.url, ['/'], maxPages)).values()]
  for (const { path, body, location, type } of pages) scan(path, `${type}\n${location}\n${body}`)
  const routerHeaders: readonly Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ]
  const html = pages.filter(({ type, status }) => type.includes('html') && status === 200)
  await mapConcurrently(html, 4, async ({ path }) => {
    for (const headers of routerHeaders) {
      const first = await send(site.url, path, { headers })
      scanResponse(scan, path, first)
      const location = first.headers.find(([name]) => name === 'location')?.[1]
      if (location) scanResponse(scan, location, await send(site.url, location, { headers }))
    }
  })
  const kinds = responseKinds(await findScript(site.url))
  for (const kind of kinds) scanResponse(scan, kind.path, await send(site.url, kind.path, kind))
  for await (const kind of notModifiedKinds(site.url, kinds))
    scanResponse(scan, kind.path, await send(site.url, kind.path, kind))
  const down = faults.find(({ respond }) => respond === undefined)
  const statuses = faults.filter(({ name }) => /401|403|500|invalid|HTML/i.test(name))
  for (const fault of down ? [down, ...statuses] : statuses) {
    await context.upstream.setFault(fault)
    await scanUnmade(context, site, `during ${fault.name}`, scan)
  }
  await context.upstream.setFault(null)
}

/** Responses that are made when they are requested. */
async function scanUnmade(context: Context, site: Site, when: string, scan: Scan): Promise<void> {
  const unknown = demoArticle('en', 'a-strap-from-1974').path.replace(/_.*/, `_Leak${context.seed}`)
  for (const path of [
    ...[unknown, routes.markdown(unknown), routes.readyz(), routes.sitemapIndex()],
    routes.companyJobsFeed('atom', 'fr', 'solvane'),
    routes.foundArticles('fr', noSelection, 3),
  ])
    scanResponse(scan, `${path} ${when}`, await send(site.url, path))
}

/** The files that the site serves, and those that it stores, also decompressed. */
async function scanFiles(site: Site, scan: Scan): Promise<void> {
  const folders = [join(site.folder, '.next/static'), join(site.folder, 'public'), site.cacheDirectory]
  for (const folder of folders)
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || /\.(webp|png|woff2)$/.test(file.name)) continue
      const bytes = await readIfPresent(join(file.parentPath, file.name))
      if (!bytes) continue
      scan(file.name, bytes.toString('latin1'))
      // Stored values are UTF-16 where a text has characters beyond Latin-1.
      scan(file.name, bytes.toString('latin1').replaceAll('\0', ''))
      for (const decompress of [gunzipSync, inflateRawSync, brotliDecompressSync]) {
        const start = [0, 32, 33, 40]
          .map((offset) => tryTo(() => decompress(bytes.subarray(offset))))
          .find(Boolean)
        if (start) scan(file.name, start.toString('latin1'))
      }
    }
}

function tryTo(read: () => Buffer): Buffer | null {
  try {
    return read()
  } catch {
    return null
  }
}

async function sourceMapCheck({ folder }: Site): Promise<Check> {
  const files = await readdir(join(folder, '.next/static'), { recursive: true })
  const maps = files.filter((file) => /\.map$|\.nft\.json$/.test(file))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const referring: string[] = []
  for (const file of scripts)
    if (/^\/\/# sourceMappingURL=/m.test(await readFile(join(folder, '.next/static', file), 'utf8')))
      referring.push(file)
  return {
    name: 'E1: no source map is served',
    passed: maps.length === 0 && referring.length === 0 && scripts.length > 0,
    expected: '0 files, 0 references',
    measured: `${maps.length} files, ${referring.length} references in ${scripts.length} scripts`,
  }
}

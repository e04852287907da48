import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import { serveDemoSite } from '@/bench/support/demo-site'
import { type Encoding, type Received, send } from '@/bench/support/send'
import type { Both } from '@/bench/support/start-both'
import type { Bench } from '@/bench/support/with-cleanup'
import { type Environment, startServer } from '@/scripts/run'
import { startNginx } from './nginx'

export const encodings = ['identity', 'gzip', 'br'] as const satisfies readonly Encoding[]

/** A server of the page, or of one of the same size. */
export type Candidate = {
  name: string
  url: string
  /** The bytes of the page in the encodings that the server sends. */
  sizes: Partial<Record<Encoding, number>>
}

/** The servers that are compared, the site first. `nginx` is its program, null where it is not installed. */
export async function startCandidates(bench: Bench, both: Both, nginx: string | null): Promise<Candidate[]> {
  const { site, pages, bareUrl } = both
  const files = join(bench.folder, 'nginx/files')
  await mkdir(files, { recursive: true })
  const direct = site.url + pages.article
  for (const [encoding, extension] of [
    ['identity', ''],
    ['gzip', '.gz'],
    ['br', '.br'],
  ] as const)
    await writeFile(join(files, `page.html${extension}`), (await sendOften(direct, encoding)).body)
  const urls = {
    Vitrine: direct,
    'Vitrine with 10,000 redirects': (await serveWithRedirects(bench, both.settings)) + pages.article,
    'Vitrine behind nginx': '',
    'bare Next.js page': bareUrl,
    'nginx with the file': '',
    'Node.js alone': await startMemoryServer(bench, files),
  }
  if (nginx !== null) {
    const origins = await startNginx(nginx, bench, site.url)
    urls['Vitrine behind nginx'] = origins.proxy + pages.article
    urls['nginx with the file'] = `${origins.files}/page.html`
  }
  const candidates: Candidate[] = []
  for (const [name, url] of Object.entries(urls))
    if (url !== '') candidates.push({ name, url, sizes: await measureSizes(url) })
  return candidates
}

/** The same build with a long `redirects.csv`. */
async function serveWithRedirects(bench: Bench, settings: Environment): Promise<string> {
  const folder = join(bench.folder, 'site')
  await cp('site', folder, { recursive: true })
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    index % 10 === 0 ? `/former-${index}/*,/en/articles` : `/former/page-${index},/en/jobs`,
  )
  await writeFile(join(folder, 'redirects.csv'), ['from,to', ...lines].join('\n'))
  const { url } = await serveDemoSite(bench, { ...settings, SITE_FOLDER: folder })
  return url
}

/** A process of its own, as the site is one. */
async function startMemoryServer({ atEnd }: Bench, files: string): Promise<string> {
  const port = String(await getPort())
  const url = `http://localhost:${port}/`
  const server = await startServer('tsx', ['bench/speed/memory-server.ts', files, port], url, {})
  atEnd(server.stop)
  return url
}

async function measureSizes(url: string): Promise<Candidate['sizes']> {
  const sizes: Candidate['sizes'] = {}
  for (const encoding of encodings) {
    const received = await sendOften(url, encoding)
    if (received.encoding === encoding) sizes[encoding] = received.body.length
  }
  return sizes
}

/** The site compresses a page once more that is sent often. */
async function sendOften(url: string, encoding: Encoding): Promise<Received> {
  for (let count = 0; count < 20; count += 1) await send(url, encoding)
  return send(url, encoding)
}

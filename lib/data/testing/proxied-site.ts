import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { type ApiRecord, startSite, type TestArticle } from './site'

/** `headers` and `body` of a response that the API sends instead of its own. */
export type Replacement = { status?: number; headers?: Record<string, string>; body: unknown }

/** A promise that does not resolve stands for an API that does not respond. */
type Replace = (url: URL) => Replacement | null | Promise<null>

/** The body of one of the API's own responses, or another in its place. */
type Rewrite = (url: URL, body: unknown) => unknown

/** An empty list, as a faulty API sends it: well formed, with the total that belongs to it. */
export const emptyList: Replacement = { headers: { 'x-total': '0' }, body: [] }

/** A record that the API does not have. */
export const notFound: Replacement = { status: 404, body: { error: 'not_found', error_description: 'None' } }

const directories: string[] = []

/** The site writes the state of changed lists within this time. The write would create a removed directory again. */
const writeDelayMs = 200

afterAll(async () => {
  await wait(writeDelayMs)
  for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

/** The same as `startSite`, behind a server that replaces responses, and with a cache directory of its own. */
export async function startProxiedSite(
  articles: readonly TestArticle[],
  settings: Record<string, string> = {},
  others: readonly ApiRecord[] = [],
) {
  let target = ''
  let replace: Replace = () => null
  let rewrite: Rewrite = (_, body) => body
  const requests: string[] = []
  const server = createServer(async ({ url: path = '/', headers }, response) => {
    const url = new URL(path, target)
    requests.push(path)
    const replaced = await replace(url)
    if (replaced) {
      response.writeHead(replaced.status ?? 200, { 'content-type': 'application/json', ...replaced.headers })
      response.end(JSON.stringify(replaced.body))
      return
    }
    const { authorization } = headers
    const own = await fetch(url, { headers: authorization ? { authorization } : {} })
    response.writeHead(
      own.status,
      Object.fromEntries([...own.headers].filter(([name]) => /^(content-type|x-)/.test(name))),
    )
    response.end(JSON.stringify(rewrite(url, await own.json())))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
  directories.push(directory)
  const environment = {
    API_BASE_URL: `http://127.0.0.1:${port}`,
    CACHE_DIRECTORY: directory,
    QUARANTINE_MINUTES: '15',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const site = await startSite(articles, environment, others)
  target = site.url
  return {
    directory,
    /** Responses for which `change` returns a replacement are replaced from now on; null ends that. */
    replace: (change: Replace | null) => {
      replace = change ?? (() => null)
    },
    /** The bodies of the other responses are changed from now on; null ends that. */
    rewrite: (change: Rewrite | null) => {
      rewrite = change ?? ((_, body) => body)
    },
    takeRequests: () => requests.splice(0),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await site.stop()
    },
  }
}

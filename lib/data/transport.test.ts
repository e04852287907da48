import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTask } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fetch } from 'undici'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAgent } from '@/lib/client/api-agent'
import type { Client } from '@/lib/client/client'
import { storeStartContext } from '@/lib/process/outside-requests'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

/** The module, which reads the API at `url`. */
async function loadTransport(url: string, settings: Record<string, string> = {}) {
  vi.resetModules()
  const environment = { API_BASE_URL: url, API_TOKEN: 'canary-token', ...settings }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  return import('./transport')
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'transport-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Drops what the modules of a process share about the API. */
function forgetApi(url: string): void {
  Reflect.deleteProperty(globalThis, Symbol.for(`vitrine.api ${url}`))
}

describe('the client of a hosted API', () => {
  it('keeps the time of the last valid response for all modules of the process', async () => {
    const url = await listen((_, response) =>
      response.setHeader('content-type', 'application/json').end('[]'),
    )
    const settings = { CACHE_DIRECTORY: temporaryDirectory() }
    const { getClient, lastApiSuccess } = await loadTransport(url, settings)
    expect(lastApiSuccess()).toBeNull()
    await (await getClient('lookup')).listArticles({})
    expect(lastApiSuccess()).toBeInstanceOf(Date)
    const other = await loadTransport(url, settings)
    expect(other.lastApiSuccess()).toEqual(lastApiSuccess())
  })

  it('knows after a restart when the API last responded to the process before', async () => {
    const url = await listen((_, response) =>
      response.setHeader('content-type', 'application/json').end('[]'),
    )
    const settings = { CACHE_DIRECTORY: temporaryDirectory() }
    const { getClient, lastApiSuccess } = await loadTransport(url, settings)
    await (await getClient()).listArticles({})
    forgetApi(url)
    const { lastApiSuccess: afterRestart } = await loadTransport(url, settings)
    expect(afterRestart()).toEqual(lastApiSuccess())
    forgetApi(url)
    expect((await loadTransport(url, { ...settings, SITE_REFERENCE: 'other' })).lastApiSuccess()).toBeNull()
  })

  it.each([
    ['used it first', async () => {}],
    ['has read an article list', async (client: Client) => void (await client.listArticles({}))],
  ])('keeps nothing of the request that %s in memory', async (_, read) => {
    const url = await listen((_, response) =>
      response.setHeader('content-type', 'application/json').end('[]'),
    )
    const { getClient } = await loadTransport(url)
    storeStartContext()
    const requests = new AsyncLocalStorage<object>()
    const startRequest = async () => {
      const context = {}
      await requests.run(context, async () => read(await getClient()))
      return new WeakRef(context)
    }
    const context = await startRequest()
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    // Dereferenced weak references keep their targets until the end of the task.
    await nextTask()
    collectGarbage()
    expect(context.deref()).toBeUndefined()
  })

  it('writes no warning where three attempts fail', async () => {
    const warnings: Error[] = []
    const store = (warning: Error) => warnings.push(warning)
    process.on('warning', store)
    onTestFinished(() => void process.off('warning', store))
    let requests = 0
    const url = await listen((_, response) => {
      requests += 1
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' }).end('{}')
    })
    const { getClient } = await loadTransport(url)
    await expect((await getClient()).listArticles({})).rejects.toMatchObject({ status: 503 })
    await nextTask()
    expect(requests).toBe(3)
    expect(warnings).toEqual([])
  })

  it('sends no request, and no token, to the target of a redirect', async () => {
    const received: string[] = []
    const elsewhere = await listen((request, response) => {
      received.push(`${request.url} ${request.headers.authorization}`)
      response.setHeader('content-type', 'application/json').end('[]')
    })
    const url = await listen((request, response) =>
      response.writeHead(301, { location: elsewhere + request.url }).end(),
    )
    const { getClient } = await loadTransport(url)
    await expect((await getClient()).listArticles({})).rejects.toMatchObject({ name: 'ApiUnreachable' })
    expect(received).toEqual([])
  })

  it('has a queue without a limit while the site is built', async () => {
    const url = await listen((_, response) => {
      setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), 5)
    })
    const { getClient } = await loadTransport(url, { NEXT_PHASE: 'phase-production-build' })
    const client = await getClient()
    const reads = Array.from({ length: 200 }, (_, page) => client.listArticles({ page: page + 1 }))
    expect(await Promise.all(reads)).toHaveLength(200)
  })
})

describe('the connections to a hosted API', () => {
  it.each<[string, string, RequestListener]>([
    ['without headers', 'UND_ERR_HEADERS_TIMEOUT', () => {}],
    [
      'with a body that stops',
      'UND_ERR_BODY_TIMEOUT',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    ],
  ])('end a request %s before the time limit of the operation', async (_, code, listener) => {
    const url = await listen(listener)
    const dispatcher = createAgent(400, 2)
    const read = fetch(url, { dispatcher }).then((response) => response.text())
    await expect(read).rejects.toMatchObject({ cause: { code } })
  })
})

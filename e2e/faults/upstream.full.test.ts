import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWaitlessClient } from '@/lib/client/testing/upstream'
import { recordFaults } from './record-faults'
import { type FaultyUpstream, startFaultyUpstream } from './upstream'
import { wireFaults } from './wire-faults'

const articles = [
  { reference: 'A1', name: 'One', language: 'en', content: 'Text', published_at: '2026-01-05T08:00:00Z' },
]

/** An API with one article. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'x-total': '1' })
  response.end(JSON.stringify(articles))
})
let upstream: FaultyUpstream

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  upstream = await startFaultyUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterAll(async () => {
  await upstream.stop()
  server.closeAllConnections()
  server.close()
})

const read = () => createWaitlessClient(upstream.url, { timeoutMs: 1_500 }).client.listArticles({})

/** The client replaces invalid bytes of a text, and the outage part checks what pages make of it. */
const clientFaults = wireFaults.filter(({ name }) => name !== 'invalid UTF-8')

describe('a faulty upstream', () => {
  it('forwards requests without a fault, and adds revisions', async () => {
    upstream.revise('A1', 'a revision')
    expect((await read()).items[0]).toMatchObject({ name: 'One', content: 'Text\n\na revision' })
  })

  it('adds revisions in a fault of other records too', async () => {
    const fault = recordFaults.find(({ name }) => name === 'no jobs in any organization')
    await upstream.setFault(fault ?? null)
    expect(fault).toBeDefined()
    expect((await read()).items[0]).toMatchObject({ content: 'Text\n\na revision' })
    await upstream.setFault(null)
  })

  it.each(clientFaults)('$name is an error of the client, and the next request succeeds', async (fault) => {
    await upstream.setFault(fault)
    await expect(read()).rejects.toThrow()
    await upstream.setFault(null)
    expect((await read()).items).toHaveLength(1)
    expect(upstream.canary.requests()).toBe(0)
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { fetch } from 'undici'
import { createClient } from '../client'
import { createLimits } from '../limits'

/*
 * A program that reads a body several times at the same time: 400 MB of JSON, compressed to about 420 kB, or JSON of a million
 * levels or more. It prints the errors, and by how many bytes the memory of the process grew. A process of its own, so that no
 * other test changes the memory.
 */
const [count = '1', levels = '0'] = process.argv.slice(2)
const mebibyte = 1_048_576

// Compressed parts in a row are the compression of the parts in a row.
const spaces = gzipSync(' '.repeat(mebibyte), { level: 9 })
const bomb =
  levels === '0'
    ? Buffer.concat([gzipSync('['), ...Array<Buffer>(400).fill(spaces), gzipSync(']')])
    : gzipSync('['.repeat(Number(levels)) + ']'.repeat(Number(levels)))

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

const client = createClient({
  fetch,
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: null,
  timeoutMs: 60_000,
  maxBytes: 50_000_000,
  limits: createLimits(8),
  wait: async () => {},
})

global.gc?.()
const before = process.memoryUsage.rss()
let peak = before
const timer = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 5)
const reads = Array.from({ length: Number(count) }, (_, page) =>
  client.listArticles({ page: page + 1 }).catch((error) => String(error)),
)
const errors = await Promise.all(reads)
clearInterval(timer)
server.close()
server.closeAllConnections()
console.log(JSON.stringify({ errors, bombBytes: bomb.length, grownMiB: (peak - before) / mebibyte }))

import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'

const oversizedBytes = 52_000_000
const bombBytes = 400_000_000

let oversized: Buffer | null = null
let bomb: Promise<Buffer> | null = null

/** A JSON list of 52 MB: more than API_MAX_RESPONSE_BYTES allows by default. */
export function oversizedList(): Buffer {
  oversized ??= Buffer.from(`[${'0,'.repeat(oversizedBytes / 2)}0]`)
  return oversized
}

/** A JSON list of 400 MB, as about 400 KB of gzip. */
export function compressedBomb(): Promise<Buffer> {
  bomb ??= compress()
  return bomb
}

async function compress(): Promise<Buffer> {
  const gzip = createGzip()
  const compressed = buffer(gzip)
  const chunk = Buffer.from('0,'.repeat(500_000))
  gzip.write('[')
  for (let written = 0; written < bombBytes; written += chunk.length) {
    if (!gzip.write(chunk)) await new Promise((resolve) => gzip.once('drain', resolve))
  }
  gzip.end('0]')
  return compressed
}

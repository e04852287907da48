import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from '#middleware/compression'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type PackedFile = { etag: string; bodies: Readonly<Record<Encoding | 'identity', ArrayBuffer>> }

/** A day: the files change with a new version of the server only, but their URLs have no version. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Responds with a file of the disk that does not change. It is read, compressed and hashed once per process. `accepted`
 * is the request's `Accept-Encoding`.
 */
export function createPackedFile(
  path: string,
  type: string,
): (accepted: string | undefined) => Promise<Response> {
  let packed: Promise<PackedFile> | null = null
  return async (accepted) => {
    packed ??= pack(path).catch((error) => {
      packed = null
      throw error
    })
    const { etag, bodies } = await packed
    const encoding = accepted === undefined ? null : chooseEncoding(accepted)
    const headers = new Headers({ 'Content-Type': type, ETag: etag, 'Cache-Control': caching })
    if (encoding !== null) headers.set('Content-Encoding', encoding)
    return new Response(bodies[encoding ?? 'identity'], { headers })
  }
}

async function pack(path: string): Promise<PackedFile> {
  const file = await readFile(path)
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 27)
  const br = await toBrotli(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const bodies = { br: copy(br), gzip: copy(await toGzip(file, { level: 9 })), identity: copy(file) }
  return { etag: `W/"${hash}"`, bodies }
}

/** Only the bytes: the buffers of Node.js can be parts of larger ones. */
function copy(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}

import { gzipSync } from 'node:zlib'
import { get } from './site'

const sizes = new Map<string, number>()

/** How many bytes of compressed JavaScript the document of a path loads. */
export async function scriptSizeOf(path: string): Promise<number> {
  const html = await (await get(path)).text()
  const sources = new Set(
    [...html.matchAll(/<script[^>]*?\ssrc="([^"]+)"/g)].map(([, source = '']) => source),
  )
  let sum = 0
  for (const source of sources) {
    const size = sizes.get(source) ?? gzipSync(Buffer.from(await (await get(source)).arrayBuffer())).length
    sizes.set(source, size)
    sum += size
  }
  return sum
}

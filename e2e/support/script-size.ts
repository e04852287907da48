import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { get } from './site'

const sizes = new Map<string, number>()

/** How many bytes of compressed JavaScript the document of a path loads, without the polyfills for browsers that know no modules. */
export async function scriptSizeOf(path: string): Promise<number> {
  const html = await (await get(path)).text()
  const sources = new Set(
    [...html.matchAll(/<script[^>]*?\ssrc="([^"]+)"(?![^>]*noModule)/g)].map(([, source = '']) => source),
  )
  let sum = 0
  for (const source of sources) {
    const size = sizes.get(source) ?? gzipSync(Buffer.from(await (await get(source)).arrayBuffer())).length
    sizes.set(source, size)
    sum += size
  }
  return sum
}

/** How many bytes of compressed JavaScript Next.js itself has: a page without client components loads them. */
export async function scriptSizeOfNext(): Promise<number> {
  const build = join(process.env.PROJECT_FOLDER ?? '', '.next')
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8'))
  const sizes = rootMainFiles.map(async (file: string) => gzipSync(await readFile(join(build, file))).length)
  return (await Promise.all<number>(sizes)).reduce((sum, size) => sum + size, 0)
}

import { gzipSync } from 'node:zlib'
import { get } from './site'

type PageWeight = { html: number; css: number; fonts: { files: number; bytes: number } }

const sizes = new Map<string, number>()

/** The sizes in bytes of a page and of what it needs to show its first screen: HTML and CSS compressed, and the fonts that it preloads. */
export async function weightOf(path: string): Promise<PageWeight> {
  const response = await get(path)
  const html = await response.text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const fonts = [...(response.headers.get('link') ?? '').matchAll(/<([^>]+\.woff2)>/g)].map(
    ([, href = '']) => href,
  )
  const css = await Promise.all(sheets.map((href) => sizeOf(href, gzipSync)))
  const bytes = await Promise.all(fonts.map((href) => sizeOf(href, (file) => file)))
  return { html: gzipSync(html).length, css: sum(css), fonts: { files: fonts.length, bytes: sum(bytes) } }
}

async function sizeOf(path: string, compress: (file: Buffer) => Buffer): Promise<number> {
  const size = sizes.get(path) ?? compress(Buffer.from(await (await get(path)).arrayBuffer())).length
  sizes.set(path, size)
  return size
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

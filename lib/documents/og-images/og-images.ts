import 'server-only'
import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { toSitePath } from '@/lib/base-path'
import { cacheLifetime, shortCacheLifetime } from '@/lib/data/cache-lifetime'
import type { OpenGraphImageText } from '@/lib/pages/page-kind'
import { pages } from '@/lib/pages/registry'
import { parseOpenGraphImage, paths } from '@/lib/routes'
import { site, siteName } from '@/lib/settings/site'
import { type FontFamily, fontsOf } from '@/lib/settings/site-yaml/fonts'
import { colorOf } from '@/lib/settings/site-yaml/palette'
import { type OpenGraphFonts, openGraphSvg } from './og-image-svg'

/** An image takes about 100 ms of both processors, so that images wait for each other. */
const drawing = pLimit(1)

/** Images that wait at the same time: the last one waits for about five seconds. */
const maxWaiting = 50

/**
 * The PNG of a page's Open Graph image, by the image's path. Null for any other path than that of such an image. Throws
 * where too many images wait to be drawn.
 */
export async function getOpenGraphImage(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  const found = await findText(path)
  if (!found) {
    cacheLife(shortCacheLifetime())
    return null
  }
  cacheTag(...found.cacheTags)
  cacheLife(cacheLifetime(['articles', 'organizations', 'jobs']))
  if (drawing.pendingCount >= maxWaiting) throw new Error('Too many Open Graph images wait to be drawn')
  return drawing(() => drawImage(found.text))
}

async function drawImage(text: OpenGraphImageText): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= openFonts()
  const brand = {
    siteName: siteName(),
    accent: colorOf(site.colors, 'accent').light,
    hasMark: site.logo === undefined,
  }
  const svg = openGraphSvg({ ...text, ...brand, seed: text.path }, await fonts)
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
}

async function findText(imagePath: string) {
  const pagePath = parseOpenGraphImage(imagePath)
  if (pagePath === null) return null
  for (const kind of pages) {
    const page = await kind.open(pagePath)
    const text = page?.openGraphImage()
    if (page && text) {
      return paths.openGraphImage(toSitePath(text.path)) === imagePath
        ? { text, cacheTags: page.cacheTags() }
        : null
    }
  }
  return null
}

let fonts: Promise<OpenGraphFonts> | null = null

async function openFonts(): Promise<OpenGraphFonts> {
  const { story, fact } = fontsOf(site.fonts)
  const [storyFace, factFace] = await Promise.all([openFace(story), openFace(fact)])
  return { story: storyFace, fact: factFace }
}

/** The whole files of which fonts/build.mjs makes those of pages, in their normal weight. */
async function openFace({ files }: FontFamily): Promise<Font[]> {
  const { create } = await import('fontkit')
  const normal = files.filter(({ weight }) => weight === null || weight === 400)
  return Promise.all(
    normal.map(async ({ path }) => {
      const font = create(await readFile(path))
      if (!('unitsPerEm' in font)) throw new Error(`${path} is a font collection, not a font`)
      return font
    }),
  )
}

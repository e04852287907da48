import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'fontkit'
import { cacheLife } from 'next/cache'
import sharp from 'sharp'
import { briefLife, lifeUntil } from '@/lib/data/cache-lifetime'
import { type CardFonts, cardSvg } from './og-image-svg'
import { readCard } from './og-image-texts'

/** The card at this path as PNG. Null where nothing on the site has a card of that address. */
export async function getCard(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  const card = await readCard(path)
  if (!card) {
    cacheLife(briefLife())
    return null
  }
  cacheLife(lifeUntil(null, new Date()))
  fonts ??= openFonts()
  const svg = Buffer.from(cardSvg(card, await fonts))
  return new Uint8Array(await sharp(svg).png({ palette: true }).toBuffer())
}

let fonts: Promise<CardFonts> | null = null

async function openFonts(): Promise<CardFonts> {
  const [story, fact] = await Promise.all([openFace('newsreader'), openFace('bricolage-grotesque')])
  return { story, fact }
}

/** The files of app/fonts.ts, and the one for Vietnamese, which weighs nothing here. */
async function openFace(family: string): Promise<Font[]> {
  const { create } = await import('fontkit')
  const folder = join(process.cwd(), 'node_modules/@fontsource-variable', family, 'files')
  return Promise.all(
    ['latin', 'latin-ext', 'vietnamese'].map(async (subset) => {
      const font = create(await readFile(join(folder, `${family}-${subset}-wght-normal.woff2`)))
      if (!('unitsPerEm' in font)) throw new Error(`${family}: not one font`)
      return font
    }),
  )
}

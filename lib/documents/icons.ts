import 'server-only'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { findMediaFile } from '@/lib/process/media-files'
import { paths, routes } from '@/lib/routes'
import { site } from '@/lib/settings/site'
import { colorOf } from '@/lib/settings/site-yaml/palette'

/** Pixels of the PNG files: browser tabs, home screens of Apple's and of other devices. */
const pngSizes = [32, 180, 192, 512]

type IconFile = { body: Uint8Array<ArrayBuffer>; type: string }

/** An icon of the site by its file name: `icon.svg`, unless the site has a PNG, and `icon-{size}.png`. Null for other names. */
export async function readIcon(file: string): Promise<IconFile | null> {
  if (file === 'icon.svg')
    return isSvg() ? { body: new Uint8Array(await readSource()), type: 'image/svg+xml' } : null
  const size = pngSizes.find((pixels) => file === `icon-${pixels}.png`)
  if (size === undefined) return null
  const fit = { fit: 'contain', background: '#00000000' } as const
  const image = sharp(await readSource(), { density: 300 })
    .resize(size, size, fit)
    .png()
  return { body: new Uint8Array(await image.toBuffer()), type: 'image/png' }
}

function isSvg(): boolean {
  return site.icon?.endsWith('.svg') !== false
}

async function readSource(): Promise<Buffer> {
  const file = site.icon ? findMediaFile(paths.media(site.icon)) : null
  return file === null ? Buffer.from(ownMark()) : readFile(file)
}

/** The mark of a site without an icon, in its accent colour. */
function ownMark(): string {
  const { light, dark } = colorOf(site.colors, 'accent')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="6" fill="${light}"/>
<path d="M8 25V14a8 8 0 0 1 16 0v11z" fill="#fff" opacity=".9"/>
<path d="M8 25V14a8 8 0 0 1 8-8v19z" fill="${dark}"/>
</svg>`
}

/** The icons that the head of each page names. */
export function iconLinks() {
  const file = isSvg() ? { url: routes.icon('icon.svg'), type: 'image/svg+xml', sizes: 'any' } : []
  return {
    icon: [file, { url: routes.icon('icon-32.png'), sizes: '32x32' }].flat(),
    apple: routes.icon('icon-180.png'),
  }
}

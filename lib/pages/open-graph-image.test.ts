import sharp from 'sharp'
import { expect, it } from 'vitest'
import { providePublicFiles } from '@/lib/process/testing/public-files'
import { selectOpenGraphImage } from './open-graph-image'

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0h9v9z"/></svg>'
// On its side: browsers turn it.
const turned = await picture(900, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()

providePublicFiles({
  'media/cover.webp': [1600, 900],
  'media/cover.png': await picture(1200, 630).png().toBuffer(),
  'media/cover.jpg': await picture(1200, 800).jpeg().toBuffer(),
  'media/turned.jpeg': turned,
  'media/named.svg': await picture(640, 480).png().toBuffer(),
  'media/no-extension': await picture(800, 600).jpeg().toBuffer(),
  'media/edge.png': await picture(200, 200).png().toBuffer(),
  'media/logo.svg': svg,
  'media/svg-in-disguise.png': svg,
  'media/cover.avif': await picture(1200, 630).avif({ effort: 0 }).toBuffer(),
  'media/avif-in-disguise.jpg': await picture(1200, 630).avif({ effort: 0 }).toBuffer(),
  'media/moving.gif': await picture(1200, 630).gif().toBuffer(),
  'media/scan.tiff': await picture(1200, 630).tiff().toBuffer(),
  'media/favicon.png': await picture(64, 64).png().toBuffer(),
  'media/strip.jpg': await picture(1200, 120).jpeg().toBuffer(),
  'media/broken.png': 'no image',
  'media/text.jpg': '',
})

const select = (...images: (string | null | undefined)[]) =>
  selectOpenGraphImage(images, '/en/companies/acme')

it.each([
  ['/media/cover.webp', 'image/webp', 1600, 900],
  ['/media/cover.png', 'image/png', 1200, 630],
  ['/media/cover.jpg', 'image/jpeg', 1200, 800],
  ['/media/turned.jpeg', 'image/jpeg', 1600, 900],
  // The content decides, not the name.
  ['/media/named.svg', 'image/png', 640, 480],
  ['/media/no-extension', 'image/jpeg', 800, 600],
  ['/media/edge.png', 'image/png', 200, 200],
])('shares %s as %s with its size', async (url, type, width, height) => {
  expect(await select(url)).toEqual({ url, type, size: { width, height } })
})

it.each([
  ['https://cdn.example/a.jpg', 'image/jpeg'],
  ['https://cdn.example/a.JPEG', 'image/jpeg'],
  ['https://cdn.example/a.b/c.png?width=1200', 'image/png'],
  ['https://cdn.example/caf%C3%A9.webp', 'image/webp'],
])('shares %s of another host as %s, without a size that is not known', async (url, type) => {
  expect(await select(url)).toEqual({ url, type, size: null })
})

it.each([
  null,
  undefined,
  '/media/logo.svg',
  '/media/svg-in-disguise.png',
  '/media/cover.avif',
  '/media/avif-in-disguise.jpg',
  '/media/moving.gif',
  '/media/scan.tiff',
  '/media/favicon.png',
  '/media/strip.jpg',
  '/media/broken.png',
  '/media/text.jpg',
  '/media/missing.png',
  'https://cdn.example/logo.svg',
  'https://cdn.example/logo.SVG?v=2',
  'https://cdn.example/cover.avif',
  'https://cdn.example/moving.gif',
  'https://cdn.example/cover.heic',
  'https://cdn.example/image/12345',
  'https://cdn.example/download?file=a.png',
  'https://cdn.example/a.png/svg',
])('uses the generated image in place of %s', async (url) => {
  expect(await select(url)).toEqual({
    url: '/cards/en/companies/acme.png',
    type: 'image/png',
    size: { width: 1200, height: 630 },
  })
})

it('shares the first image that social networks show', async () => {
  expect(await select(null, '/media/logo.svg', '/media/cover.jpg', '/media/cover.png')).toMatchObject({
    url: '/media/cover.jpg',
  })
})

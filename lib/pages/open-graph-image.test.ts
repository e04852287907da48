import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { selectOpenGraphImage } from './open-graph-image'

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0h9v9z"/></svg>'
// On its side: browsers turn it.
const turned = await picture(900, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()

provideMediaFiles({
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

describe('an image of another host', () => {
  const files = new Map<string, Buffer>()
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (url === '/silent.png') return
    response.writeHead(file ? 200 : 404).end(file)
  })
  let origin: string

  beforeAll(async () => {
    files.set('/a.jpg', await picture(1600, 900).jpeg().toBuffer())
    files.set('/turned.jpg', turned)
    files.set('/image/12345?width=1200', await picture(1200, 630).png().toBuffer())
    files.set('/named.svg', await picture(640, 480).webp().toBuffer())
    files.set('/logo.svg', Buffer.from(svg))
    files.set('/logo.png', Buffer.from(svg))
    files.set('/cover.jpg', await picture(1200, 630).avif({ effort: 0 }).toBuffer())
    files.set('/moving.gif', await picture(1200, 630).gif().toBuffer())
    files.set('/favicon.png', await picture(64, 64).png().toBuffer())
    files.set('/text.png', Buffer.from('<html>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each([
    ['/a.jpg', 'image/jpeg', 1600, 900],
    ['/turned.jpg', 'image/jpeg', 1600, 900],
    ['/image/12345?width=1200', 'image/png', 1200, 630],
    ['/named.svg', 'image/webp', 640, 480],
  ])('%s is shared as %s with its size', async (path, type, width, height) => {
    expect(await select(origin + path)).toEqual({ url: origin + path, type, size: { width, height } })
  })

  it.each([
    ...['/logo.svg', '/logo.png', '/cover.jpg', '/moving.gif', '/favicon.png', '/text.png', '/missing.png'],
    '/silent.png',
  ])('is the generated one in place of %s', async (path) => {
    expect(await select(origin + path)).toMatchObject({ url: '/cards/en/companies/acme.png' })
  })
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

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { createImageReader, readRemoteState } from './image-states'

provideMediaFiles({ 'media/night/hall.webp': [1200, 800] })

const requests: string[] = []
const server = createServer(async ({ url = '' }, response) => {
  requests.push(url)
  if (url === '/gone') response.writeHead(404).end()
  else if (url === '/moved') response.writeHead(302, { location: '/a.png' }).end()
  else if (url === '/failing') response.writeHead(503).end()
  else if (url === '/text') response.end('<html>')
  else if (url === '/endless') {
    // Until the client closes the connection.
    const timer = setInterval(() => response.write(Buffer.alloc(64_000)), 1)
    response.on('close', () => clearInterval(timer))
  } else {
    const image = { create: { width: 1600, height: 900, channels: 3, background: 'red' } } as const
    response.end(await sharp(image).png().toBuffer())
  }
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('knows the size of an image on another host, and whether there is none', async () => {
  expect(await readRemoteState(`${origin}/a.png`, 5_000)).toEqual({
    kind: 'found',
    width: 1600,
    height: 900,
    format: 'png',
  })
  expect(await readRemoteState(`${origin}/gone`, 5_000)).toEqual({ kind: 'missing' })
})

it('knows nothing where the host fails, redirects, sends no image or does not end', async () => {
  for (const path of ['/failing', '/moved', '/text', '/endless'])
    expect(await readRemoteState(`${origin}${path}`, 5_000)).toEqual({ kind: 'unknown' })
  expect(await readRemoteState('http://127.0.0.1:9/', 5_000)).toEqual({ kind: 'unknown' })
})

it('reads files of the media, and equal URLs once', async () => {
  requests.length = 0
  const read = createImageReader()
  const url = `${origin}/once.png`
  await Promise.all([read([url, '/media/none.webp']), read([url])])
  const states = await read([url, '/media/none.webp', '/media/night/hall.webp'])
  expect(requests).toEqual(['/once.png'])
  expect(states.get('/media/none.webp')).toEqual({ kind: 'missing' })
  expect(states.get('/media/night/hall.webp')).toEqual({
    kind: 'found',
    width: 1200,
    height: 800,
    format: 'webp',
  })
})

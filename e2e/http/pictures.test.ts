import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { get } from '../support/site'

const { SITE_FOLDER = '' } = process.env

/** The media type and the width of a picture, and the width of what the image optimizer makes of it. */
async function readPicture(path: string) {
  const [whole, small] = await Promise.all([
    get(path),
    get(`/_next/image?url=${encodeURIComponent(path)}&w=480&q=75`),
  ])
  const widthOf = async (response: Response) => (await sharp(await response.arrayBuffer()).metadata()).width
  return [whole.headers.get('content-type'), await widthOf(whole), await widthOf(small)]
}

// The content folder of the tests is outside the project.
test('a picture of a content folder is served, and optimized', async () => {
  expect(await readPicture('/media/night.webp')).toEqual(['image/webp', 1600, 480])
})

test('a picture that is added to the site folder while the site runs is served, and optimized', async () => {
  const folder = join(SITE_FOLDER, 'media/added here')
  await mkdir(folder, { recursive: true })
  const picture = { create: { width: 800, height: 450, channels: 3, background: 'teal' } } as const
  await sharp(picture).png().toFile(join(folder, 'a.png'))
  expect(await readPicture('/media/added%20here/a.png')).toEqual(['image/png', 800, 480])
})

test('programs that read no HTML get the icon of the site', async () => {
  const icon = await get('/favicon.ico')
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await sharp(await icon.arrayBuffer()).metadata()).width).toBe(32)
})

test('a picture that does not exist is a 404, of the optimizer too', async () => {
  for (const url of ['/media/none.webp', '/_next/image?url=%2Fmedia%2Fnone.webp&w=480&q=75'])
    expect([url, (await get(url)).status]).toEqual([url, 404])
})

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listPictures } from './pictures'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pictures = listPictures(join(root, 'content'))

async function readPixels(picture: string | Buffer): Promise<{ size: string; pixels: Buffer }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { size: `${info.width}x${info.height}`, pixels: data }
}

/**
 * From 0 to 255. On the platform of the committed files it is 0; elsewhere the rasterizer and the encoder can round
 * differently.
 */
function meanDifference(first: Buffer, second: Buffer): number {
  const sum = first.reduce((total, value, index) => total + Math.abs(value - (second[index] ?? 0)), 0)
  return sum / first.length
}

describe('the generator of the demo pictures', () => {
  // One of each encoding: lossless without grain, and lossy with grain.
  it.each(['/media/logos/solvane.webp', '/media/authors/ada-fictive.webp'])(
    'draws the pixels of the committed file %s',
    async (path) => {
      const picture = pictures.find((candidate) => candidate.path === path)
      if (!picture) throw new Error(`${path} is not a picture of the content`)
      const drawn = await readPixels(await picture.draw())
      const committed = await readPixels(join(root, 'public', path))
      expect(drawn.size).toBe(committed.size)
      expect(meanDifference(drawn.pixels, committed.pixels)).toBeLessThan(0.5)
    },
    20_000,
  )
})

import sharp from 'sharp'
import { Random } from './random'
import { SHADE_MARK, type Stage } from './stage'

/** The grain of all pictures, from -1 to 1, smoothed because fine noise compresses badly. */
const GRAIN_SIZE = 1024
let sheet: Float32Array | undefined

function grain(): Float32Array {
  if (sheet) return sheet
  const rng = new Random('grain')
  const raw = Float32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, () => rng.next() + rng.next() - 1)
  const mask = GRAIN_SIZE - 1
  sheet = raw.map((value, i) => {
    const x = i & mask
    const row = i - x
    const right = raw[row + ((x + 1) & mask)] ?? 0
    const below = raw[(i + GRAIN_SIZE) % raw.length] ?? 0
    return Math.max(-1, Math.min(1, (value * 1.2 + right * 0.6 + below * 0.6) * 0.8))
  })
  return sheet
}

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

/**
 * Draws the picture without and with its shades, and adds grain where both differ: the darker the shade, the rougher the
 * grain. Flat colours stay flat, which keeps edges clean and files small.
 */
export async function drawPixels(stage: Stage, body: string, roughness: number): Promise<Buffer> {
  const svg = stage.svg(body)
  const flat = await pixels(svg.replaceAll(SHADE_MARK, '0'))
  const shaded = await pixels(svg.replaceAll(SHADE_MARK, '1'))
  const noise = grain()
  const w = stage.size.width
  for (let i = 0; i < flat.length; i += 4) {
    const pixel = i >> 2
    const x = pixel % w
    const y = (pixel - x) / w
    const k = 1 + (noise[(x & (GRAIN_SIZE - 1)) + (y & (GRAIN_SIZE - 1)) * GRAIN_SIZE] ?? 0) * roughness
    for (let c = 0; c < 3; c++) {
      const from = flat[i + c] ?? 0
      flat[i + c] = Math.max(0, Math.min(255, from + ((shaded[i + c] ?? from) - from) * k))
    }
    flat[i + 3] = shaded[i + 3] ?? 255
  }
  return flat
}

/** Uses the roughest grain with which the file has at most `budget` bytes, else the finest. */
export async function toWebp(stage: Stage, body: string, budget: number, quality = 52): Promise<Buffer> {
  const raw = { ...stage.size, channels: 4 } as const
  let file: Buffer | undefined
  for (const roughness of [0.8, 0.62, 0.46, 0.32]) {
    file = await sharp(await drawPixels(stage, body, roughness), { raw })
      .webp({ quality, effort: 5, smartSubsample: true, alphaQuality: 100 })
      .toBuffer()
    if (file.length <= budget) break
  }
  if (!file) throw new Error('no picture was drawn')
  return file
}

/** For logos: without grain, lossless. */
export async function toLosslessWebp(stage: Stage, body: string): Promise<Buffer> {
  return sharp(Buffer.from(stage.svg(body)))
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

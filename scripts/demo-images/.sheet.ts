import sharp from 'sharp'
import { palettes } from '/work/main/scripts/demo-images/palettes'
import { Random } from '/work/main/scripts/demo-images/random'
import { toWebp } from '/work/main/scripts/demo-images/render'
import { Stage } from '/work/main/scripts/demo-images/stage'

const [file, out, ...names] = process.argv.slice(2)
const mod = await import(`/work/main/scripts/demo-images/${file}`)
const keys = names.length ? names : Object.keys(mod).filter((k) => typeof mod[k] === 'function')
const pals = Object.values(palettes)
const tiles: sharp.OverlayOptions[] = []
const reps = Number(process.env.REPS ?? 2)
const cols = Number(process.env.COLS ?? 2),
  W = Number(process.env.TW ?? 800),
  H = (W * 9) / 16
let i = 0
for (const k of keys)
  for (let r = 0; r < reps; r++) {
    const seed = `${k}-${r}${process.env.SEED ?? ''}`
    const pal = pals[(i * 3 + r) % pals.length]!
    const s = new Stage(new Random(seed), pal)
    const t = Date.now()
    const b = await toWebp(s, mod[k](s), Number(process.env.B ?? 66) * 1024)
    console.log(k, r, pal.name, (b.length / 1024).toFixed(0) + ' KB', Date.now() - t + 'ms')
    tiles.push({
      input: await sharp(b)
        .resize(W - 8, Math.round(H) - 8)
        .png()
        .toBuffer(),
      left: (i % cols) * W + 4,
      top: Math.floor(i / cols) * Math.round(H) + 4,
    })
    i++
  }
await sharp({
  create: { width: cols * W, height: Math.ceil(i / cols) * Math.round(H), channels: 3, background: '#fff' },
})
  .composite(tiles)
  .png()
  .toFile(out!)

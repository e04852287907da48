import { type BagKind, bag } from './bags'
import { standing } from './figures'
import { person } from './heads'
import { plant, plantKinds } from './nature'
import { mix } from './palettes'
import { pendant } from './props'
import type { Scene } from './stage'
import { at, circle, dArch, dRect, path, rect, stroke, times } from './svg'

const seam = (colour: string) => ({ 'stroke-dasharray': '16 11', stroke: colour })

/** A shop after opening: niches with bags, lamps, one table with nothing on it but a cloth. */
export const boutique: Scene = (s) => {
  const { rng, pal } = s
  const wall = mix(pal.soft, pal.paper, 0.35)
  const kinds: readonly BagKind[] = ['satchel', 'tote', 'bucket']
  const niche = (i: number) => {
    const x = 90 + i * 300
    const skip = i === 4
    const colour = [pal.hot, pal.mid, pal.deep, pal.warm, pal.mid][(i + rng.int(0, 1)) % 5] ?? pal.mid
    return (
      s.form(dArch(x, 150, 220, 440), mix(wall, pal.mid, 0.35), 'top', pal.deep, 0.6) +
      (skip
        ? plant(s, x + 110, 590, 300, rng.pick(plantKinds), pal.deep, pal.hot)
        : bag(s, x + 110, 480, 140, kinds[(i + rng.int(0, 2)) % 3] ?? 'tote', colour) +
          rect(x, 480, 220, 14, pal.paper) +
          bag(s, x + 110, 588, 76, kinds[i % 3] ?? 'tote', mix(colour, pal.ink, 0.2)))
    )
  }
  const flip = rng.sign()
  const counter = [
    standing(
      s,
      -130,
      780,
      470,
      person(s, { top: pal.ink, legs: mix(pal.ink, pal.deep, 0.4), style: rng.pick(['bun', 'short']) }),
      'hold',
      1,
    ),
    standing(s, 330, 800, 480, person(s, { top: pal.paper, legs: pal.deep }), 'stand', -1),
    s.form(dRect(-330, 690, 760, 26, 6), pal.paper, 'bottom', pal.mid, 0.4),
    s.form(dRect(-300, 716, 700, 190), mix(pal.deep, pal.ink, 0.2), 'bottom', pal.ink, 0.7),
    s.form('M-10 690L10 672H190L220 690Z', pal.hot, 'bottom', pal.ink, 0.3),
    bag(s, 110, 674, 150, 'satchel', pal.mid),
  ]
  return [
    s.ground(wall, 'top', pal.mid, 0.5),
    ...times(5, niche),
    s.form(dRect(0, 740, 1600, 170), mix(pal.mid, pal.deep, 0.4), 'bottom', pal.ink, 0.5),
    at(800, 30, counter, 0, flip, 1),
    ...[430, 800, 1170].map((x) => pendant(s, x, 120, 96, pal.ink)),
  ].join('')
}

/** One old bag in the light of a window, with its letter. */
export const bagStill: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = rng.pick([mix(pal.deep, pal.mid, 0.2), pal.mid, mix(pal.soft, pal.mid, 0.3)])
  const light = mix(wall, pal.warm, 0.45)
  const strap = 'M176 -106C300 -250 480 -180 440 -30C410 90 300 90 322 176C340 250 372 300 362 390'
  const colour = rng.pick([pal.hot, pal.warm, pal.paper])
  const still = [
    s.form('M-640 -480L-300 -440V130L-640 260Z', light, 'left', pal.warm, 0.5),
    stroke('M-470 -460V195M-640 -110L-300 -150', wall, 20),
    s.form(dRect(-330, 190, 700, 400), pal.paper, 'right', pal.deep, 0.5),
    rect(-350, 176, 740, 34, pal.paper, 4),
    s.shade(dRect(-350, 176, 740, 34, 4), 'right', pal.deep, 0.5),
    stroke(strap, mix(colour, pal.ink, 0.35), 22),
    stroke(strap, mix(colour, pal.paper, 0.5), 3, seam(mix(colour, pal.paper, 0.5))),
    bag(s, 0, 178, 420, rng.pick(['satchel', 'tote']), colour),
    at(
      -250,
      150,
      [
        path(dRect(-90, -60, 180, 124, 4), pal.ink, { opacity: 0.2, transform: 'translate(10 10)' }),
        s.form(dRect(-90, -60, 180, 124, 4), pal.paper, 'bottom', pal.mid, 0.3),
        stroke('M-90 -58L0 20L90 -58', pal.mid, 4),
        circle(0, 22, 16, pal.hot),
      ],
      -12,
    ),
  ]
  return [
    s.ground(wall, 'bottom-right', pal.ink, 0.55),
    at(800, 440, still, 0, flip, 1),
    s.form(dRect(0, 850, 1600, 60), mix(wall, pal.ink, 0.55), 'bottom'),
  ].join('')
}

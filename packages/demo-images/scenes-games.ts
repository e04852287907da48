import { standing } from './figures'
import { person } from './heads'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, dRect, path, rect, stroke, times } from './svg'

/** A hero of the games: a small figure in a cape, at x, y. */
export function hero(s: Stage, x: number, y: number, h: number, facing: 1 | -1 = 1): string {
  const cape = s.form('M-4 -62L-38 -8L-8 -4L4 -60Z', s.pal.hot, 'bottom', s.pal.ink, 0.4)
  const p = person(s, { top: s.pal.paper, legs: s.pal.ink, style: 'short', hair: s.pal.ink })
  return at(x, y, cape, 0, (facing * h) / 80, h / 80) + standing(s, x, y, h, p, 'hold', facing)
}

/** A level seen from the side: platforms, a lift that nobody finds, a hero who has stopped. */
export const platformLevel: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const tile = (x: number, y: number, n: number, deepTiles: number) =>
    times(
      n,
      (i) =>
        s.form(
          dRect(x + i * 64, y, 64, 64 * deepTiles),
          mix(pal.deep, pal.ink, (i + deepTiles) % 2 ? 0.1 : 0.28),
          'bottom',
          pal.ink,
          0.6,
        ) +
        rect(x + i * 64, y, 64, 16, pal.mid) +
        rect(x + i * 64 + 10, y + 16, 14, 8, pal.mid) +
        rect(x + i * 64 + 40, y + 16, 10, 14, pal.mid),
    ).join('')
  const skyline = times(14, (i) =>
    rect(
      -900 + i * 140 + rng.range(-20, 20),
      620 - rng.int(2, 8) * 32,
      112,
      500,
      mix(pal.mid, pal.soft, 0.45),
    ),
  )
  const nearer = times(12, (i) => {
    const h = rng.int(2, 6) * 32
    const x = -880 + i * 165
    return (
      rect(x, 720 - h, 128, 500, mix(pal.mid, pal.deep, 0.4)) +
      times(3, (k) => (rng.chance(0.5) ? rect(x + 20 + k * 34, 740 - h, 16, 24, pal.warm) : '')).join('')
    )
  })
  const gem = (x: number, y: number) =>
    path(`M${x} ${y - 26}L${x + 20} ${y}L${x} ${y + 26}L${x - 20} ${y}Z`, pal.warm) +
    path(`M${x} ${y - 26}L${x + 20} ${y}H${x}Z`, pal.paper)
  const level = [
    tile(-840, 700, 10, 4),
    tile(-60, 764, 5, 3),
    tile(420, 700, 8, 4),
    tile(-380, 470, 4, 1),
    tile(30, 330, 5, 1),
    stroke('M330 120V700M404 120V700', pal.ink, 8),
    s.shade(dRect(334, 120, 66, 580), 'bottom', pal.warm, 0.6),
    s.form(dRect(318, 590, 98, 110, 6), pal.hot, 'bottom', pal.ink, 0.5),
    rect(334, 606, 66, 78, pal.ink),
    circle(436, 640, 10, mix(pal.mid, pal.deep, 0.5)),
    gem(-250, 400),
    gem(-186, 400),
    gem(130, 256),
    gem(194, 256),
    gem(258, 256),
    hero(s, 210, 764, 150, 1),
    at(236, 560, [
      path(
        'M-46 -64H46Q58 -64 58 -52V4Q58 16 46 16H12L-8 40L-10 16H-46Q-58 16 -58 4V-52Q-58 -64 -46 -64Z',
        pal.paper,
      ),
      ...[-26, 0, 26].map((x) => circle(x, -24, 8, pal.ink)),
    ]),
    ...times(3, (i) => rect(560 + i * 80, 690 - 24, 40, 34, i === 1 ? pal.warm : pal.mid, 4)),
  ]
  return [
    s.ground(mix(pal.soft, pal.mid, 0.15), 'top', pal.deep, 0.8),
    s.shade(dRect(0, 300, 1600, 500), 'bottom', pal.ember, 0.55),
    times(9, (i) =>
      rect(
        800 - flip * 430 - 150 + Math.abs(i - 4) ** 1.6 * 9,
        130 + i * 32,
        300 - Math.abs(i - 4) ** 1.6 * 18,
        32.5,
        pal.paper,
      ),
    ).join(''),
    at(800, 0, [...skyline, ...nearer, ...level], 0, flip, 1),
  ].join('')
}

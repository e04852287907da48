import { cargoBike, house, wheel } from './bikes'
import { cloud, tree } from './nature'
import { mix } from './palettes'
import type { Scene } from './stage'
import {
  at,
  circle,
  d,
  dArc,
  dCircle,
  dCurve,
  dRect,
  type Point,
  path,
  rect,
  ring,
  stroke,
  times,
} from './svg'

/** A cargo bike in a street. */
export const cargoStreet: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const tones = [
    pal.paper,
    mix(pal.mid, pal.soft, 0.3),
    pal.warm,
    mix(pal.soft, pal.paper, 0.3),
    mix(pal.mid, pal.paper, 0.35),
    mix(pal.hot, pal.paper, 0.25),
  ]
  const fronts: string[] = []
  let x = -40
  while (x < 1640) {
    const w = rng.range(165, 270)
    fronts.push(house(s, x, 720, w, rng.range(330, 540), tones[fronts.length % tones.length] ?? pal.paper))
    x += w
  }
  return [
    s.ground(mix(pal.soft, pal.paper, 0.2), 'bottom', pal.paper, 0.8),
    s.form(dCircle(rng.range(300, 1300), 190, 120), pal.warm, 'bottom', pal.ember, 0.7),
    cloud(rng.range(200, 1400), 100, 300, pal.paper, 0.8),
    ...fronts,
    s.form(dRect(0, 716, 1600, 40), mix(pal.soft, pal.deep, 0.25), 'bottom'),
    s.form(dRect(0, 750, 1600, 160), mix(pal.deep, pal.ink, 0.35), 'bottom', pal.ink, 0.5),
    ...times(8, (i) => rect(40 + i * 230, 856, 120, 10, pal.soft)),
    ...[150, 1420].map((tx) => tree(s, tx, 740, rng.range(260, 330), mix(pal.mid, pal.deep, 0.6), 'round')),
    path(dCircle(800, 836, 420, 16), pal.ink, { opacity: 0.35 }),
    cargoBike(s, 800 - flip * 30, 832, 1.42, pal.hot, flip),
  ].join('')
}

/** The test rig: one great wheel on its drum, and everything measured about it. */
export const wheelStudy: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wave = times(13, (i): Point => [-60 + i * 52, 210 + Math.sin(i * 1.1) * 30 + (i === 8 ? -100 : 0)])
  const heights = [40, 60, 90, 70, 120, 140, 110, 170, 190, 150, 230, 60]
  const rig = [
    s.form(dCircle(-240, 340, 400), pal.warm, 'bottom-right', pal.ember, 0.65),
    s.form(dCircle(-240, 1010, 300), pal.deep, 'top', pal.mid, 0.7),
    ring(-240, 1010, 290, pal.ink, 22),
    s.form('M-340 706Q-300 640 -240 690L-200 712Z', pal.hot, 'bottom', pal.ink, 0.4),
    wheel(s, -240, 400, 290, 32),
    ring(-240, 400, 258, pal.paper, 5),
    stroke('M-240 400L60 -60M-240 400L-130 -60', pal.ink, 34),
    stroke('M-240 400L60 -60', pal.hot, 16),
    stroke('M-240 400L-130 -60', pal.hot, 16),
    circle(-240, 400, 50, pal.hot),
    circle(-240, 400, 20, pal.paper),
    stroke(dArc(-240, 400, 372, 20, 74), pal.ink, 6),
    path('M-152 772L-130 744L-116 778Z', pal.ink),
    s.form(dRect(170, 130, 520, 330, 18), pal.ink, 'bottom', pal.deep, 0.8),
    at(230, 90, stroke(dCurve(wave.map(([x, y]): Point => [x * 0.62 + 40, y])), pal.warm, 7)),
    at(230, 90, circle(8 * 52 * 0.62 + 3, 94, 13, pal.hot)),
    ...times(3, (i) => rect(210, 384 + i * 22, [300, 220, 360][i] ?? 200, 8, mix(pal.deep, pal.mid, 0.6), 4)),
    ...times(12, (i) =>
      s.form(
        dRect(180 + i * 42, 800 - (heights[i] ?? 60), 26, 300),
        i === 11 ? pal.hot : pal.mid,
        'bottom',
        pal.ink,
        0.4,
      ),
    ),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.35), 'bottom', pal.mid, 0.45),
    ...times(15, (i) => stroke(`M${i * 114} 0V900`, pal.mid, 1.5, { opacity: 0.3 })),
    ...times(8, (i) => stroke(`M0 ${i * 114}H1600`, pal.mid, 1.5, { opacity: 0.3 })),
    at(800, 0, rig, 0, flip, 1),
  ].join('')
}

/** A town from above: blocks, a river, the day of one vehicle as a line. */
export const routeMap: Scene = (s) => {
  const { rng, pal } = s
  const land = mix(pal.paper, pal.soft, 0.25)
  const block = mix(pal.soft, pal.mid, 0.2)
  const angle = rng.range(-16, 16)
  const park = (x: number, y: number) => [
    s.form(dRect(x, y, 132, 120, 26), mix(pal.mid, pal.deep, 0.2), 'bottom-right', pal.ink, 0.35),
    ...times(6, () => circle(x + rng.range(20, 112), y + rng.range(20, 100), rng.range(9, 15), pal.deep)),
  ]
  const blocks = times(13 * 9, (i) => {
    const [x, y] = [(i % 13) * 150 - 980, Math.floor(i / 13) * 138 - 620]
    if (rng.chance(0.1)) return park(x, y).join('')
    const cut = rng.range(40, 92)
    const tone = () => mix(block, rng.pick([pal.paper, pal.mid]), rng.range(0, 0.22))
    return rect(x, y, cut, 120, tone(), 5) + rect(x + cut + 6, y, 126 - cut, rng.range(50, 118), tone(), 5)
  })
  const river = times(7, (i): Point => [-1150 + i * 380, Math.sin(i * 1.2 + rng.range(0, 1)) * 190 + 60])
  const corners = times(7, (i): Point => [-760 + i * 240, rng.int(-2, 2) * 138 - 9])
  let route = d`M${corners[0]?.[0] ?? 0} ${corners[0]?.[1] ?? 0}`
  for (const [x, y] of corners.slice(1)) route += d`H${x}V${y}`
  const pin = ([x, y]: Point, i: number) =>
    at(
      x,
      y,
      i % 2
        ? circle(0, 0, 20, pal.paper) + circle(0, 0, 11, pal.ink)
        : path('M0 0C-14 -34 -40 -48 -40 -80A40 40 0 0 1 40 -80C40 -48 14 -34 0 0Z', pal.ink) +
            circle(0, -80, 17, pal.warm),
      -angle,
    )
  return [
    s.ground(land),
    at(
      800,
      450,
      [
        ...blocks,
        stroke(dCurve(river), land, 170),
        stroke(dCurve(river), mix(pal.mid, pal.deep, 0.15), 134),
        stroke(dCurve(river), mix(pal.mid, pal.soft, 0.3), 8, { 'stroke-dasharray': '60 90' }),
        stroke('M-300 -700V700M420 -700V700', land, 26),
        stroke(route, pal.paper, 26),
        stroke(route, pal.hot, 15),
        ...corners.map(pin),
      ],
      angle,
      1.08,
    ),
    s.shade(dRect(0, 0, 1600, 900), 'bottom-right', pal.ink, 0.35),
  ].join('')
}

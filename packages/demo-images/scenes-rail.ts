import { standing } from './figures'
import { person } from './heads'
import { birds, cloud, tree } from './nature'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import {
  at,
  circle,
  d,
  dArch,
  dCircle,
  dPoly,
  dRect,
  type Point,
  path,
  poly,
  rect,
  stroke,
  times,
} from './svg'

export const signalGreen = '#7fd6a0'

/** A marshalling yard at night: rails converge, lamps glow, someone walks the line. */
export const railYard: Scene = (s) => {
  const { rng, pal } = s
  const horizon = rng.range(300, 380)
  const vx = rng.range(520, 1080)
  const ground = (x: number, t: number): Point => [vx + (x - vx) * t, horizon + (s.h + 20 - horizon) * t]
  const rail = (x: number, colour: string) =>
    poly([ground(x - 9, 1), ground(x + 9, 1), ground(x, 0.012)], colour)
  const tracks = times(7, (i) => vx + (i - 3) * 430 + rng.range(-30, 30))
  const lit = tracks[rng.int(2, 4)] ?? vx
  const side = lit < vx + 200 ? 1 : -1
  const wood = mix(pal.ink, pal.deep, 0.78)
  const sleeper = (x: number, i: number) => {
    const t = 0.035 * 1.16 ** i
    return poly(
      [ground(x - 116, t), ground(x + 116, t), ground(x + 118, t * 1.06), ground(x - 118, t * 1.06)],
      wood,
    )
  }
  const moon: Point = [rng.range(200, 1400), rng.range(100, 180)]
  const wear = { style: 'helmet', cover: pal.paper, top: pal.hot, vest: pal.warm, legs: pal.ink } as const
  const h = horizon
  return [
    s.ground(pal.ink, 'bottom', pal.mid, 0.5),
    s.shade(dRect(0, h - 240, s.w, 240), 'bottom', pal.ember, 0.75),
    circle(...moon, 62, pal.paper),
    s.glow(...moon, 210, pal.paper, 0.35),
    path(
      d`M0 ${h - 26}H260L300 ${h - 60}H520V${h - 18}H980L1010 ${h - 74}H1180L1200 ${h - 34}H1600V${h + 4}H0Z`,
      mix(pal.ink, pal.deep, 0.35),
    ),
    s.form(dRect(0, h, s.w, s.h - h), mix(pal.deep, pal.ink, 0.45), 'bottom', pal.ink, 0.8),
    s.shade(dPoly([ground(lit - 330, 1), ground(lit + 330, 1), ground(lit, 0)]), 'bottom', pal.warm, 0.5),
    ...tracks.flatMap((x) => times(24, (i) => sleeper(x, i))),
    ...tracks.flatMap((x) => [-72, 72].map((dx) => rail(x + dx, x === lit ? pal.warm : pal.mid))),
    ...times(6, (i) => wagon(s, (up, x, t) => [vx + (x - vx) * t, h + (s.h + 20 - h - up) * t], vx, side, i)),
    gantry(s, ground(lit, 0.3), 210, 360, 0.3),
    gantry(s, ground(lit, 0.08), 80, 130, 0.14),
    standing(s, ground(lit - side * 300, 0.62)[0], ground(0, 0.66)[1], 250, person(s, wear), 'walk', side),
  ].join('')
}

type Place = (up: number, x: number, t: number) => Point

function wagon(s: Stage, place: Place, vx: number, side: number, i: number): string {
  const { pal, rng } = s
  const far = 0.055 * 1.72 ** (i + 0.08)
  const near = 0.055 * 1.72 ** (i + 1)
  const x = vx + side * 700
  const end = x + side * 330
  const colour = rng.pick([pal.hot, pal.mid, pal.deep, pal.soft, pal.warm])
  const face = dPoly([place(60, x, far), place(60, x, near), place(640, x, near), place(640, x, far)])
  const front = [place(60, x, near), place(60, end, near), place(640, end, near), place(640, x, near)]
  const ribs = times(7, (k) => {
    const t = far + ((near - far) * (k + 1)) / 8
    const [top, bottom] = [place(610, x, t), place(90, x, t)]
    return stroke(d`M${top[0]} ${top[1]}V${bottom[1]}`, pal.ink, 2 + 7 * t, { opacity: 0.28 })
  })
  return [
    poly(front, mix(colour, pal.ink, 0.62)),
    s.form(face, mix(colour, pal.ink, 0.2), 'bottom', pal.ink, 0.75),
    ...ribs,
    poly([place(0, x, far), place(0, x, near), place(60, x, near), place(60, x, far)], pal.ink),
  ].join('')
}

function gantry(s: Stage, [x, y]: Point, reach: number, up: number, scale: number): string {
  const { pal } = s
  const top = y - up
  const lamps = [pal.hot, pal.warm, signalGreen]
  const lights = (dx: number, on: number) =>
    at(
      x + dx,
      top + 8,
      [
        rect(-34, 0, 68, 170, mix(pal.ink, '#000000', 0.35), 30),
        ...lamps.map((c, i) => circle(0, 34 + i * 51, 18, i === on ? c : mix(pal.ink, pal.deep, 0.6))),
        s.glow(0, 34 + on * 51, 120, lamps[on] ?? pal.warm, 0.9),
      ],
      0,
      scale * 1.9,
    )
  const frame = d`M${x - reach} ${y}V${top}H${x + reach}V${y}`
  return [
    stroke(frame, mix(pal.ink, '#000000', 0.2), Math.max(3, 26 * scale), { 'stroke-linejoin': 'miter' }),
    lights(-reach * 0.55, 0),
    lights(0, 2),
    lights(reach * 0.55, s.rng.int(0, 1)),
  ].join('')
}

/** A long freight train over a viaduct, hills or harbour cranes behind, a big sun. */
export const freight: Scene = (s) => {
  const { rng, pal } = s
  const y = rng.range(470, 540)
  const [sx, sy, sr] = [rng.range(300, 1300), rng.range(230, 320), rng.range(150, 220)] as const
  const far = mix(pal.mid, pal.soft, 0.45)
  const back = rng.chance(0.45)
    ? [250, 640, 1330].map((x) => at(x, y, harbourCrane(s, far), 0, rng.range(0.85, 1.2))).join('')
    : s.form(s.ridge(y - 90, 150, 5).d, far, 'bottom', pal.paper, 0.7)
  const grove = times(10, (i) => {
    const colour = mix(pal.deep, pal.mid, rng.range(0, 0.4))
    const kind = rng.pick(['poplar', 'round', 'poplar', 'pine'] as const)
    return tree(
      s,
      60 + i * 170 + rng.range(-60, 60),
      y + 290 + rng.range(0, 60),
      rng.range(130, 240),
      colour,
      kind,
    )
  })
  return [
    s.ground(pal.soft, 'bottom', pal.paper, 0.9),
    s.form(dCircle(sx, sy, sr), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(sx - 330, sy - 60, 300, pal.paper, 0.8),
    cloud(sx + 300, sy + 30, 380, pal.paper, 0.7),
    back,
    s.form(s.ridge(y + 20, 110, 7).d, mix(pal.mid, pal.deep, 0.2), 'bottom', pal.soft, 0.6),
    birds(s, sx > 800 ? 420 : 1200, 150, 110, 5, pal.ink),
    s.form(s.ridge(y + 230, 90, 6).d, mix(pal.deep, pal.mid, 0.3), 'bottom', pal.ink, 0.5),
    ...grove,
    viaduct(s, y, rng.range(150, 230)),
    at(0, y, train(s)),
    s.form(s.ridge(860, 60, 5).d, pal.ink, 'top', pal.deep, 0.8),
  ].join('')
}

function harbourCrane(s: Stage, colour: string): string {
  const legs = stroke('M-70 0L-50 -250H50L70 0M-58 -120H58', colour, 15)
  const boom = stroke('M-250 -250H170M-40 -250L-10 -350L-230 -250M-10 -350L160 -250', colour, 9)
  return legs + boom + rect(80, -250, 70, 36, colour) + stroke('M-200 -250V-150', s.pal.deep, 4)
}

function train(s: Stage): string {
  const { rng, pal } = s
  const wheels = (x: number, w: number) =>
    [34, 66, w - 66, w - 34].map((dx) => circle(x + dx, -13, 14, pal.ink))
  const parts = [rect(0, -6, s.w, 10, pal.ink)]
  let x = -rng.range(20, 120)
  while (x < 1130) {
    const w = rng.pick([210, 210, 150, 180])
    const colour = rng.pick([pal.hot, pal.warm, pal.paper, pal.deep, pal.soft])
    parts.push(rect(x, -30, w, 12, pal.ink))
    if (rng.chance(0.24)) {
      parts.push(s.form(dRect(x + 4, -112, w - 8, 80, 40), pal.mid, 'bottom', pal.ink, 0.6))
      parts.push(rect(x + w / 2 - 18, -124, 36, 14, pal.ink, 4), rect(x + w / 2 - 5, -112, 10, 80, pal.paper))
    } else {
      parts.push(s.form(dRect(x + 4, -118, w - 8, 90), colour, 'bottom', pal.ink, 0.4))
      const rib = (i: number) => rect(x + 22 + i * 24, -108, 6, 72, mix(colour, pal.ink, 0.22))
      parts.push(...times(Math.round(w / 24) - 1, rib))
    }
    parts.push(...wheels(x, w))
    x += w + 16
  }
  const loco = 'M0 -16V-118Q0 -132 14 -132H235C290 -130 318 -76 322 -16Z'
  const glass = path('M246 -112C276 -108 296 -86 304 -66H246Z', pal.ink)
  const panes = [40, 90, 150].map((px) => rect(px, -112, 34, 30, pal.ink, 4))
  const body = [
    s.form(loco, pal.hot, 'bottom', pal.ink, 0.5),
    glass,
    rect(6, -62, 305, 14, pal.paper),
    ...panes,
  ]
  return [
    ...parts,
    at(x, 0, [...body, ...[50, 110, 210, 270].map((px) => circle(px, -14, 17, pal.ink))]),
  ].join('')
}

function viaduct(s: Stage, y: number, span: number): string {
  const { pal } = s
  const holes = times(Math.ceil(s.w / span) + 1, (i) =>
    dArch(i * span - span * 0.4, y + 52, span * 0.76, 420),
  )
  const wall = dRect(-20, y, s.w + 40, 440) + holes.join('')
  const stone = mix(pal.paper, pal.soft, 0.5)
  return [
    path(wall, stone, { 'fill-rule': 'evenodd' }),
    s.shade(wall, 'bottom', pal.ink, 0.85, { 'fill-rule': 'evenodd' }),
    rect(-20, y, s.w + 40, 22, mix(stone, pal.ink, 0.14)),
  ].join('')
}

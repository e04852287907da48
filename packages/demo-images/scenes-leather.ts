import { hand } from './figures'
import { mix, skins } from './palettes'
import type { Scene, Stage } from './stage'
import {
  at,
  circle,
  d,
  dCircle,
  dCurve,
  dRect,
  type Point,
  path,
  polar,
  rect,
  ring,
  stroke,
  times,
} from './svg'

function drop(data: string, dx = 12, dy = 16): string {
  return path(data, '#1a0f14', { opacity: 0.2, transform: `translate(${dx} ${dy})` })
}

function roundKnife(s: Stage, x: number, y: number, angle: number): string {
  const handle = dRect(-17, 18, 34, 190, 16)
  const blade = 'M-104 0A104 104 0 0 1 104 0Q34 -6 15 26H-15Q-34 -6 -104 0Z'
  return at(
    x,
    y,
    [
      drop(handle),
      drop(blade),
      s.form(blade, mix(s.pal.soft, s.pal.paper, 0.4), 'bottom', s.pal.deep, 0.6),
      s.form(handle, s.pal.hot, 'right', s.pal.ink, 0.5),
      rect(-17, 18, 34, 20, s.pal.warm),
    ],
    angle,
  )
}

function ruler(s: Stage, x: number, y: number, length: number, angle: number): string {
  const edge = dRect(-length / 2, -30, length, 60, 4)
  const marks = times(
    Math.floor(length / 20) - 1,
    (i) => d`M${-length / 2 + 20 + i * 20} -30v${i % 5 === 4 ? 26 : 14}`,
  ).join('')
  return at(
    x,
    y,
    [
      drop(edge),
      s.form(edge, mix(s.pal.paper, s.pal.soft, 0.5), 'right', s.pal.deep, 0.3),
      stroke(marks, s.pal.ink, 2.4),
    ],
    angle,
  )
}

/** The cutting table from above: a hide, the pieces drawn on it, a knife, two hands. */
export const cuttingTable: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const leather = rng.pick([pal.mid, mix(pal.mid, pal.warm, 0.35), mix(pal.deep, pal.mid, 0.6)])
  const line = mix(leather, pal.paper, 0.75)
  const outline = times(14, (i): Point => {
    const r = (i % 4 === 1 ? 1.2 : 0.9) * rng.range(0.94, 1.08)
    const [x, y] = polar(0, 0, 1, i * 25.7)
    return [-160 + x * 520 * r, y * 350 * r]
  })
  const hide = dCurve(outline, true)
  const flap = 'M-150 -80H150Q150 90 90 110H-90Q-150 90 -150 -80Z'
  const dashed = { 'stroke-dasharray': '18 12' }
  const piece = (x: number, y: number, angle: number, data: string, colour: string) =>
    at(
      x,
      y,
      drop(data) +
        s.form(data, colour, 'bottom-right', pal.ink, 0.35) +
        stroke(data, mix(colour, pal.paper, 0.45), 3, {
          'stroke-dasharray': '9 8',
          transform: 'scale(0.93)',
        }),
      angle,
    )
  const skin = rng.pick(skins)
  const spool = [
    drop(dCircle(0, 0, 54)),
    circle(0, 0, 54, pal.paper),
    ring(0, 0, 38, pal.hot, 26),
    circle(0, 0, 14, pal.ink),
    ...[26, 33, 40, 47].map((r) => ring(0, 0, r, mix(pal.hot, pal.ink, 0.25), 2)),
  ]
  const table = [
    drop(hide, 18, 24),
    s.form(hide, leather, 'bottom-right', pal.ink, 0.5),
    stroke(flap, line, 5, { ...dashed, transform: 'translate(-330 -90) rotate(-8)' }),
    stroke(dRect(-190, -30, 380, 60, 28), line, 5, {
      ...dashed,
      transform: 'translate(-300 170) rotate(-8)',
    }),
    stroke(dCircle(0, 0, 78), line, 5, { ...dashed, transform: 'translate(60 -180)' }),
    stroke(dCircle(150, 20, 30, 22), pal.hot, 6),
    piece(480, -250, 14, flap, mix(leather, pal.ink, 0.18)),
    piece(560, 20, -6, dRect(-180, -34, 360, 68, 30), mix(leather, pal.warm, 0.2)),
    ruler(s, -60, 385, 900, -3),
    at(690, 240, spool),
    hand(-420, 470, 14, 1.35, skin, pal.deep, true, 0.95),
    roundKnife(s, 158, 210, -24),
    hand(310, 480, -28, 1.35, skin, pal.deep, false, 0.42),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.25), 'bottom-right', pal.mid, 0.65),
    ...times(4, (i) => stroke(`M0 ${130 + i * 215}H1600`, mix(pal.soft, pal.mid, 0.35), 4)),
    at(800, 430, table, 0, flip, 1),
  ].join('')
}

/** Saddle stitch: two hands, two needles, one thread. */
export const saddleStitch: Scene = (s) => {
  const { rng, pal } = s
  const skin = rng.pick(skins)
  const leather = rng.pick([pal.mid, mix(pal.mid, pal.warm, 0.4), pal.deep])
  const angle = rng.range(-26, -12) * rng.sign()
  const thread = leather === pal.deep ? pal.warm : pal.paper
  const strap = dRect(-95, -900, 190, 1800)
  const done = times(15, (i) => stroke(`M-8 ${30 + i * 44}L8 ${54 + i * 44}`, thread, 9))
  const holes = times(14, (i) => stroke(`M-5 ${-24 - i * 44}l10 -14`, mix(leather, pal.ink, 0.75), 6))
  const grip = (side: number) => [
    stroke(`M0 18C${side * 60} -130 ${side * 210} -150 ${side * 300} -30`, thread, 5),
    stroke(`M${side * 258} -52L${side * 345} 16`, mix(pal.soft, pal.paper, 0.5), 8),
    hand(side * 490, 128, side * -62, 1.45, skin, pal.hot, side < 0, 0.5),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.35), 'bottom', pal.mid, 0.5),
    s.form(dCircle(800, 450, 400), pal.warm, 'bottom-right', pal.ember, 0.7),
    at(
      800,
      430,
      [
        path(strap, pal.ink, { opacity: 0.18, transform: 'translate(34 20)' }),
        s.form(strap, leather, 'right', pal.ink, 0.6),
        stroke('M-80 -900V900M80 -900V900', mix(leather, pal.paper, 0.2), 4),
        ...done,
        ...holes,
      ],
      angle,
    ),
    at(800, 430, [...grip(-1), ...grip(1), circle(0, 18, 7, pal.ink)]),
  ].join('')
}

/** Practice: band beside band, row below row, and the needle in the last one. */
export const stitchSampler: Scene = (s) => {
  const { rng, pal } = s
  const count = 9
  const last = rng.int(5, 6)
  const tones = [pal.mid, mix(pal.mid, pal.warm, 0.4), pal.deep, mix(pal.deep, pal.mid, 0.5), pal.hot]
  const band = (i: number) => {
    const x = -760 + i * 176
    const colour = tones[(i + (i > 4 ? 2 : 0)) % 5] ?? pal.mid
    const thread = i % 2 ? pal.warm : pal.paper
    const [top, length] = [-420 + rng.range(-46, 20), 760 + rng.range(-30, 70)]
    const done = i < last ? 1 : i === last ? 0.52 : 0
    const row = (dx: number) =>
      times(Math.floor((length - 60) / 30), (k) => {
        const y = top + 30 + k * 30
        if (k < ((length - 60) / 30) * done) return stroke(d`M${x + dx - 5} ${y}l10 17`, thread, 6.5)
        return i > last ? '' : stroke(d`M${x + dx - 2} ${y + 4}l4 7`, mix(colour, pal.ink, 0.7), 4)
      }).join('')
    const edge = dRect(x - 68, top, 136, length, 5)
    return drop(edge) + s.form(edge, colour, 'right', pal.ink, 0.5) + [-40, 0, 40].map(row).join('')
  }
  const x = -760 + last * 176
  const needle =
    stroke('M0 0L150 -64', mix(pal.soft, pal.paper, 0.5), 9) + stroke('M128 -55l10 -4', pal.ink, 4)
  const spool = [
    drop(dCircle(0, 0, 62)),
    circle(0, 0, 62, pal.paper),
    ...[48, 40, 32, 24].map((r, i) => ring(0, 0, r, i % 2 ? pal.warm : mix(pal.warm, pal.ink, 0.2), 8)),
    circle(0, 0, 14, pal.ink),
  ]
  const thread = d`M${x + 40} -18C${x + 150} 60 ${x + 60} 190 ${x + 220} 120S${x + 300} 240 ${x + 250} 318`
  const skin = rng.pick(skins)
  return [
    s.ground(mix(pal.soft, pal.paper, 0.3), 'bottom-right', pal.mid, 0.6),
    at(
      800,
      450,
      [
        ...times(count, band),
        stroke(thread, last % 2 ? pal.warm : pal.paper, 6),
        at(x + 46, -24, needle),
        at(x + 250, 318, spool),
        hand(x + 288, 56, -58, 1.3, skin, pal.hot, false, 0.5),
      ],
      rng.range(-5, 5),
    ),
  ].join('')
}

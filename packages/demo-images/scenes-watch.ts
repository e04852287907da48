import { seated } from './figures'
import { person } from './heads'
import { mix } from './palettes'
import { chair, clock, cup } from './props'
import type { Scene, Stage } from './stage'
import { at, circle, d, dRect, type Point, path, rect, stroke, times } from './svg'

/** The night shift: one desk, one person, and on the wall what is watched, 900 wide from 0, 40. */
function watch(s: Stage, wall: (s: Stage) => string): string {
  const { rng, pal } = s
  const flip = rng.sign()
  const hour = rng.int(1, 4)
  const frame = (x: number, w: number) =>
    stroke(`M${x + w / 2} 700V760`, pal.ink, 16) +
    s.form(dRect(x, 560, w, 150, 10), mix(pal.ink, '#000000', 0.3), 'top', pal.mid, 0.6)
  const bars = times(6, (i) => {
    const h = rng.range(20, 96)
    return rect(-306 + i * 29, 690 - h, 15, h, i === 4 ? pal.hot : pal.soft, 3)
  })
  const seat = person(s, { top: pal.hot, legs: mix(pal.deep, pal.ink, 0.4) })
  const room = [
    at(-760, 0, wall(s)),
    clock(s, 420, 150, 66, hour, rng.int(0, 11) * 5, flip),
    s.shade('M60 590V720L520 860V330Z', 'left', pal.mid, 0.7),
    chair(s, 420, 740, 7, pal.deep, -1),
    seated(s, 420, 728, 7.2, seat, -1, 'table'),
    frame(-330, 210),
    ...bars,
    frame(-90, 240),
    stroke('M-66 660q36 -80 72 -20t72 -10t60 -20', pal.warm, 6),
    s.form(dRect(-420, 758, 660, 26, 8), pal.soft, 'bottom', pal.ink, 0.5),
    rect(-390, 784, 22, 130, pal.ink),
    rect(190, 784, 22, 130, pal.ink),
    cup(s, 190, 758, 46, pal.warm),
  ]
  return [
    s.ground(mix(pal.ink, pal.deep, 0.55), 'top', pal.ink, 0.7),
    s.form(dRect(0, 880, s.w, 30), pal.ink, 'top'),
    at(800, 0, room, 0, flip, 1),
  ].join('')
}

function board(s: Stage): string {
  return s.form(dRect(0, 40, 900, 500, 16), s.pal.ink, 'bottom', s.pal.deep, 0.9)
}

/** A map of lights and lines. */
function network(s: Stage): string {
  const { rng, pal } = s
  const nodes = times(26, (i): Point => {
    const [column, row] = [i % 7, Math.floor(i / 7)]
    return [70 + column * 118 + rng.range(-36, 36), 110 + row * 122 + rng.range(-34, 34)]
  })
  const wires = nodes.flatMap(([ax, ay], i) =>
    nodes
      .slice(i + 1)
      .filter(([bx, by]) => Math.hypot(ax - bx, ay - by) < 158)
      .map(([bx, by]) => {
        const live = rng.chance(0.25)
        const colour = live ? pal.warm : mix(pal.deep, pal.mid, 0.5)
        return stroke(d`M${ax} ${ay}L${bx} ${by}`, colour, live ? 6 : 3.5)
      }),
  )
  const dots = nodes.map(([x, y], i) =>
    i % 4 ? circle(x, y, 8, pal.soft) : s.glow(x, y, 90, pal.warm, 0.8) + circle(x, y, 13, pal.warm),
  )
  return [board(s), ...wires, ...dots].join('')
}

/** The beds of a hospital as tiles, a few of them awake. */
function beds(s: Stage): string {
  const { rng, pal } = s
  const tiles = times(40, (i) => {
    const x = 34 + (i % 8) * 106
    const y = 74 + Math.floor(i / 8) * 90
    const state = rng.pick(['free', 'taken', 'taken', 'taken', i % 9 === 4 ? 'now' : 'free'] as const)
    const colour = { free: mix(pal.ink, pal.deep, 0.7), taken: pal.mid, now: pal.hot }[state]
    const face = path(dRect(x, y, 90, 74, 10), colour)
    if (state === 'free') return face
    const line = mix(colour, pal.paper, 0.55)
    const bed =
      stroke(`M${x + 18} ${y + 24}v30M${x + 18} ${y + 46}h54v8`, line, 6) + circle(x + 32, y + 34, 7, line)
    return face + bed + (state === 'now' ? s.glow(x + 45, y + 37, 110, pal.hot, 0.7) : '')
  })
  return board(s) + tiles.join('')
}

/** A wide window, hills and a storm that cannot make up its mind. */
function storm(s: Stage): string {
  const { rng, pal } = s
  const cloud = (x: number, y: number, w: number, colour: string) =>
    s.form(dRect(x, y, w, w * 0.24, w * 0.12), colour, 'bottom', pal.ink, 0.5) +
    s.form(dRect(x + w * 0.2, y - w * 0.1, w * 0.46, w * 0.24, w * 0.12), colour, 'bottom', pal.ink, 0.4)
  const rain = times(34, () =>
    stroke(d`M${rng.range(40, 860)} ${rng.range(250, 420)}l-12 44`, pal.soft, 2.5, { opacity: 0.5 }),
  )
  const view = [
    s.form(dRect(0, 40, 900, 500), pal.ink, 'bottom', pal.mid, 0.75),
    s.glow(560, 240, 330, pal.warm, 0.7),
    path('M580 190L500 340H556L520 480L640 300H580L626 190Z', pal.warm),
    cloud(40, 150, 380, mix(pal.deep, pal.mid, 0.4)),
    cloud(390, 120, 460, mix(pal.deep, pal.mid, 0.2)),
    ...rain,
    s.form('M0 470Q220 380 430 450T900 430V540H0Z', mix(pal.deep, pal.ink, 0.4), 'top', pal.mid, 0.3),
    ...[150, 300, 450].map((x) =>
      stroke(`M${x - 14} 470L${x} 370L${x + 14} 470M${x - 24} 396H${x + 24}`, pal.ink, 5),
    ),
  ]
  const bars = stroke('M300 40V540M600 40V540', mix(pal.deep, pal.mid, 0.4), 14, { 'stroke-linecap': 'butt' })
  const frame = path(dRect(0, 40, 900, 500), 'none', {
    stroke: mix(pal.deep, pal.mid, 0.4),
    'stroke-width': 22,
  })
  return s.clip(dRect(0, 40, 900, 500), view) + bars + frame
}

export const gridRoom: Scene = (s) => watch(s, network)
export const bedBoard: Scene = (s) => watch(s, beds)
export const stormWatch: Scene = (s) => watch(s, storm)

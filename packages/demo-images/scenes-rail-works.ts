import { fromBehind, standing } from './figures'
import { person } from './heads'
import { birds } from './nature'
import { mix } from './palettes'
import { cup } from './props'
import { signalGreen } from './scenes-rail'
import type { Scene, Stage } from './stage'
import { at, circle, d, dArc, dCircle, dRect, path, polar, rect, ring, stroke, times } from './svg'

/** One signal against a disc, the wires of the line leading away. */
export const signal: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const night = rng.chance(0.5)
  const sky = night ? pal.deep : pal.soft
  const line = night ? pal.ink : pal.deep
  const disc = night ? pal.paper : pal.warm
  const poles = times(6, (i) => {
    const t = 0.6 ** i
    return { x: 20 - 640 * (1 - t), y: 850, t }
  })
  const masts = poles.map(({ x, y, t }) => {
    const arm = d`M${x} ${y - 660 * t}L${x - 210 * t} ${y - 690 * t}L${x} ${y - 540 * t}`
    return stroke(d`M${x} ${y}V${y - 730 * t}`, line, 22 * t) + stroke(arm, line, 11 * t)
  })
  const wires = [210, 120, 40].map((dx) => {
    const spots = poles.map(({ x, y, t }) => [x - dx * t, y - (665 + dx * 0.12) * t] as const)
    const first = spots[0] ?? [0, 0]
    const [fx, fy] = first
    let text = d`M${fx + 900} ${fy - 420}Q${fx + 380} ${fy - 30} ${fx} ${fy}`
    for (let i = 1; i < spots.length; i++) {
      const [a, b] = [spots[i - 1] ?? first, spots[i] ?? first]
      text += d`Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 30 * 0.6 ** i} ${b[0]} ${b[1]}`
    }
    return stroke(text, line, 4)
  })
  const scene = [
    s.form(dCircle(-300, 420, 300), disc, 'bottom', pal.ember, 0.85),
    ...wires,
    ...masts.reverse(),
    birds(s, -380, 300, 90, 4, pal.ink),
  ]
  return [
    s.ground(sky, 'bottom', night ? pal.ember : pal.paper, night ? 0.5 : 0.9),
    at(800, 0, scene.slice(0, 1), 0, flip, 1),
    s.form(s.ridge(790, 60, 6).d, mix(sky, pal.ink, 0.35), 'bottom', pal.ink, 0.4),
    at(800, 0, scene.slice(1), 0, flip, 1),
    s.form(s.ridge(868, 20, 4).d, pal.ink, 'top', pal.deep, 0.5),
    at(800 + flip * 400, 70, signalHead(s, rng.int(0, 2))),
  ].join('')
}

function signalHead(s: Stage, on: number): string {
  const { pal } = s
  const lamps = [pal.hot, pal.warm, signalGreen]
  const lamp = (colour: string, i: number) => {
    const y = 130 + i * 150
    const hood = path(`M-92 ${y}a92 92 0 0 1 184 0h-18a74 74 0 0 0 -148 0Z`, mix(pal.ink, pal.mid, 0.4))
    if (i !== on) return hood + circle(0, y, 58, mix(pal.ink, pal.deep, 0.7))
    const shine = circle(-16, y - 16, 16, pal.paper, { opacity: 0.8 })
    return hood + circle(0, y, 58, colour) + s.glow(0, y, 330, colour, 0.75) + shine
  }
  return [
    rect(-20, 60, 40, 900, pal.ink),
    s.form(dRect(-120, 0, 240, 560, 110), pal.ink, 'left', '#000000', 0.6),
    ...lamps.map(lamp),
    ...times(9, (i) => rect(-66, 620 + i * 60, 132, 8, pal.ink)),
    rect(-66, 600, 8, 400, pal.ink),
    rect(58, 600, 8, 400, pal.ink),
  ].join('')
}

/** A pair of wheels in the workshop, as tall as the people who true them. */
export const wheelset: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const r = rng.range(215, 250)
  const y = 800 - r
  const pane = (i: number) =>
    s.form(dRect(70 + i * 260, 60, 190, 330), mix(pal.paper, pal.warm, 0.25), 'bottom', pal.soft, 0.9) +
    stroke(`M${130 + i * 260} 60v330m62 0v-330M${70 + i * 260} 190h190`, pal.deep, 6)
  const p = person(s, { style: 'helmet', cover: pal.warm, top: pal.hot, legs: pal.ink })
  const hoist = rng.range(-240, 40)
  const floor = [
    s.form(dRect(-20, 800, s.w + 40, 110), pal.deep, 'bottom', pal.ink, 0.8),
    rect(-20, 800, s.w + 40, 16, pal.ink),
    rect(-20, 816, s.w + 40, 10, pal.soft),
  ]
  const works = [
    stroke('M-70 54V240M-100 240h60M-70 240v40c0 50 -60 50 -60 10', pal.ink, 12, {
      transform: d`translate(${hoist} 0)`,
    }),
    rect(hoist - 130, 40, 120, 44, pal.hot, 8),
    s.form(dRect(-430, y - 34, 620, 68), pal.soft, 'bottom', pal.ink, 0.8),
    wheel(s, 130, y, r, false),
    wheel(s, -430, y, r, true),
    stroke('M500 498l-66 -34', pal.ink, 15),
    s.shade('M440 466L120 330L60 640Z', 'right', pal.warm, 0.9),
    standing(s, 590, 800, 470, p, 'hold', -1),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.4), 'top', pal.deep, 0.5),
    ...times(6, pane),
    path('M900 60H1560L1200 900H300Z', pal.paper, { opacity: 0.28 }),
    rect(0, 0, s.w, 44, pal.deep),
    rect(0, 44, s.w, 10, pal.ink),
    ...floor,
    at(800, 0, works, 0, flip, 1),
  ].join('')
}

function wheel(s: Stage, x: number, y: number, r: number, front: boolean): string {
  const { pal } = s
  return [
    circle(x, y, r + 26, front ? pal.ink : mix(pal.ink, pal.deep, 0.6)),
    s.form(dCircle(x, y, r), front ? pal.mid : pal.deep, 'bottom-right', pal.ink, 0.7),
    ring(x, y, r * 0.8, mix(pal.mid, pal.paper, 0.35), 10),
    s.form(dCircle(x, y, r * 0.7), mix(pal.mid, pal.ink, 0.25), 'bottom-right', pal.ink, 0.6),
    s.form(dCircle(x, y, r * 0.3), pal.soft, 'bottom-right', pal.ink, 0.6),
    circle(x, y, r * 0.12, pal.ink),
    ...times(8, (i) => circle(...polar(x, y, r * 0.5, i * 45 + 20), 18, pal.ink)),
    stroke(dArc(x, y, r * 0.9, 200, 285), pal.paper, 12, { opacity: 0.7 }),
  ].join('')
}

/** A control room: the diagram of the line on the wall, the people who read it in front. */
export const trackBoard: Scene = (s) => {
  const { rng, pal } = s
  const rows = times(6, (i) => 120 + i * 76)
  const route = rng.int(1, 4)
  const off = mix(pal.deep, pal.mid, 0.45)
  const links = times(9, () => {
    const i = rng.int(0, 4)
    const x = 150 + rng.int(0, 16) * 78
    const dx = rng.sign() * 76
    return stroke(`M${x} ${rows[i]}L${x + dx} ${rows[i + 1]}`, off, 7)
  })
  const y = rows[route] ?? 200
  const next = rows[route + 1] ?? 300
  const turn = 540 + rng.int(0, 5) * 78
  const trains = times(5, () => {
    const x = 150 + rng.int(0, 14) * 86
    return rect(
      x,
      (rows[rng.int(0, 5)] ?? 200) - 13,
      rng.pick([70, 110]),
      26,
      rng.pick([pal.hot, pal.paper]),
      6,
    )
  })
  const seats = [rng.range(240, 330), rng.range(730, 830), rng.range(1240, 1330)]
  const skip = rng.int(0, 3)
  return [
    s.ground(mix(pal.ink, '#000000', 0.25), 'bottom', pal.deep, 0.6),
    s.form(dRect(60, 50, 1480, 520, 18), pal.ink, 'bottom', pal.deep, 0.9),
    ...rows.map((ry) => stroke(`M100 ${ry}H1500`, off, 7)),
    ...links,
    stroke(`M100 ${y}H${turn}L${turn + 76} ${next}H1500`, pal.warm, 11),
    ...rows.flatMap((ry) => times(9, (i) => ring(150 + i * 156, ry, 11, off, 5, { fill: pal.ink }))),
    ...trains,
    circle(turn, y, 18, signalGreen),
    s.glow(turn, y, 130, signalGreen, 0.8),
    s.glow(800, 330, 700, pal.mid, 0.35),
    ...seats.map((x, i) => (i === skip ? '' : operator(s, x, i))),
    s.form(dRect(-20, 806, 1640, 120), pal.ink, 'top', pal.deep, 0.5),
    ...seats.map((x, i) => console(s, x, i === skip)),
  ].join('')
}

function operator(s: Stage, x: number, i: number): string {
  const { pal } = s
  const p = person(s, { top: [pal.hot, pal.soft, pal.mid][i % 3] ?? pal.mid })
  return fromBehind(s, x, 760, 250, p, true)
}

function console(s: Stage, x: number, empty: boolean): string {
  const { pal } = s
  const glow = mix(pal.mid, pal.paper, 0.3)
  const screen = (dx: number) =>
    s.form(dRect(x + dx - 70, 654, 140, 92, 8), pal.ink, 'top', glow, 0.9) +
    stroke(`M${x + dx - 50} 690h60m16 0h24M${x + dx - 50} 714h90`, pal.warm, 5)
  return screen(-210) + screen(210) + (empty ? cup(s, x, 806, 54, pal.hot) : '')
}

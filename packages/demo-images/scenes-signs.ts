import { fromBehind, standing } from './figures'
import { person } from './heads'
import { plant, plantKinds } from './nature'
import { mix } from './palettes'
import { cup } from './props'
import { saddleStitch } from './scenes-leather'
import type { Scene } from './stage'
import { at, circle, d, dCircle, dRect, path, rect, ring, stroke, times } from './svg'

/** Four hundred lamps, three of them worth looking at. */
export const alarms: Scene = (s) => {
  const { rng, pal } = s
  const back = rng.pick([pal.ink, mix(pal.deep, pal.ink, 0.4)])
  const size = 72
  const hot = new Set(
    rng.shuffle(times(180, (i) => i).filter((i) => i % 22 > 1 && i % 22 < 20 && i > 22)).slice(0, 3),
  )
  const lamps = times(22 * 12, (i) => {
    const x = 44 + (i % 22) * size
    const y = 50 + Math.floor(i / 22) * size
    if (hot.has(i))
      return s.glow(x, y, 170, pal.hot, 0.9) + circle(x, y, 30, pal.hot) + circle(x - 8, y - 8, 8, pal.paper)
    const on = rng.chance(0.72)
    return on
      ? s.form(dCircle(x, y, 24), mix(pal.warm, back, rng.range(0.25, 0.6)), 'bottom-right', back, 0.5)
      : ring(x, y, 22, mix(back, pal.mid, 0.4), 4)
  })
  return [
    s.ground(back, 'top', pal.deep, 0.5),
    ...lamps,
    fromBehind(s, rng.range(420, 1180), 850, 380, person(s, { top: mix(pal.mid, pal.soft, 0.4) }), true),
  ].join('')
}

/** One sheet of figures under a lamp, read line by line. */
export const payslip: Scene = (s) => {
  const { rng, pal } = s
  const desk = mix(pal.deep, pal.ink, 0.3)
  const tilt = rng.range(-8, 8)
  const row = (i: number) => {
    const y = -300 + i * 58
    const marked = i === 3 || i === 6
    return (
      (marked ? rect(-330, y - 15, 660, 42, pal.warm, 6) : '') +
      rect(-310, y, rng.range(120, 250), 12, mix(pal.paper, pal.ink, 0.55), 5) +
      [60, 190].map((x) => rect(x, y, rng.range(50, 96), 12, mix(pal.paper, pal.ink, 0.4), 5)).join('') +
      stroke(`M-330 ${y + 36}H330`, mix(pal.paper, pal.ink, 0.14), 2)
    )
  }
  const slip = [
    rect(-370, -470, 740, 1000, mix(pal.paper, '#ffffff', 0.2), 6),
    rect(-330, -420, 220, 54, pal.deep, 6),
    rect(130, -420, 200, 16, mix(pal.paper, pal.ink, 0.35), 5),
    rect(170, -392, 160, 16, mix(pal.paper, pal.ink, 0.35), 5),
    ...times(12, row),
    rect(60, 410, 270, 54, pal.hot, 8),
    rect(90, 430, 120, 14, pal.paper, 5),
  ].join('')
  const lens = at(
    1010,
    520,
    s.cast(
      [
        stroke('M92 92L230 240', pal.ink, 34),
        circle(0, 0, 132, pal.paper, { opacity: 0.35 }),
        ring(0, 0, 132, pal.ink, 22),
        stroke('M-80 -50A96 96 0 0 1 -20 -94', pal.paper, 10),
      ].join(''),
      16,
      22,
    ),
  )
  return [
    s.ground(desk, 'bottom-right', pal.ink, 0.6),
    s.glow(760, 380, 760, pal.warm, 0.6),
    at(700, 470, s.cast(slip, 20, 26), tilt),
    lens,
    at(
      1390,
      200,
      s.cast(
        circle(0, 0, 86, pal.paper) +
          circle(0, 0, 66, mix(pal.ink, '#3a1a10', 0.5)) +
          ring(0, 0, 66, mix(pal.paper, pal.ink, 0.2), 5),
      ),
    ),
    at(190, 250, s.cast(rect(-15, -190, 30, 330, pal.hot, 4) + path('M-15 140H15L0 184Z', pal.paper)), -16),
    at(
      170,
      690,
      s.cast(
        [
          circle(0, 0, 92, pal.ink),
          circle(0, 0, 78, pal.deep),
          circle(34, -26, 46, pal.warm),
          circle(56, -40, 40, pal.deep),
        ].join(''),
      ),
    ),
  ].join('')
}

/** The same gesture through a viewfinder. */
export const filmedHand: Scene = (s) => {
  const { pal } = s
  const corner = (x: number, y: number, sx: number, sy: number) =>
    at(
      x,
      y,
      stroke('M0 90V0H90', pal.paper, 13, { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' }),
      0,
      sx,
      sy,
    )
  const edge = `${dRect(0, 0, 1600, 900)}${dRect(150, 90, 1300, 720, 26)}`
  return [
    saddleStitch(s),
    path(edge, pal.ink, { 'fill-rule': 'evenodd', opacity: 0.86 }),
    corner(210, 150, 1, 1),
    corner(1390, 150, -1, 1),
    corner(210, 750, 1, -1),
    corner(1390, 750, -1, -1),
    stroke('M760 450h80M800 410v80', pal.paper, 5, { opacity: 0.9 }),
    circle(280, 222, 19, pal.hot),
    rect(314, 214, 110, 16, pal.paper, 8),
    ...times(5, (i) => rect(1200 + i * 24, 684 - i * 9, 14, 20 + i * 9, i < 4 ? pal.warm : pal.paper, 3)),
  ].join('')
}

/** The yard from above: tracks, wagons, and the outlines of those that are missing. */
export const yardFromAbove: Scene = (s) => {
  const { rng, pal } = s
  const ground = rng.pick([
    mix(pal.deep, pal.ink, 0.35),
    mix(pal.soft, pal.mid, 0.35),
    mix(pal.mid, pal.deep, 0.5),
  ])
  const angle = rng.range(-24, -10) * rng.sign()
  const dashes = { stroke: pal.paper, 'stroke-width': 5, 'stroke-dasharray': '16 12' }
  const ghost = (x: number, y: number, w: number) => path(dRect(x, y - 40, w, 80, 10), 'none', dashes)
  const wagon = (x: number, y: number, w: number, colour: string) =>
    [
      path(dRect(x + 10, y - 26, w, 80, 8), pal.ink, { opacity: 0.3 }),
      s.form(dRect(x, y - 40, w, 80, 8), colour, 'bottom', pal.ink, 0.35),
      ...times(Math.floor(w / 26) - 1, (i) =>
        rect(x + 22 + i * 26, y - 34, 5, 68, mix(colour, pal.ink, 0.22)),
      ),
    ].join('')
  const track = (k: number) => {
    const y = -560 + k * 118
    const sleepers = times(36, (i) => rect(-1080 + i * 60, y - 34, 16, 68, mix(ground, pal.ink, 0.25)))
    const rails = stroke(`M-1100 ${y - 22}H1100M-1100 ${y + 22}H1100`, mix(pal.soft, pal.paper, 0.2), 5)
    const wagons: string[] = []
    let x = -1060 + rng.range(0, 120)
    while (x < 1000) {
      const w = rng.pick([150, 196, 240])
      const lost = rng.chance(0.32)
      const colour = rng.pick([pal.hot, pal.warm, pal.paper, pal.mid, pal.deep, pal.soft])
      wagons.push(lost ? ghost(x, y, w) : wagon(x, y, w, colour))
      x += w + rng.pick([14, 14, 14, 190])
    }
    return [...sleepers, rails, ...(k === 5 ? [] : wagons)].join('')
  }
  return [
    s.ground(ground, 'bottom-right', pal.ink, 0.4),
    at(
      800,
      450,
      [
        ...times(10, track),
        standing(
          s,
          30,
          74,
          120,
          person(s, { style: 'helmet', cover: pal.warm, top: pal.hot, vest: pal.paper }),
          'stand',
        ),
      ],
      angle,
    ),
  ].join('')
}

/** A front of windows, in each of them somebody at work. */
export const cityWindows: Scene = (s) => {
  const { rng, pal } = s
  const night = rng.chance(0.5)
  const wall = night
    ? mix(pal.deep, pal.ink, 0.35)
    : rng.pick([pal.mid, mix(pal.mid, pal.soft, 0.4), mix(pal.deep, pal.mid, 0.3)])
  const trim = mix(wall, pal.paper, 0.3)
  const dark = rng.shuffle(times(15, (i) => i)).slice(0, night ? 5 : 3)
  const contents = rng.shuffle(['desk', 'talk', 'alone', 'plant', 'shelf', 'lamp', 'alone'] as const)
  const pane = (i: number) => {
    const x = 90 + (i % 5) * 296
    const y = 60 + Math.floor(i / 5) * 290
    const lit = !dark.includes(i)
    const room = lit ? mix(pal.warm, pal.paper, rng.range(0, 0.6)) : mix(pal.deep, pal.ink, night ? 0.6 : 0.2)
    const inside: Record<(typeof contents)[number], () => string> = {
      desk: () => fromBehind(s, x + rng.range(80, 140), y + 196, 116, person(s)),
      talk: () =>
        standing(s, x + 60, y + 250, 210, person(s), 'hold') +
        standing(s, x + 165, y + 254, 220, person(s), 'point', -1),
      alone: () =>
        standing(s, x + 110, y + 250, 220, person(s), rng.pick(['hold', 'point', 'stand']), rng.sign()),
      plant: () => plant(s, x + 70, y + 222, 170, rng.pick(plantKinds), pal.deep, pal.hot),
      shelf: () =>
        rect(x + 20, y + 84, 80, 8, pal.deep) +
        times(4, (k) =>
          rect(x + 26 + k * 17, y + 44, 12, 40, [pal.hot, pal.deep, pal.mid, pal.paper][k] ?? pal.hot),
        ).join('') +
        cup(s, x + 165, y + 222, 50, pal.hot),
      lamp: () =>
        stroke(d`M${x + 60} ${y}v70`, pal.ink, 4) +
        path(d`M${x + 30} ${y + 104}L${x + 60} ${y + 66}L${x + 90} ${y + 104}Z`, pal.hot) +
        fromBehind(s, x + 150, y + 204, 110, person(s)),
    }
    return (
      rect(x - 12, y - 12, 244, 246, trim) +
      s.clip(dRect(x, y, 220, 222), [
        s.form(dRect(x, y, 220, 222), room, 'bottom', lit ? pal.ember : pal.ink, 0.4),
        lit
          ? inside[contents[i % contents.length] ?? 'desk']()
          : path(`M${x} ${y + 222}L${x + 150} ${y}h50L${x + 50} ${y + 222}Z`, pal.soft, { opacity: 0.16 }),
      ]) +
      stroke(d`M${x + 110} ${y}v222`, trim, 9) +
      rect(x - 22, y + 222, 264, 20, mix(trim, pal.ink, 0.2))
    )
  }
  return [
    s.ground(wall, 'bottom', pal.ink, 0.45),
    ...times(3, (i) => rect(0, 318 + i * 290, 1600, 8, mix(wall, pal.ink, 0.25))),
    ...times(15, pane),
  ].join('')
}

import { seated } from './figures'
import { person } from './heads'
import { plant, plantKinds } from './nature'
import { mix } from './palettes'
import { chair, cup } from './props'
import type { Scene } from './stage'
import { at, circle, dArch, dCircle, dRect, path, rect, ring, stroke, times } from './svg'

/** A table from above, chairs round it, papers and cups on it. */
export const roundTable: Scene = (s) => {
  const { rng, pal } = s
  const seats = rng.int(7, 9)
  const r = 285
  const odd = rng.int(0, seats - 1)
  const floor = rng.pick([mix(pal.soft, pal.paper, 0.2), mix(pal.mid, pal.soft, 0.3), pal.deep])
  const cx = rng.range(720, 880)
  const stool = (i: number) =>
    s.cast(
      s.form(dRect(-52, -34, 104, 88, 30), i === odd ? pal.hot : pal.mid, 'bottom', pal.ink, 0.35) +
        s.form(
          'M-62 44Q0 92 62 44L56 70Q0 116 -56 70Z',
          i === odd ? mix(pal.hot, pal.ink, 0.3) : mix(pal.mid, pal.ink, 0.35),
          'bottom',
        ),
      12,
      16,
    )
  const someone = (i: number) => {
    const p = person(s, { style: 'short' })
    return s.cast(
      [
        path('M-74 20C-74 -34 74 -34 74 20C74 54 -74 54 -74 20Z', p.top),
        stroke('M-58 8Q-60 -50 -24 -70M58 8Q60 -50 24 -70', mix(p.top, pal.ink, 0.2), 26),
        circle(-24, -72, 14, p.skin),
        circle(24, -72, 14, p.skin),
        s.form(dCircle(0, 6, 38, 41), p.hair, 'right'),
        circle(0, 6, i % 3 ? 0 : 12, p.hair),
      ].join(''),
      10,
      14,
    )
  }
  const turn = (i: number) => (i / seats) * 360
  const round = times(seats, (i) => {
    const empty = i === odd || rng.chance(0.12)
    return at(cx, 450, at(0, r + 94, stool(i)) + (empty ? '' : at(0, r + 72, someone(i))), turn(i))
  })
  const note = () =>
    s.cast(rect(-34, -48, 68, 90, pal.paper, 3), 5, 7) +
    times(4, (k) => rect(-22, -34 + k * 16, rng.range(20, 44), 5, pal.mid)).join('')
  const mug = () => at(58, 0, s.cast(circle(0, 0, 22, pal.warm) + circle(0, 0, 16, pal.ink), 5, 7))
  const places = times(seats, (i) => {
    const things = (rng.chance(0.6) ? note() : '') + (rng.chance(0.55) ? mug() : '')
    return at(cx, 450, at(rng.range(-12, 12), r - 92, things), turn(i))
  })
  const boards = times(9, (i) => stroke(`M0 ${i * 112}H1600`, mix(floor, pal.ink, 0.12), 4))
  return [
    s.ground(floor, 'bottom-right', pal.ink, 0.35),
    ...boards,
    s.form(dCircle(cx, 450, 600), mix(floor, pal.warm, 0.3), 'bottom-right', floor, 0.6),
    ring(cx, 450, 575, mix(floor, pal.paper, 0.3), 8),
    ...round,
    s.cast(s.form(dCircle(cx, 450, r), pal.paper, 'bottom-right', pal.mid, 0.45), 18, 26, 0.26),
    ring(cx, 450, r - 14, mix(pal.paper, pal.mid, 0.22), 4),
    ...places,
    at(
      cx,
      450,
      s.cast(circle(0, 0, 54, pal.hot) + circle(0, 0, 40, mix(pal.hot, pal.ink, 0.5)), 8, 10) +
        times(9, (i) =>
          at(0, 0, path('M0 0C20 -24 60 -22 84 0C60 22 20 20 0 0Z', i % 2 ? pal.mid : pal.deep), i * 40),
        ).join(''),
    ),
  ].join('')
}

/** Two chairs, a low table, a conversation that counts. */
export const interview: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = rng.pick([mix(pal.soft, pal.paper, 0.2), mix(pal.mid, pal.soft, 0.35), pal.deep])
  const dark = wall === pal.deep
  const arch = dark ? mix(pal.deep, pal.mid, 0.3) : mix(wall, pal.paper, 0.5)
  const low = 'M-110 690H130L120 712H-100Z'
  const scene = [
    s.form(dArch(-260, 70, 520, 800), arch, 'bottom', wall, 0.9),
    s.form(dCircle(120, 260, 90), pal.warm, 'bottom', pal.ember, 0.7),
    chair(s, -350, 650, 9.4, dark ? pal.soft : pal.deep),
    seated(s, -350, 640, 9.8, person(s, { top: pal.hot, legs: pal.ink }), 1, 'talk'),
    chair(s, 350, 650, 9.4, dark ? pal.soft : pal.deep, -1),
    seated(s, 350, 640, 9.8, person(s, { top: pal.paper, legs: mix(pal.deep, pal.ink, 0.5) }), -1, 'lap'),
    at(
      206,
      566,
      s.form(dRect(-36, -46, 72, 92, 4), pal.warm, 'right', pal.ink, 0.2) +
        times(4, (i) =>
          rect(-24, -30 + i * 18, [40, 48, 34, 44][i] ?? 40, 6, mix(pal.warm, pal.ink, 0.5)),
        ).join(''),
      14,
    ),
    path(low, pal.ink),
    stroke('M-70 712L-86 868M90 712L106 868', pal.ink, 11),
    cup(s, -40, 690, 46, pal.hot),
    cup(s, 64, 690, 46, pal.paper),
    plant(
      s,
      rng.sign() * 640,
      868,
      rng.range(460, 560),
      rng.pick(plantKinds),
      dark ? pal.mid : mix(pal.deep, pal.mid, 0.2),
      pal.hot,
    ),
  ]
  return [
    s.ground(wall, 'top', dark ? pal.ink : pal.mid, 0.4),
    s.form(dRect(0, 866, 1600, 40), mix(wall, pal.ink, 0.5), 'bottom'),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

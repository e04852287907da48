import { buoy } from './buoy'
import { standing } from './figures'
import { person } from './heads'
import { mix } from './palettes'
import type { Scene } from './stage'
import { at, circle, d, dCurve, type Point, path, polar, ring, stroke, times } from './svg'

/** A chart of depths with the track of a survey. */
export const depthMap: Scene = (s) => {
  const { rng, pal } = s
  const cx = rng.range(500, 1100)
  const bands = 9
  const wobble = times(12, () => rng.range(-1, 1))
  const ringOf = (i: number) =>
    times(12, (k): Point => {
      const r = 1020 - i * 112
      const [px, py] = polar(0, 0, Math.max(26, r * (1 + (wobble[(k + (i >> 1)) % 12] ?? 0) * 0.17)), k * 30)
      return [cx + px * 1.15 + i * 16, 450 + py * 0.72 - i * 6]
    })
  const colours = times(bands, (i) =>
    mix(mix(pal.paper, pal.soft, 0.4), i < 5 ? pal.mid : pal.deep, i < 5 ? i / 5 : 0.2 + (i - 4) * 0.2),
  )
  const phase = rng.range(-2, 2)
  const track = times(8, (i): Point => [90 + i * 205, 450 + Math.sin(i * 1.15 + phase) * 250])
  const [lx, ly] = track[5] ?? [0, 0]
  return [
    s.ground(pal.paper, 'bottom-right', pal.soft, 0.5),
    ...times(
      bands,
      (i) =>
        s.form(dCurve(ringOf(i), true), colours[i] ?? pal.mid, 'bottom-right', pal.ink, 0.25) +
        stroke(dCurve(ringOf(i), true), mix(colours[i] ?? pal.mid, pal.ink, 0.25), 2.5),
    ),
    stroke(
      times(7, (i) => d`M${i * 267} 0V900`).join('') + times(4, (i) => d`M0 ${i * 267}H1600`).join(''),
      pal.ink,
      1.6,
      { opacity: 0.16 },
    ),
    stroke(dCurve(track), pal.hot, 9, { 'stroke-dasharray': '4 22' }),
    ...track.map(([x, y]) => circle(x, y, 17, pal.paper) + circle(x, y, 10, pal.hot)),
    s.glow(lx, ly, 170, pal.warm, 0.9),
    buoy(s, lx, ly - 30, 86, 0),
    at(
      cx > 800 ? 190 : 1410,
      710,
      [
        ring(0, 0, 92, pal.ink, 3),
        ring(0, 0, 74, pal.ink, 1.5),
        path('M0 -112L20 0H-20Z', pal.hot),
        path('M0 112L20 0H-20Z', pal.ink),
        path('M-84 0L0 -14V14ZM84 0L0 -14V14Z', pal.ink),
        circle(0, 0, 8, pal.paper),
      ],
      14,
    ),
  ].join('')
}

/** Long lines of measurements; one of them drifts, and somebody walks along it. */
export const driftingLine: Scene = (s) => {
  const { rng, pal } = s
  const night = rng.chance(0.5)
  const back = night ? mix(pal.ink, pal.deep, 0.3) : mix(pal.paper, pal.soft, 0.35)
  const rows = 9
  const odd = 3
  const phase = rng.range(0, 6)
  const points = (i: number) =>
    times(17, (k): Point => {
      const drift = i === odd && k > 8 ? -((k - 8) ** 1.55) * 7 : 0
      return [-40 + k * 105, 250 + i * 74 + Math.sin(k * 0.9 + i * 0.55 + phase) * (30 - i) + drift]
    })
  const walk = points(odd)[13] ?? [0, 0]
  const lines = times(rows, (i) => {
    const colour = night ? mix(pal.mid, pal.deep, i / rows) : mix(pal.soft, pal.deep, 0.25 + (i / rows) * 0.6)
    const below = s.shade(
      d`${dCurve(points(i))}V950H-60Z`,
      'top',
      i === odd ? pal.hot : colour,
      i === odd ? 0.5 : 0.4,
    )
    return below + stroke(dCurve(points(i)), i === odd ? pal.hot : colour, i === odd ? 12 : 6)
  })
  const marks = points(odd)
    .slice(9, 13)
    .map(([x, y]) => circle(x, y, 17, back) + circle(x, y, 11, pal.hot))
  return [
    s.ground(back, 'top', night ? pal.ink : pal.soft, 0.6),
    circle(rng.range(180, 420), 170, 90, pal.warm),
    ...lines,
    ...marks,
    standing(
      s,
      walk[0],
      walk[1] - 4,
      250,
      person(s, { top: pal.warm, legs: night ? pal.paper : pal.ink }),
      'hold',
      1,
    ),
    at(walk[0] + 76, walk[1] - 184, [
      stroke('M-22 22L-44 44', night ? pal.paper : pal.ink, 11),
      circle(0, 0, 34, pal.paper, { opacity: 0.5 }),
      ring(0, 0, 34, night ? pal.paper : pal.ink, 9),
    ]),
  ].join('')
}

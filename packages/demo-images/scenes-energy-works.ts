import { standing } from './figures'
import { person } from './heads'
import { cloud, stars, tree } from './nature'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dCircle, dPoly, type Point, path, rect, stroke, times } from './svg'

function panels(
  s: Stage,
  y: number,
  h: number,
  tilt: number,
  from: number,
  count: number,
  w: number,
): string {
  const { pal } = s
  return times(count, (i) => {
    const x = from + i * (w + 14)
    const corners: Point[] = [
      [x + tilt, y - h],
      [x + tilt + w, y - h],
      [x + w, y],
      [x, y],
    ]
    const face = dPoly(corners)
    const lines =
      times(3, (k) => d`M${x + (w * (k + 1)) / 4} ${y}l${tilt} ${-h}`).join('') +
      d`M${x + tilt / 2} ${y - h / 2}h${w}`
    return [
      stroke(
        d`M${x + w * 0.25} ${y}v${h * 0.34}M${x + w * 0.75} ${y}v${h * 0.34}`,
        mix(pal.ink, pal.mid, 0.2),
        5,
      ),
      s.form(face, pal.deep, 'top-right', mix(pal.mid, pal.paper, 0.4), 0.75),
      stroke(lines, mix(pal.deep, pal.paper, 0.4), 2.5),
      stroke(d`M${x} ${y}h${w}`, pal.paper, 4),
    ].join('')
  }).join('')
}

function sheep(s: Stage, x: number, y: number, w: number): string {
  const { paper, ink } = s.pal
  const wool = [
    [-22, -34, 20],
    [0, -40, 22],
    [22, -34, 20],
    [-10, -26, 18],
    [14, -26, 18],
  ].map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, paper))
  return at(
    x,
    y,
    [
      stroke('M-16 -20V0M-6 -18V0M12 -18V0M20 -20V0', ink, 5),
      ...wool,
      s.form(dCircle(42, -40, 12, 15), ink, 'bottom'),
    ],
    0,
    (s.rng.sign() * w) / 80,
    w / 80,
  )
}

/** Rows of solar panels on a hill, sheep between them. */
export const solarField: Scene = (s) => {
  const { rng, pal } = s
  const sunX = rng.range(300, 1300)
  const grass = mix(pal.mid, pal.soft, 0.3)
  const tilt = rng.sign() * 46
  const band = (i: number) =>
    s.form(s.ridge(470 + i * 128, 40, 5).d, mix(grass, pal.deep, i * 0.2), 'top', pal.paper, 0.45)
  return [
    s.ground(mix(pal.soft, pal.paper, 0.5), 'bottom', pal.paper, 0.9),
    s.form(dCircle(sunX, 270, 170), pal.warm, 'bottom', pal.ember, 0.7),
    ...times(14, (i) => at(sunX, 270, rect(205, -4, 60, 8, pal.warm, 4), i * 25.7)),
    cloud(sunX > 800 ? 400 : 1180, 170, 380, pal.paper, 0.85),
    s.form(s.ridge(430, 120, 5).d, mix(pal.mid, pal.soft, 0.55), 'bottom', pal.paper, 0.5),
    band(0),
    ...times(7, (i) =>
      tree(
        s,
        60 + i * 250 + rng.range(-80, 80),
        480,
        rng.range(60, 120),
        pal.deep,
        rng.pick(['round', 'poplar', 'round']),
      ),
    ),
    panels(s, 560, 62, tilt * 0.6, -60, 16, 96),
    band(1),
    panels(s, 690, 92, tilt, -40, 12, 136),
    sheep(s, rng.range(200, 700), 726, 70),
    sheep(s, rng.range(900, 1400), 724, 74),
    band(2),
    panels(s, 856, 128, tilt * 1.4, tilt > 0 ? -250 : -30, 9, 196),
    standing(
      s,
      rng.range(500, 1100),
      800,
      190,
      person(s, { style: 'helmet', cover: pal.paper, top: pal.hot, vest: pal.warm }),
      'hold',
      rng.sign(),
    ),
  ].join('')
}

/** A covered sun over the panels, people looking up. */
export const eclipse: Scene = (s) => {
  const { rng, pal } = s
  const x = rng.range(560, 1040)
  const night = mix(pal.ink, '#000000', 0.2)
  const crowd = [0.2, 0.27, 0.74, 0.82].map((t, i) =>
    standing(s, s.w * t, 836 + (i % 2) * 14, i === 1 ? 170 : 220, person(s), 'back', i % 2 ? 1 : -1),
  )
  return [
    s.ground(night, 'bottom', pal.ember, 0.55),
    stars(s, 60, 480, pal.soft),
    s.glow(x, 330, 560, pal.warm, 0.75),
    ...times(40, (i) =>
      at(
        x,
        330,
        path('M176 -3L176 3L330 0Z', pal.paper, { opacity: 0.35 }),
        i * 9 + rng.range(-3, 3),
        rng.range(0.92, 1.25),
      ),
    ),
    circle(x, 330, 186, pal.paper),
    circle(x, 330, 174, night),
    circle(x + 132, 205, 20, pal.paper),
    s.glow(x + 132, 205, 110, pal.paper, 0.95),
    s.form(s.ridge(640, 70, 6).d, mix(pal.ink, pal.deep, 0.5), 'bottom', pal.ink, 0.6),
    panels(s, 752, 84, rng.sign() * 40, -90, 12, 140),
    s.form(s.ridge(830, 20, 4).d, pal.ink, 'top', pal.deep, 0.5),
    ...crowd,
  ].join('')
}

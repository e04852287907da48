import { buoy } from './buoy'
import { standing } from './figures'
import { person } from './heads'
import { birds, cloud, waves } from './nature'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dArc, dCircle, dCurve, type Point, path, rect, stroke, times } from './svg'

function fish(s: Stage, x: number, y: number, w: number, colour: string, facing: number): string {
  return at(
    x,
    y,
    path('M50 0C30 -26 -10 -24 -28 0C-10 24 30 26 50 0ZM-22 0L-50 -18V18Z', colour),
    s.rng.range(-8, 8),
    (facing * w) / 100,
    w / 100,
  )
}

/** The sea cut open: a buoy above, its chain of sensors below, sound going out. */
export const buoySection: Scene = (s) => {
  const { rng, pal } = s
  const top = rng.range(270, 340)
  const x = rng.chance(0.5) ? rng.range(420, 600) : rng.range(1000, 1180)
  const away = x < 800 ? 1 : -1
  const layers = times(5, (i) => {
    const y = top + i * 110
    const crest = times(13, (k): Point => [-100 + k * 150, y + (k % 2 ? -1 : 1) * (14 - i * 2)])
    return s.form(
      d`${dCurve(crest)}V960H-200Z`,
      mix(mix(pal.mid, pal.soft, 0.3), pal.ink, (i / 4) * 0.88),
      'top',
      pal.paper,
      0.18,
    )
  })
  const floor = s.ridge(800, 90, 6)
  const base: Point = [x + away * 640, 790]
  const arcs = times(6, (i) =>
    stroke(
      dArc(base[0], base[1] - 60, 100 + i * 84, away > 0 ? 190 : 350, away > 0 ? 256 : 284),
      pal.warm,
      7,
      { opacity: 0.95 - i * 0.13 },
    ),
  )
  const chain = d`M${x} ${top + 60}C${x - 40} ${top + 220} ${x + 40} ${top + 340} ${x} 810`
  const school = times(13, (i) =>
    fish(
      s,
      base[0] - away * (500 + (i % 4) * 62) + rng.range(-14, 14),
      top + 150 + Math.floor(i / 4) * 44 + rng.range(-12, 12),
      rng.range(40, 58),
      i === 5 ? pal.hot : mix(pal.soft, pal.mid, 0.3),
      away,
    ),
  )
  return [
    s.ground(mix(pal.soft, pal.paper, 0.5), 'bottom', pal.paper, 0.8),
    s.form(dCircle(x + away * 560, top - 40, 150), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(x + away * 250, 120, 320, pal.paper, 0.9),
    birds(s, x + away * 330, 190, 70, 4, pal.ink),
    layers[0] ?? '',
    buoy(s, x, top, 150, -6 * away),
    ...layers.slice(1),
    stroke(chain, pal.paper, 3.5, { opacity: 0.8 }),
    ...times(5, (i) =>
      at(
        x + (i % 2 ? 8 : -8),
        top + 170 + i * 92,
        rect(-13, -24, 26, 48, pal.paper, 10) + rect(-13, -6, 26, 12, pal.hot),
      ),
    ),
    ...school,
    s.form(floor.d, mix(pal.ink, '#000000', 0.25), 'top', pal.mid, 0.3),
    ...arcs,
    at(...base, [stroke('M-34 20L0 -60L34 20', pal.paper, 8), rect(-20, -92, 40, 50, pal.warm, 12)]),
    s.glow(base[0], base[1] - 66, 110, pal.warm, 0.7),
  ].join('')
}

/** A working boat lifting a buoy, rows of waves, a low sun. */
export const boatDawn: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const hull = s.form('M-420 -40L-360 110H330Q420 60 460 -90L300 -60V-40Z', pal.deep, 'bottom', pal.ink, 0.7)
  const wear = { style: 'helmet', cover: pal.warm, top: pal.hot, legs: pal.ink } as const
  const boat = [
    stroke('M-300 -40L-400 -300L-240 -330L-210 -40M-400 -300L-470 -322', pal.ink, 18),
    stroke('M-452 -318V-204', pal.ink, 4),
    standing(s, -150, -38, 165, person(s, wear), 'point', -1),
    standing(s, -40, -38, 158, person(s, { ...wear, cover: pal.paper, top: pal.warm }), 'hold', -1),
    s.form('M60 -40V-180Q60 -196 76 -196H260L300 -60V-40Z', pal.paper, 'right', pal.mid, 0.5),
    s.form('M96 -196V-280H236L262 -196Z', pal.paper, 'right', pal.mid, 0.5),
    path('M112 -264H216L232 -216H112Z', pal.ink),
    ...[104, 160, 216].map((x) => circle(x, -120, 17, pal.ink)),
    stroke('M170 -280V-390M140 -350H200', pal.ink, 6),
    hull,
    stroke('M-404 -6H412', pal.hot, 14),
    stroke('M-420 -44V-76H-230M-420 -76', pal.ink, 5),
  ]
  const y = rng.range(500, 540)
  return [
    s.ground(mix(pal.soft, pal.paper, 0.25), 'bottom', pal.warm, 0.75),
    s.form(dCircle(800 - flip * 300, 330, 230), pal.warm, 'bottom', pal.ember, 0.85),
    cloud(800 + flip * 330, 150, 420, pal.paper, 0.85),
    cloud(800 - flip * 560, 240, 300, pal.paper, 0.8),
    birds(s, 800 + flip * 40, 150, 150, 7, pal.ink),
    s.form(s.ridge(500, 36, 5).d, mix(pal.soft, pal.mid, 0.5), 'bottom', pal.paper, 0.3),
    waves(s, 500, 2, mix(pal.mid, pal.soft, 0.35), mix(pal.mid, pal.soft, 0.15), 70),
    at(
      800 + flip * 70,
      y + 10,
      [...boat, buoy(s, -452, -140, 110, 8, true)],
      flip * rng.range(-3, 1),
      flip * 1.08,
      1.08,
    ),
    waves(s, y + 96, 5, pal.mid, pal.ink, 84),
  ].join('')
}

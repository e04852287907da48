import { buoy } from './buoy'
import { standing } from './figures'
import { person } from './heads'
import { birds, cloud, waves } from './nature'
import { mix } from './palettes'
import type { Scene } from './stage'
import {
  at,
  circle,
  d,
  dArch,
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

/** A basin cut open, probes hanging in rows in the same water. */
export const calibrationTank: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.soft, pal.paper, 0.35)
  const probe = (i: number) => {
    const x = -560 + i * 92
    const y = 540 + (i % 3) * 74
    return (
      stroke(`M${x} 250V${y}`, pal.ink, 4) +
      s.form(dRect(x - 17, y, 34, 104, 15), i === 7 ? pal.hot : pal.paper, 'right', pal.deep, 0.5) +
      rect(x - 17, y + 30, 34, 12, i === 7 ? pal.paper : pal.warm) +
      circle(x, y + 104, 7, pal.ink)
    )
  }
  const crest = times(13, (k): Point => [-660 + k * 92, 420 + (k % 2 ? -5 : 5)])
  const bubbles = times(26, () =>
    ring(rng.range(-620, 420), rng.range(480, 820), rng.range(4, 12), mix(pal.soft, pal.paper, 0.5), 3),
  )
  const scene = [
    s.form(dArch(-520, 40, 300, 300), mix(wall, pal.paper, 0.6), 'bottom', pal.warm, 0.4),
    s.form(dArch(-160, 40, 300, 300), mix(wall, pal.paper, 0.6), 'bottom', pal.warm, 0.4),
    s.form(d`${dCurve(crest)}V860H-660Z`, mix(pal.mid, pal.soft, 0.15), 'bottom', pal.ink, 0.7),
    path('M-500 420L-420 420L-240 860H-400Z', pal.paper, { opacity: 0.16 }),
    path('M-180 420L-140 420L60 860H-20Z', pal.paper, { opacity: 0.16 }),
    ...times(11, probe),
    ...bubbles,
    stroke('M-670 330V866H450V330', pal.ink, 20, { 'stroke-linejoin': 'miter' }),
    s.form(dRect(-700, 226, 1180, 34, 8), pal.warm, 'bottom', pal.hot, 0.6),
    stroke('M-700 240V880M480 240V880', pal.deep, 15),
    standing(s, 640, 880, 520, person(s, { top: pal.hot, legs: pal.ink }), 'hold', -1),
    s.form(dRect(506, 500, 66, 90, 8), pal.ink, 'bottom', pal.mid, 0.8),
  ]
  return [
    s.ground(wall, 'top', pal.mid, 0.35),
    s.form(dRect(0, 872, 1600, 40), mix(pal.deep, pal.ink, 0.3), 'bottom'),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

/** A buoy back on the quay, larger than the person who scrapes it. */
export const buoyQuay: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const scene = [
    buoy(s, -160, 640, 300, -9, true),
    ...times(22, (i) =>
      circle(
        -290 + (i % 8) * 34 + rng.range(-8, 8),
        700 + Math.floor(i / 8) * 34 + rng.range(-6, 6),
        rng.range(10, 19),
        mix(pal.deep, pal.ink, rng.range(0.2, 0.8)),
      ),
    ),
    ...times(7, (i) =>
      stroke(
        d`M${-300 + i * 46} 760q${rng.range(-20, 20)} 50 ${rng.range(-14, 14)} ${rng.range(70, 110)}`,
        mix(pal.mid, pal.deep, 0.4),
        10,
      ),
    ),
    s.form('M-420 880L-360 800H60L120 880Z', pal.ink, 'top', pal.deep, 0.5),
    standing(
      s,
      290,
      880,
      520,
      person(s, { style: 'cap', cover: pal.hot, top: pal.paper, legs: mix(pal.warm, pal.hot, 0.35) }),
      'hold',
      -1,
    ),
    stroke('M180 552L96 580', pal.ink, 13),
    path('M104 556L70 596L92 610L118 578Z', pal.soft),
    s.form('M500 880V800H620V880Z', pal.hot, 'bottom', pal.ink, 0.4),
    stroke('M500 800C500 740 620 740 620 800', pal.ink, 6),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.2), 'bottom', pal.warm, 0.6),
    s.form(dCircle(800 + flip * 420, 300, 170), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(800 + flip * 120, 130, 340, pal.paper, 0.85),
    cloud(800 - flip * 600, 230, 300, pal.paper, 0.8),
    birds(s, 800 + flip * 300, 180, 120, 5, pal.ink),
    s.form(s.ridge(520, 50, 5).d, mix(pal.soft, pal.mid, 0.5), 'bottom', pal.paper, 0.3),
    waves(s, 540, 4, pal.mid, pal.deep, 60),
    s.form(dRect(0, 740, 1600, 170), mix(pal.soft, pal.deep, 0.35), 'bottom', pal.ink, 0.5),
    ...times(9, (i) => stroke(`M${i * 190 + 40} 740L${i * 210 - 60} 900`, mix(pal.soft, pal.deep, 0.55), 4)),
    rect(0, 736, 1600, 14, mix(pal.soft, pal.paper, 0.4)),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

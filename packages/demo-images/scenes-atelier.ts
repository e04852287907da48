import { bag } from './bags'
import { seated, standing } from './figures'
import { person } from './heads'
import { plant } from './nature'
import { mix, skins } from './palettes'
import { chair } from './props'
import type { Scene } from './stage'
import { at, circle, d, dCircle, dRect, path, rect, ring, stroke, times } from './svg'

/** Shelves of rolled hides. */
export const hideStore: Scene = (s) => {
  const { rng, pal } = s
  const tones = [
    pal.mid,
    pal.warm,
    mix(pal.deep, pal.mid, 0.4),
    mix(pal.mid, pal.warm, 0.5),
    pal.hot,
    pal.deep,
    mix(pal.mid, pal.soft, 0.4),
  ]
  const roll = (x: number, y: number, r: number, c: string) =>
    s.form(dCircle(x, y, r), c, 'bottom-right', pal.ink, 0.5) +
    [0.72, 0.46, 0.22].map((k) => ring(x, y, r * k, mix(c, pal.ink, 0.35), 3)).join('')
  const rows = times(3, (i) => {
    const y = 96 + i * 262
    const rolls = times(11, (k) => {
      const x = 130 + k * 136
      const r = rng.range(50, 60)
      const c = rng.pick(tones)
      const second = rng.chance(0.75) ? roll(x + 68, y + 200 - 152, rng.range(44, 52), rng.pick(tones)) : ''
      const tag = rng.chance(0.35)
        ? stroke(d`M${x} ${y + 200 - r}v${r + 20}`, pal.paper, 3) +
          rect(x - 14, y + 216, 28, 40, pal.paper, 3)
        : ''
      return (k < 10 ? second : '') + roll(x, y + 200 - r, r, c) + tag
    })
    return (
      s.shade(dRect(40, y - 60, 1520, 262), 'top', pal.ink, 0.7) +
      rolls.join('') +
      s.form(dRect(20, y + 200, 1560, 24, 3), mix(pal.warm, pal.mid, 0.5), 'bottom', pal.ink, 0.5)
    )
  })
  const x = rng.pick([420, 1160])
  return [
    s.ground(mix(pal.deep, pal.ink, 0.35), 'bottom', pal.ink, 0.5),
    ...rows,
    ...[26, 790, 1552].map((px) => rect(px, 0, 24, 900, mix(pal.warm, pal.mid, 0.6))),
    s.shade(dRect(0, 0, 1600, 900), 'bottom-left', pal.ink, 0.5),
    standing(
      s,
      x,
      896,
      600,
      person(s, { top: pal.paper, legs: pal.ink, style: rng.pick(['bun', 'short', 'curly']) }),
      'hold',
      1,
    ),
    s.form(dRect(x + 20, 474, 330, 86, 43), pal.hot, 'bottom', pal.ink, 0.45),
    s.form(dCircle(x + 350, 517, 43), mix(pal.hot, pal.paper, 0.2), 'bottom'),
    ring(x + 350, 517, 26, mix(pal.hot, pal.ink, 0.3), 4),
    ring(x + 350, 517, 12, mix(pal.hot, pal.ink, 0.3), 4),
    circle(x + 116, 530, 19, skins[2]),
  ].join('')
}

/** Somebody at the bench, putting a bag together under a lamp. */
export const assemblyBench: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.soft, pal.paper, rng.range(0, 0.4))
  const pegs = times(9, (i) => {
    const x = -60 + i * 78
    const h = rng.range(80, 150)
    return (
      circle(x, 170, 6, pal.ink) +
      rng.pick([
        rect(x - 8, 176, 16, h, pal.hot, 8) + rect(x - 4, 170 + h, 8, 44, pal.mid),
        rect(x - 6, 176, 12, h + 20, pal.mid, 4) + rect(x - 15, 176, 30, 34, pal.ink, 6),
        stroke(d`M${x} 176v${h}`, pal.deep, 8) + path(d`M${x - 16} ${176 + h}h32l-16 34Z`, pal.mid),
        ring(x, 200, 24, pal.warm, 10),
      ])
    )
  })
  const scene = [
    s.form(dRect(-100, 130, 740, 260, 10), mix(wall, pal.mid, 0.3), 'bottom', pal.deep, 0.2),
    ...pegs,
    stroke('M470 600V420L250 330', pal.ink, 11),
    s.form('M180 360L262 300L300 352L226 404Z', pal.hot, 'bottom', pal.ink, 0.3),
    s.shade('M186 366L226 404L180 600H-220Z', 'right', pal.warm, 0.8),
    chair(s, -370, 690, 8.6, pal.deep),
    seated(
      s,
      -370,
      680,
      9.2,
      person(s, { top: pal.paper, legs: pal.ink, style: rng.pick(['bun', 'scarf', 'curly']) }),
      1,
      'table',
    ),
    s.form('M-430 470C-440 600 -430 700 -400 720H-260V640L-300 480Z', pal.hot, 'left', pal.ink, 0.5),
    bag(s, -20, 600, 250, 'satchel', pal.mid),
    s.form(dRect(-240, 600, 880, 40, 8), mix(pal.warm, pal.mid, 0.4), 'bottom', pal.ink, 0.45),
    stroke('M-180 640V880M590 640V880', mix(pal.mid, pal.ink, 0.4), 24),
    ...times(3, (i) =>
      s.form(
        dRect(200 + i * 18, 574 - i * 26, 210 - i * 40, 24, 4),
        [pal.mid, pal.warm, pal.deep][i] ?? pal.mid,
        'right',
        pal.ink,
        0.4,
      ),
    ),
    ...[0, 1].map(
      (i) =>
        s.form(
          dRect(500 + i * 56, 550, 44, 50, 4),
          [pal.hot, pal.warm][i] ?? pal.hot,
          'right',
          pal.ink,
          0.4,
        ) + rect(494 + i * 56, 544, 56, 10, pal.ink, 4),
    ),
    plant(s, -690, 880, 380, 'monstera', pal.deep, pal.paper),
  ]
  return [
    s.ground(wall, 'top', pal.mid, 0.4),
    s.form(dRect(0, 876, 1600, 40), mix(wall, pal.ink, 0.55), 'bottom'),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

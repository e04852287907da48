import { standing } from './figures'
import { person } from './heads'
import { birds, cloud, tree } from './nature'
import { mix } from './palettes'
import type { Scene } from './stage'
import { at, circle, d, dArch, dCircle, dPoly, dRect, path, rect, stroke, times } from './svg'

/** A road through the hills, a flag at every bend. */
export const windingPath: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const sky = mix(pal.soft, pal.paper, 0.35)
  const hill = (i: number) => mix(mix(pal.mid, pal.soft, 0.4), pal.ink, i * 0.17)
  const flag = (x: number, y: number, h: number, c: string) =>
    stroke(d`M${x} ${y}V${y - h}`, pal.ink, h * 0.05) +
    s.form(d`M${x} ${y - h}l${h * 0.5} ${h * 0.17}l${-h * 0.5} ${h * 0.17}Z`, c, 'left', pal.ink, 0.3)
  const road =
    'M-560 960C-420 800 160 800 260 716C330 650 -180 640 -190 580C-200 530 230 520 236 470' +
    'C240 440 60 430 60 404L74 404C84 428 300 430 296 474C290 540 -96 540 -92 584' +
    'C-84 640 480 640 430 730C380 830 -120 840 -160 960Z'
  const scene = [
    s.form('M-900 420Q-500 300 -160 400T500 380T900 420V960H-900Z', hill(0), 'bottom', pal.paper, 0.45),
    s.form('M-900 520Q-420 430 0 500T900 470V960H-900Z', hill(1), 'bottom', pal.ink, 0.2),
    s.form('M-900 640Q-300 560 100 620T900 600V960H-900Z', hill(1.7), 'bottom', pal.ink, 0.3),
    s.form('M-900 790Q-300 700 200 770T900 730V960H-900Z', hill(2.5), 'bottom', pal.ink, 0.4),
    s.form(road, mix(pal.paper, pal.warm, 0.2), 'bottom', pal.warm, 0.5),
    flag(300, 466, 74, pal.hot),
    flag(-220, 574, 104, pal.warm),
    flag(470, 722, 150, pal.hot),
    flag(66, 404, 52, pal.warm),
    ...times(12, (i) =>
      tree(
        s,
        [-700, -600, -520, -420, 560, 640, 720, -660, 600, 700, -330, 380][i] ?? 0,
        [640, 680, 590, 650, 650, 700, 620, 820, 800, 860, 490, 560][i] ?? 600,
        rng.range(90, 150) + (i > 6 && i < 10 ? 110 : 0),
        mix(pal.deep, pal.ink, 0.1 + (i % 3) * 0.15),
        rng.pick(['pine', 'round', 'poplar']),
      ),
    ),
    standing(s, -210, 870, 250, person(s, { top: pal.hot, legs: pal.ink }), 'walk', 1),
    s.form(dRect(-262, 684, 52, 82, 20), pal.warm, 'left', pal.ink, 0.4),
  ]
  return [
    s.ground(sky, 'bottom', pal.warm, 0.55),
    s.form(dCircle(800 + flip * 66, 320, 150), pal.warm, 'bottom', pal.ember, 0.75),
    cloud(800 - flip * 430, 170, 360, pal.paper, 0.85),
    cloud(800 + flip * 480, 230, 300, pal.paper, 0.8),
    birds(s, 800 + flip * 330, 140, 80, 4, pal.ink),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

/** A great door standing open, and a small person going in. */
export const doorLight: Scene = (s) => {
  const { rng, pal } = s
  const x = rng.range(560, 900)
  const flip = rng.sign()
  const dark = mix(pal.ink, pal.deep, 0.4)
  const door = [
    s.form(dRect(0, 60, 330, 700), pal.warm, 'bottom', pal.ember, 0.7),
    s.form(dCircle(210, 330, 84), pal.paper, 'bottom', pal.warm, 0.8),
    s.form('M0 640Q120 560 200 610T330 590V760H0Z', mix(pal.mid, pal.warm, 0.3), 'bottom', pal.deep, 0.4),
    ...[60, 130, 286].map((tx, i) => tree(s, tx, 690 - i * 14, 150 - i * 20, pal.deep, 'poplar')),
    s.form('M330 60L520 0V840L330 760Z', pal.hot, 'right', pal.ink, 0.55),
    path('M372 120L470 92V380L372 372Z', mix(pal.hot, pal.ink, 0.22)),
    path('M372 430L470 446V760L372 718Z', mix(pal.hot, pal.ink, 0.22)),
    circle(494, 430, 14, pal.warm),
    stroke('M0 764V60H330', mix(pal.deep, pal.mid, 0.5), 20, { 'stroke-linejoin': 'miter' }),
  ]
  const scene = [
    s.form(dRect(-1200, 756, 2800, 200), mix(dark, pal.ink, 0.4), 'bottom', pal.ink, 0.6),
    s.form(
      dPoly([
        [0, 758],
        [330, 758],
        [60, 960],
        [-560, 960],
      ]),
      mix(pal.warm, pal.hot, 0.25),
      'bottom',
      dark,
      0.75,
    ),
    s.glow(165, 430, 620, pal.warm, 0.5),
    ...door,
    path('M-90 846L60 832L-330 960H-540Z', pal.ink, { opacity: 0.55 }),
    standing(s, -6, 850, 330, person(s, { top: pal.paper, legs: pal.ink }), 'back', 1),
    s.form(dRect(-62, 606, 96, 120, 30), pal.deep, 'bottom', pal.ink, 0.5),
    stroke('M-50 604V570M22 604V570', pal.ink, 9),
    ...[-420, -560, -700].map((hx) => stroke(`M${hx} 470v30`, pal.mid, 14)),
    s.form('M-590 490H-530L-510 680H-610Z', pal.mid, 'bottom', pal.ink, 0.5),
    s.form('M-732 490H-668L-652 640H-748Z', mix(pal.deep, pal.mid, 0.6), 'bottom', pal.ink, 0.5),
    path('M-470 510a50 46 0 0 1 100 0Z', pal.warm),
    rect(-482, 506, 124, 11, pal.warm, 5),
    stroke('M-780 462H-340', mix(pal.deep, pal.mid, 0.5), 12),
  ]
  return [s.ground(dark, 'top', pal.ink, 0.6), at(x, 0, scene, 0, flip, 1)].join('')
}

/** Thirteen weeks of days on a wall, somebody on a ladder colouring one. */
export const calendarWall: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = rng.pick([mix(pal.soft, pal.paper, 0.4), pal.deep, mix(pal.mid, pal.soft, 0.3)])
  const dark = wall === pal.deep
  const blank = mix(wall, pal.paper, dark ? 0.16 : 0.5)
  const today = rng.int(40, 62)
  const days = times(91, (i) => {
    const x = -700 + (i % 13) * 108
    const y = 56 + Math.floor(i / 13) * 108
    const done = i < today
    const colour = rng.pick([pal.mid, pal.hot, pal.warm, pal.mid, dark ? pal.soft : pal.deep])
    const face = i === today ? pal.hot : done ? colour : blank
    const shape =
      done && rng.chance(0.4)
        ? rng.pick([
            circle(x + 46, y + 46, 24, pal.paper),
            path(d`M${x} ${y + 92}h92v-92Z`, mix(colour, pal.ink, 0.3)),
            path(d`M${x} ${y + 92}a92 92 0 0 1 92 -92v92Z`, mix(colour, pal.paper, 0.4)),
          ])
        : ''
    return s.form(dRect(x, y, 92, 92, 8), face, 'bottom-right', pal.ink, done ? 0.28 : 0.08) + shape
  })
  const tx = -700 + (today % 13) * 108 + 46
  const ty = 56 + Math.floor(today / 13) * 108 + 46
  const rungs = times(
    Math.floor((880 - ty) / 50),
    (i) => d`M${tx - 40 - (880 - ty - i * 50) * 0.03 - 90} ${880 - i * 50}h${80}`,
  )
  const feet = Math.min(830, ty + 292)
  return [
    s.ground(wall, 'top', dark ? pal.ink : pal.mid, 0.4),
    at(
      800,
      0,
      [
        ...days,
        s.glow(tx, ty, 150, pal.warm, 0.7),
        s.form(dRect(-900, 872, 1800, 40), mix(wall, pal.ink, 0.5), 'bottom'),
        stroke(d`M${tx - 146} 880V${ty + 40}M${tx - 60} 880V${ty + 40}`, pal.ink, 11),
        stroke(
          rungs.map((r) => r.replace(/^M[-\d.]+/, d`M${tx - 146}`).replace(/h[-\d.]+$/, 'h86')).join(''),
          pal.ink,
          9,
        ),
        standing(
          s,
          tx - 106,
          feet,
          360,
          person(s, { top: dark ? pal.paper : pal.deep, legs: pal.ink }),
          'point',
          1,
        ),
        s.form(dRect(tx - 10, ty - 10, 46, 20, 8), pal.paper, 'bottom'),
      ],
      0,
      flip,
      1,
    ),
  ].join('')
}

/** People on columns: who earns, who speaks, who answers. */
export const columns: Scene = (s) => {
  const { rng, pal } = s
  const level = rng.chance(0.35)
  const count = rng.int(7, 9)
  const wall = rng.pick([mix(pal.soft, pal.paper, 0.3), mix(pal.mid, pal.soft, 0.4), pal.deep])
  const w = 1480 / count
  const odd = rng.int(1, count - 2)
  const flip = rng.sign()
  const bars = times(count, (i) => {
    const h = level ? 300 : 150 + ((i + 1) / count) ** 1.2 * 330 + rng.range(-50, 50)
    const x = -740 + i * w
    const y = 880 - h
    const colour =
      i === odd
        ? pal.hot
        : ([pal.mid, mix(pal.mid, pal.deep, 0.4), mix(pal.mid, pal.soft, 0.4)][i % 3] ?? pal.mid)
    const p = person(s, {
      top: i === odd ? pal.warm : rng.pick([pal.paper, pal.warm, pal.ink, pal.soft]),
      legs: pal.ink,
    })
    return (
      s.form(dRect(x + 8, y, w - 16, h + 40), colour, 'bottom', pal.ink, 0.5) +
      rect(x + 8, y, w - 16, 14, mix(colour, pal.paper, 0.35)) +
      standing(
        s,
        x + w / 2,
        y + 2,
        rng.range(255, 290),
        p,
        rng.pick(['stand', 'hold', 'stand', 'point', i === odd ? 'up' : 'stand']),
        rng.sign(),
      )
    )
  })
  const grid = times(6, (i) => stroke(`M0 ${170 + i * 120}H1600`, mix(wall, pal.ink, 0.16), 3))
  return [
    s.ground(wall, 'top', wall === pal.deep ? pal.ink : pal.mid, 0.4),
    ...grid,
    s.form(dArch(rng.range(120, 300), 90, 380, 900), mix(wall, pal.paper, 0.25), 'bottom', wall, 0.8),
    s.form(dCircle(800 - flip * 420, 210, 120), pal.warm, 'bottom', pal.ember, 0.7),
    at(800, 0, bars, 0, flip, 1),
    rect(0, 876, 1600, 30, pal.ink),
  ].join('')
}

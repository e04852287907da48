import { standing } from './figures'
import { person } from './heads'
import { birds, cloud, furrows, tree } from './nature'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dCircle, type Point, path, rect, ring, stroke, times } from './svg'

export function turbine(s: Stage, x: number, y: number, h: number, colour: string, turn: number): string {
  const blade = (i: number) =>
    at(
      0,
      -100,
      s.form('M-1.6 -2C-4 -20 -3 -40 0 -62C2 -40 2.4 -20 1.6 -2Z', colour, 'left', s.pal.ink, 0.25),
      turn + i * 120,
    )
  const tower = s.form('M-1.3 -98H1.3L2.6 0H-2.6Z', colour, 'left', s.pal.ink, 0.45)
  return at(x, y, [tower, ...times(3, blade), circle(0, -100, 3, mix(colour, s.pal.ink, 0.2))], 0, h / 100)
}

function van(s: Stage, x: number, y: number, w: number, colour: string): string {
  const body = s.form(
    'M0 -8V-40Q0 -46 6 -46H62C74 -46 84 -34 88 -24L98 -20Q100 -18 100 -8Z',
    colour,
    'bottom',
    s.pal.ink,
    0.35,
  )
  const glass = path('M62 -42C70 -41 78 -32 81 -24H62Z', s.pal.ink)
  return at(
    x,
    y,
    [
      body,
      glass,
      rect(0, -24, 100, 4, s.pal.hot),
      circle(22, -8, 9, s.pal.ink),
      circle(78, -8, 9, s.pal.ink),
    ],
    0,
    w / 100,
  )
}

/** Wind turbines on ridge behind ridge, a van and two people in front. */
export const windRidges: Scene = (s) => {
  const { rng, pal } = s
  const sunX = rng.range(350, 1250)
  const r = rng.range(190, 270)
  const layers = times(5, (i) => {
    const colour = mix(mix(pal.soft, pal.mid, 0.35), pal.ink, (i / 4) ** 1.25 * 0.86)
    const ridge = s.ridge(430 + i * 92, 120 - i * 8, 4 + (i % 3))
    const tops = ridge.points.filter((p, k) => k % 2 === 1 && p[0] > 60 && p[0] < s.w - 60)
    const size = 130 + i * 74
    const white = mix(pal.paper, colour, 0.5 - i * 0.12)
    const row =
      i > 3
        ? []
        : tops.map(([x, y]) =>
            turbine(s, x + rng.range(-30, 30), y + 6, size * rng.range(0.86, 1.1), white, rng.range(0, 120)),
          )
    return row.join('') + s.form(ridge.d, colour, 'bottom', i < 2 ? pal.paper : pal.ink, i < 2 ? 0.55 : 0.4)
  })
  const x = rng.chance(0.5) ? rng.range(200, 500) : rng.range(1000, 1250)
  const big = x < 700 ? rng.range(1080, 1300) : rng.range(260, 480)
  return [
    s.ground(mix(pal.soft, pal.paper, 0.3), 'bottom', pal.paper, 0.9),
    s.form(dCircle(sunX, 360, r), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(sunX - 420, 170, 260, pal.paper, 0.8),
    cloud(sunX + 360, 250, 340, pal.paper, 0.75),
    birds(s, sunX + 80, 200, 90, 4, pal.ink),
    ...layers.slice(0, 4),
    turbine(s, big, 880, 640, pal.paper, rng.range(0, 120)),
    layers[4] ?? '',
    van(s, x, 800, 190, pal.paper),
    standing(s, x + 240, 808, 120, person(s, { style: 'helmet', cover: pal.warm, top: pal.hot }), 'point', 1),
    standing(
      s,
      x + 300,
      816,
      116,
      person(s, { style: 'helmet', cover: pal.paper, top: pal.warm }),
      'stand',
      -1,
    ),
    path(
      d`M-20 900V${850}Q500 ${rng.range(770, 800)} 900 ${838}T1620 ${810}V900Z`,
      mix(pal.ink, '#000000', 0.12),
    ),
  ].join('')
}

/** A pylon 100 units tall; its arms end at the six points below. */
const arms: readonly Point[] = [
  [-24, -66],
  [24, -66],
  [-30, -78],
  [30, -78],
  [-20, -90],
  [20, -90],
]

function pylon(colour: string, weight: number): string {
  const legs = 'M-15 0L-6 -56L-3.5 -100H3.5L6 -56L15 0'
  const lattice =
    'M-15 0L11 -22M15 0L-11 -22M-11.5 -22L8.5 -40M11.5 -22L-8.5 -40M-9 -40L6 -56M9 -40L-6 -56' +
    'M-6 -56L5 -70M6 -56L-5 -70M-5 -70L4 -84M5 -70L-4 -84'
  const cross = 'M0 -70L-24 -66L-5 -66H5L24 -66ZM0 -82L-30 -78H30ZM0 -94L-20 -90H20Z'
  return (
    stroke(legs, colour, weight * 1.5) + stroke(lattice, colour, weight * 0.8) + stroke(cross, colour, weight)
  )
}

/** Pylons striding over the fields, their wires drawing the perspective. */
export const pylons: Scene = (s) => {
  const { rng, pal } = s
  const night = rng.chance(0.4)
  const flip = rng.sign()
  const sky = night ? pal.deep : mix(pal.soft, pal.paper, 0.35)
  const iron = night ? mix(pal.ink, '#000000', 0.2) : pal.ink
  const feet = times(6, (i) => {
    const t = 0.56 ** i
    return { x: 560 - 1050 * (1 - t), y: 500 + 420 * t, h: 860 * t }
  })
  const spans = feet.slice(1).map((b, i) => {
    const a = feet[i] ?? b
    return arms.map(([px, py]) => {
      const from: Point = [a.x + (px * a.h) / 100, a.y + (py * a.h) / 100]
      const to: Point = [b.x + (px * b.h) / 100, b.y + (py * b.h) / 100]
      const low: Point = [from[0] * 0.45 + to[0] * 0.55, to[1] * 0.6 + from[1] * 0.4 + b.h * 0.22]
      return stroke(
        d`M${from[0]} ${from[1]}Q${low[0]} ${low[1]} ${to[0]} ${to[1]}`,
        iron,
        Math.max(1.6, 4 * 0.56 ** i),
      )
    })
  })
  const outgoing = arms.map(([px, py]) => {
    const a = feet[0] ?? { x: 0, y: 0, h: 0 }
    const [x, y] = [a.x + (px * a.h) / 100, a.y + (py * a.h) / 100]
    return stroke(d`M${x} ${y}Q${x + 260} ${y + 60} ${x + 700} ${y - 330}`, iron, 5)
  })
  const field = night
    ? ([pal.ink, mix(pal.ink, pal.deep, 0.35)] as const)
    : ([pal.mid, mix(pal.mid, pal.deep, 0.28)] as const)
  const line = [
    ...spans.flat(),
    ...outgoing,
    ...feet.map(({ x, y, h }, i) => at(x, y, pylon(iron, i ? 1.2 + i * 0.12 : 1.1), 0, h / 100)).reverse(),
  ]
  return [
    s.ground(sky, 'bottom', night ? pal.ember : pal.warm, 0.6),
    at(
      800,
      0,
      s.form(dCircle(-330, 400, 210), night ? pal.paper : pal.warm, 'bottom', pal.ember, 0.75),
      0,
      flip,
      1,
    ),
    night ? '' : cloud(800 + flip * 180, 180, 330, pal.paper, 0.85),
    s.form(s.ridge(500, 70, 6).d, mix(sky, pal.deep, 0.5), 'bottom', pal.paper, night ? 0.1 : 0.4),
    ...times(8, (i) =>
      tree(
        s,
        100 + i * 200 + rng.range(-70, 70),
        528,
        rng.range(40, 90),
        mix(pal.deep, pal.ink, 0.2),
        rng.pick(['round', 'poplar']),
      ),
    ),
    rect(0, 520, s.w, 400, field[0]),
    furrows(s, 520, 800 - flip * 330, 26, [field[0], field[1]]),
    at(800, 0, line, 0, flip, 1),
    birds(s, 800 - flip * 60, 240, 130, 6, iron),
  ].join('')
}

/** Two people at the hub of a turbine, far above the land. */
export const nacelle: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const turn = rng.range(8, 34)
  const blade = (i: number) =>
    at(
      -130,
      0,
      s.form('M-34 -30C-92 -190 -78 -700 -14 -1100C32 -640 44 -190 34 -30Z', pal.paper, 'left', pal.mid, 0.8),
      turn + i * 120,
    )
  const wear = { style: 'helmet', legs: pal.ink } as const
  const machine = [
    s.form('M16 40L58 900H-70L-36 40Z', pal.paper, 'left', pal.deep, 0.7),
    s.form('M-90 -70H330Q372 -70 372 -28V46Q372 80 330 80H-90Z', pal.paper, 'bottom', pal.deep, 0.75),
    rect(-90, -4, 462, 16, pal.hot),
    stroke('M90 -70V-118H350V-70M176 -70V-118M262 -70V-118', pal.ink, 7),
    standing(
      s,
      140,
      -68,
      190,
      person(s, { ...wear, cover: pal.warm, top: pal.hot, vest: pal.warm }),
      'hold',
      -1,
    ),
    standing(s, 286, -68, 184, person(s, { ...wear, cover: pal.paper, top: pal.deep }), 'point', -1),
    ...times(3, blade),
    s.form(dCircle(-130, 0, 74), pal.soft, 'bottom-left', pal.deep, 0.8),
    ring(-130, 0, 40, pal.mid, 6),
  ]
  return [
    s.ground(mix(pal.mid, pal.soft, 0.3), 'top', pal.deep, 0.85),
    s.form(dCircle(800 - flip * 480, 250, 120), pal.warm, 'bottom', pal.ember, 0.8),
    ...times(4, (i) =>
      s.form(
        s.ridge(690 + i * 62, 50, 7 + i).d,
        mix(pal.soft, pal.deep, 0.15 + i * 0.22),
        'top',
        pal.paper,
        0.6,
      ),
    ),
    cloud(300, 560, 520, pal.paper, 0.9),
    cloud(1250, 640, 620, pal.paper, 0.95),
    cloud(760, 720, 420, pal.paper, 0.7),
    at(800 + flip * 60, 430, machine, 0, flip, 1),
  ].join('')
}

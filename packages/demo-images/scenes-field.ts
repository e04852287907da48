import { standing } from './figures'
import { person } from './heads'
import { Iso } from './iso'
import { cloud, tree } from './nature'
import { mix } from './palettes'
import { turbine } from './scenes-energy'
import type { Scene } from './stage'
import { at, circle, d, dCircle, dCurve, dRect, type Point, path, rect, stroke, times } from './svg'

/** Learning to climb: one pole, two people, the valley behind. */
export const poleClimb: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wear = { style: 'helmet', legs: pal.ink } as const
  const insulators = [-170, -60, 60, 170].map(
    (x) =>
      s.form(dRect(x - 13, 80, 26, 56, 10), pal.hot, 'right', pal.ink, 0.3) +
      stroke(d`M${x} 84Q${x + 420} 210 ${x + 1100} 40M${x} 84Q${x - 420} 190 ${x - 1100} 0`, pal.ink, 4),
  )
  const scene = [
    s.form('M-26 60H26L44 900H-44Z', pal.paper, 'right', pal.deep, 0.6),
    ...times(8, (i) => path(dRect(-10, 220 + i * 84, 20, 44, 10), mix(pal.mid, pal.ink, 0.4))),
    s.form(dRect(-220, 134, 440, 28, 6), pal.deep, 'bottom', pal.ink, 0.5),
    stroke('M-120 162L0 250L120 162', pal.deep, 10),
    ...insulators,
    stroke('M-84 420C-60 330 60 330 40 420', pal.hot, 9),
    standing(
      s,
      -92,
      620,
      310,
      person(s, { ...wear, cover: pal.warm, top: pal.hot, vest: pal.paper }),
      'hold',
      1,
    ),
    standing(
      s,
      300,
      868,
      330,
      person(s, { ...wear, cover: pal.paper, top: pal.deep, vest: pal.warm }),
      'point',
      -1,
    ),
    stroke('M-50 480C60 600 120 760 240 700', pal.warm, 5),
    s.form(dRect(400, 806, 110, 66, 8), pal.hot, 'bottom', pal.ink, 0.4),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.3), 'bottom', pal.paper, 0.8),
    s.form(dCircle(800 + flip * 400, 270, 150), pal.warm, 'bottom', pal.ember, 0.75),
    cloud(800 - flip * 430, 210, 340, pal.paper, 0.85),
    path(
      'M-40 620L180 330L330 470L560 210L800 520L1010 300L1240 540L1420 380L1660 640V900H-40Z',
      mix(pal.mid, pal.soft, 0.35),
    ),
    path('M500 280L560 210L640 314L590 290L556 320ZM960 354L1010 300L1080 374L1020 350Z', pal.paper),
    s.shade(
      'M-40 620L180 330L330 470L560 210L800 520L1010 300L1240 540L1420 380L1660 640V900H-40Z',
      'bottom',
      pal.paper,
      0.7,
    ),
    s.form(s.ridge(640, 80, 6).d, mix(pal.mid, pal.deep, 0.25), 'bottom', pal.ink, 0.3),
    ...times(9, (i) =>
      tree(
        s,
        60 + i * 190 + rng.range(-40, 40),
        720,
        rng.range(110, 190),
        mix(pal.deep, pal.ink, 0.1),
        'pine',
      ),
    ),
    s.form(s.ridge(850, 30, 4).d, mix(pal.deep, pal.mid, 0.2), 'bottom', pal.ink, 0.5),
    at(800 - flip * 120, 0, scene, 0, flip, 1),
  ].join('')
}

/** Containers full of batteries, a fire engine in the lane. */
export const batteryYard: Scene = (s) => {
  const { rng, pal } = s
  const iso = new Iso(s, 720, 360, 66)
  const grass = mix(pal.mid, pal.soft, 0.25)
  const unit = (x: number, y: number) =>
    iso.box(x, y, 0.2, 3.2, 1.3, 1.5, pal.paper) +
    times(5, (i) => iso.wallY(x + 0.2 + i * 0.6, y + 1.3, 0.5, 0.4, 0.9, mix(pal.mid, pal.deep, 0.3))).join(
      '',
    ) +
    iso.wallX(x + 3.2, y + 0.3, 0.4, 0.7, 1.1, pal.warm)
  const units = times(9, (i) => [Math.floor(i / 3) * 4.2 - 5.4, (i % 3) * 2.7 - 4] as const)
  const fire =
    iso.box(3.5, 6, 0.25, 3.6, 1.2, 1, pal.hot) +
    iso.box(6, 6, 1.25, 1.1, 1.2, 0.5, pal.paper) +
    iso.wallY(6.15, 7.2, 1.32, 0.8, 0.36, pal.ink) +
    iso.wallY(3.7, 7.2, 0.55, 2, 0.14, pal.paper) +
    [4.1, 6.3].map((x) => circle(...iso.p(x, 7.2, 0.25), 22, pal.ink)).join('')
  const team = [
    [1.6, 6.6],
    [2.4, 7.4],
    [0.8, 7.5],
  ].map(([x = 0, y = 0], i) =>
    standing(
      s,
      ...iso.p(x, y, 0),
      116,
      person(s, { style: 'helmet', cover: pal.warm, top: pal.ink, legs: pal.ink, vest: pal.warm }),
      i ? 'stand' : 'point',
      i ? 1 : -1,
    ),
  )
  const wood = times(14, (i) => {
    const [x, y] = iso.p(-7.6 + i * 0.05, -6 + i * 1.05)
    return tree(
      s,
      x,
      y,
      rng.range(110, 170),
      mix(pal.deep, pal.mid, rng.range(0, 0.4)),
      rng.pick(['round', 'poplar', 'pine']),
    )
  })
  return [
    s.ground(grass, 'bottom-right', pal.deep, 0.6),
    iso.floor(-7, -5.4, 0, 15.4, 14, mix(pal.soft, pal.paper, 0.2)),
    iso.floor(-7, 4.6, 0, 15.4, 3.4, mix(pal.mid, pal.ink, 0.35)),
    ...times(6, (i) => iso.floor(-6.4 + i * 2.6, 6.2, 0, 1.2, 0.14, pal.paper)),
    ...wood,
    ...units.map(([x, y]) => unit(x, y)),
    fire,
    ...team,
  ].join('')
}

/** A wall of rammed earth in its layers, somebody tamping the next one. */
export const earthWall: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const earth = [
    mix(pal.mid, pal.warm, 0.35),
    pal.mid,
    mix(pal.mid, pal.soft, 0.4),
    mix(pal.deep, pal.mid, 0.5),
    mix(pal.warm, pal.soft, 0.4),
  ]
  const layers = times(9, (i) => {
    const y = 866 - (i + 1) * 58
    const bump = times(12, (k): Point => [-620 + k * 84, y + rng.range(-7, 7)])
    return (
      s.form(
        d`${dCurve(bump)}V${y + 70}H-620Z`,
        earth[(i * 2 + rng.int(0, 1)) % 5] ?? pal.mid,
        'bottom',
        pal.ink,
        0.4,
      ) +
      times(16, () =>
        circle(
          rng.range(-600, 290),
          y + rng.range(14, 52),
          rng.range(2, 6),
          mix(pal.soft, pal.ink, rng.range(0, 0.6)),
        ),
      ).join('')
    )
  })
  const scene = [
    ...layers,
    s.form(dRect(-650, 240, 22, 640), pal.warm, 'right', pal.ink, 0.4),
    s.form(dRect(306, 240, 22, 640), pal.warm, 'right', pal.ink, 0.4),
    ...[330, 480, 630, 780].map((y) => rect(-670, y, 1018, 12, mix(pal.warm, pal.ink, 0.3))),
    standing(
      s,
      -180,
      350,
      300,
      person(s, { style: 'helmet', cover: pal.hot, top: pal.paper, legs: pal.ink }),
      'hold',
      1,
    ),
    stroke('M-114 120V330', mix(pal.warm, pal.ink, 0.3), 12),
    rect(-146, 320, 64, 30, pal.ink, 4),
    standing(
      s,
      520,
      872,
      350,
      person(s, { style: 'helmet', cover: pal.paper, top: pal.hot, legs: pal.ink }),
      'up',
      -1,
    ),
    s.form('M400 872Q470 760 560 800Q650 780 700 872Z', earth[0] ?? pal.mid, 'bottom', pal.ink, 0.4),
    stroke('M640 640L600 810', mix(pal.warm, pal.ink, 0.4), 11),
  ]
  return [
    s.ground(mix(pal.soft, pal.paper, 0.35), 'bottom', pal.warm, 0.5),
    s.form(dCircle(800 + flip * 460, 240, 130), pal.warm, 'bottom', pal.ember, 0.7),
    cloud(800 - flip * 400, 100, 320, pal.paper, 0.8),
    ...times(7, (i) =>
      tree(s, 60 + i * 260, 872, rng.range(190, 300), mix(pal.mid, pal.soft, 0.3), 'poplar'),
    ),
    s.form(dRect(0, 866, 1600, 50), mix(pal.deep, pal.ink, 0.2), 'bottom'),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

/** A great bird over the turbines. */
export const vultures: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const bird =
    'M0 0C-60 -50 -150 -96 -300 -60L-330 -30L-296 -34L-318 -4L-280 -14L-296 18L-256 0L-262 30' +
    'C-190 20 -110 30 -50 52L-70 96L-20 74L10 104L26 66C90 30 190 10 270 30L262 2L300 20' +
    'L288 -12L324 -4L298 -34L336 -30C280 -80 140 -80 44 -20L74 -50L52 -66L18 -52Z'
  return [
    s.ground(mix(pal.soft, pal.paper, 0.2), 'bottom', pal.warm, 0.6),
    s.form(dCircle(800 + flip * 240, 340, 250), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(800 - flip * 480, 330, 340, pal.paper, 0.85),
    cloud(800 + flip * 560, 500, 380, pal.paper, 0.8),
    ...times(3, (i) =>
      turbine(
        s,
        800 + flip * (-560 + i * 230),
        640 + i * 20,
        240 + i * 60,
        mix(pal.paper, pal.mid, 0.1),
        rng.range(0, 120),
      ),
    ),
    s.form(s.ridge(640, 110, 5).d, mix(pal.mid, pal.soft, 0.3), 'bottom', pal.paper, 0.4),
    turbine(s, 800 + flip * 560, 800, 520, pal.paper, 30),
    s.form(s.ridge(740, 90, 6).d, mix(pal.mid, pal.deep, 0.4), 'bottom', pal.ink, 0.4),
    s.form(s.ridge(840, 60, 5).d, mix(pal.deep, pal.ink, 0.5), 'bottom', pal.ink, 0.5),
    at(800 + flip * 60, 300, s.form(bird, pal.ink, 'top', pal.deep, 0.8), flip * -10, flip * 1.25, 1.25),
    at(800 - flip * 330, 170, path(bird, mix(pal.ink, pal.mid, 0.25)), flip * 14, flip * 0.42, 0.42),
    at(800 + flip * 480, 150, path(bird, mix(pal.ink, pal.mid, 0.4)), flip * -4, flip * 0.28, 0.28),
    standing(
      s,
      800 - flip * 470,
      842,
      170,
      person(s, { top: pal.hot, legs: pal.ink, style: 'cap', cover: pal.warm }),
      'back',
      flip,
    ),
  ].join('')
}

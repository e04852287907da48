import { fromBehind, standing } from './figures'
import { person } from './heads'
import { plant, plantKinds } from './nature'
import { mix } from './palettes'
import { books, clock, cup, laptop, pendant, sheet, windowPane } from './props'
import type { Scene, Stage } from './stage'
import { at, circle, dArch, dCircle, dPoly, dRect, path, rect, stroke, times } from './svg'

/** The roofs of a town behind a window, in the rectangle given. */
function town(s: Stage, x: number, y: number, w: number, h: number, night: boolean): string {
  const { pal, rng } = s
  const sky = night ? pal.ink : mix(pal.soft, pal.paper, 0.5)
  const blocks = times(9, (i) => {
    const bw = w / 7
    const bh = h * rng.range(0.16, 0.44)
    const bx = x + (i - 0.5) * (w / 8)
    const colour = night ? mix(pal.ink, pal.deep, 0.5) : mix(pal.mid, pal.soft, rng.range(0.1, 0.6))
    const lit = times(4, (k) =>
      rng.chance(0.5)
        ? rect(
            bx + 10 + (k % 2) * bw * 0.42,
            y + h - bh + 14 + Math.floor(k / 2) * 34,
            bw * 0.2,
            18,
            pal.warm,
          )
        : '',
    )
    return rect(bx, y + h - bh, bw, bh + 4, colour) + lit.join('')
  })
  return (
    rect(x, y, w, h, sky) +
    s.shade(dRect(x, y, w, h), 'bottom', pal.ember, 0.5) +
    s.form(
      dCircle(x + w * 0.68, y + h * 0.3, w * 0.1),
      night ? pal.paper : pal.warm,
      'bottom',
      pal.ember,
      0.6,
    ) +
    blocks.join('')
  )
}

/** A desk by a window, somebody at it with their back to us. */
export const windowDesk: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const night = rng.chance(0.4)
  const wall = night ? mix(pal.deep, pal.ink, 0.25) : mix(pal.soft, pal.paper, 0.35)
  const frame = night ? mix(pal.deep, pal.mid, 0.4) : pal.paper
  const desk = [
    windowPane(-430, 50, 700, 500, frame, town(s, -430, 50, 700, 500, night), s, { columns: 3, rows: 2 }),
    night
      ? ''
      : s.shade(
          dPoly([
            [-430, 560],
            [270, 560],
            [520, 900],
            [-180, 900],
          ]),
          'top',
          pal.warm,
          0.6,
        ),
    s.form(dRect(400, 120, 230, 14, 4), pal.deep, 'bottom'),
    books(s, 500, 120, 150, [pal.hot, pal.mid, pal.warm]),
    s.form(dRect(400, 300, 230, 14, 4), pal.deep, 'bottom'),
    plant(s, 450, 300, 150, 'round', pal.deep, pal.hot),
    books(s, 570, 300, 90, [pal.paper, pal.warm]),
    laptop(s, 0, 700, 330, mix(pal.soft, pal.ink, 0.2), night ? pal.paper : pal.deep),
    night ? s.glow(0, 610, 260, pal.warm, 0.5) : '',
    stroke('M-420 700V560L-320 480', pal.ink, 9),
    s.form('M-360 470L-290 430L-236 520L-300 540Z', pal.hot, 'bottom', pal.ink, 0.3),
    night ? s.shade('M-300 530L-236 510L-60 700H-440Z', 'top', pal.warm, 0.8) : '',
    s.form(dRect(-780, 700, 1560, 34, 8), mix(pal.mid, pal.warm, 0.4), 'bottom', pal.ink, 0.4),
    stroke('M-700 734V900M700 734V900', mix(pal.mid, pal.ink, 0.4), 20),
    cup(s, 240, 700, 58, pal.hot),
    books(s, 440, 700, 190, [pal.deep, pal.warm, pal.hot]),
    plant(s, -540, 700, 230, rng.pick(plantKinds), night ? pal.mid : pal.deep, pal.paper),
    fromBehind(s, 0, 860, 300, person(s, { top: pal.hot })),
  ]
  return [s.ground(wall, 'top', night ? pal.ink : pal.mid, 0.4), at(800, 0, desk, 0, flip, 1)].join('')
}

/** A still life for small stories: cup, books, fruit, glasses, a letter in slanting light. */
export const stillLife: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = rng.pick([pal.mid, pal.warm, mix(pal.deep, pal.mid, 0.3), mix(pal.soft, pal.hot, 0.2)])
  const cloth = mix(pal.paper, pal.soft, 0.2)
  const pear = (x: number, c: string) =>
    at(x, 690, [
      path(dCircle(40, 0, 120, 12), pal.ink, { opacity: 0.2 }),
      s.form(
        'M0 -190C-40 -190 -42 -140 -60 -110C-100 -50 -70 0 0 0C70 0 100 -50 60 -110C42 -140 40 -190 0 -190Z',
        c,
        'bottom-right',
        pal.ink,
        0.5,
      ),
      stroke('M0 -188Q6 -214 26 -226', pal.ink, 8),
    ])
  const glass = [
    stroke(
      'M-80 0a52 44 0 1 0 104 0a52 44 0 1 0 -104 0M50 0a52 44 0 1 0 104 0a52 44 0 1 0 -104 0' +
        'M24 -8Q37 -24 50 -8M-80 -6L-150 -40M154 -6L190 -34',
      pal.ink,
      9,
    ),
  ]
  const scene = [
    path('M-760 -60L-260 -60L420 900H-200Z', pal.paper, { opacity: 0.2 }),
    path('M-200 -60L-60 -60L680 900H520Z', pal.paper, { opacity: 0.2 }),
    s.form(dRect(-900, 610, 1800, 320), cloth, 'bottom', pal.mid, 0.5),
    rect(-900, 610, 1800, 10, pal.paper),
    books(s, -330, 692, 420, [pal.deep, pal.hot, pal.paper, pal.mid]),
    cup(s, -340, 474, 150, pal.warm),
    pear(70, mix(pal.warm, pal.hot, 0.2)),
    pear(230, pal.hot),
    plant(s, 500, 700, 500, rng.pick(plantKinds), pal.deep, pal.paper),
    at(10, 800, glass, -6),
    sheet(s, -420, 800, 120, 78, pal.paper, 4),
  ]
  return [s.ground(wall, 'top', pal.ink, 0.35), at(800, 0, scene, 0, flip, 1)].join('')
}

/** The oven at four in the morning. */
export const bakery: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const crust = mix(pal.warm, '#a4521f', 0.45)
  const loaf = (x: number, y: number, w: number) =>
    at(
      x,
      y,
      s.form('M-50 0Q-58 -36 0 -38Q58 -36 50 0Z', crust, 'bottom', pal.ink, 0.4) +
        stroke('M-22 -30l10 18M0 -32l8 20M22 -30l4 16', mix(crust, pal.paper, 0.6), 4),
      0,
      w / 100,
    )
  const dark = mix(pal.ink, pal.deep, 0.45)
  const tile = times(40, (i) =>
    rect(
      -890 + (i % 10) * 92,
      60 + Math.floor(i / 10) * 92,
      86,
      86,
      mix(dark, pal.deep, rng.range(0.1, 0.4)),
      4,
    ),
  )
  const oven = [
    s.form(dRect(-640, 200, 600, 670, 20), mix(pal.deep, pal.mid, 0.25), 'bottom', pal.ink, 0.6),
    s.form(dArch(-560, 290, 440, 270), pal.ink, 'top'),
    s.form(dArch(-536, 314, 392, 246), pal.hot, 'bottom', pal.warm, 0.95),
    loaf(-430, 556, 130),
    loaf(-270, 556, 130),
    loaf(-350, 540, 110),
    s.glow(-340, 480, 470, pal.warm, 0.75),
    s.form(dRect(-580, 560, 480, 26, 4), pal.ink, 'bottom'),
    s.form(dArch(-480, 650, 280, 222), mix(pal.deep, pal.ink, 0.5), 'bottom'),
    circle(-90, 240, 15, pal.hot),
  ]
  const rack = [
    stroke('M360 870V270M640 870V270', pal.soft, 13),
    ...times(
      5,
      (i) =>
        stroke(`M360 ${360 + i * 112}H640`, pal.soft, 9) +
        times(3, (k) => (i === 0 && k === 2 ? '' : loaf(412 + k * 88, 356 + i * 112, 80))).join(''),
    ),
  ]
  const scene = [
    ...tile,
    clock(s, -340, 112, 62, 4, 2, flip),
    windowPane(420, 50, 190, 170, pal.soft, town(s, 420, 50, 190, 170, true), s, { columns: 2, rows: 1 }),
    ...oven,
    ...rack,
    s.form(dRect(-900, 866, 1800, 50), pal.ink, 'bottom'),
    s.shade(
      dPoly([
        [-120, 586],
        [-120, 860],
        [360, 890],
        [360, 880],
      ]),
      'left',
      pal.warm,
      0.8,
    ),
    stroke('M190 590L-190 548', mix(pal.warm, pal.paper, 0.3), 13),
    s.form(dRect(-270, 538, 110, 18, 8), mix(pal.warm, pal.paper, 0.3), 'bottom'),
    standing(
      s,
      150,
      872,
      560,
      person(s, { top: pal.paper, legs: mix(pal.deep, pal.mid, 0.4), style: 'cap', cover: pal.paper }),
      'hold',
      -1,
    ),
    s.form('M92 660H208L220 800H80Z', pal.soft, 'right', pal.mid, 0.5),
  ]
  return [
    s.ground(dark, 'top', pal.ink, 0.6),
    at(800, 0, scene, 0, flip, 1),
    pendant(s, 800 + flip * 160, 60, 110, pal.hot),
  ].join('')
}

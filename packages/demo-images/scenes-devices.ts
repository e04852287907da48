import { hand } from './figures'
import { plant, plantKinds } from './nature'
import { mix, skins } from './palettes'
import { clock, windowPane } from './props'
import type { Scene } from './stage'
import { at, circle, dArch, dCircle, dRect, path, rect, stroke, times } from './svg'

/** Three in the morning: a phone lights up on the table beside a bed. */
export const onCall: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.deep, pal.ink, 0.3)
  const view =
    rect(-100, 60, 400, 430, mix(pal.ink, '#000000', 0.1)) +
    s.shade(dRect(-100, 60, 400, 430), 'bottom', pal.mid, 0.7) +
    circle(190, 170, 54, pal.paper) +
    times(12, () => circle(rng.range(-90, 290), rng.range(70, 420), 2.6, pal.paper)).join('')
  const scene = [
    windowPane(-100, 60, 400, 430, mix(pal.deep, pal.mid, 0.3), view, s, {
      arched: true,
      columns: 2,
      rows: 2,
    }),
    s.form('M-160 40H-90Q-60 300 -130 560H-190Z', pal.mid, 'left', pal.ink, 0.6),
    s.form('M360 40H290Q260 300 330 560H390Z', pal.mid, 'right', pal.ink, 0.6),
    stroke('M-210 40H410', pal.ink, 10),
    s.form(dRect(-860, 400, 130, 500, 40), mix(pal.mid, pal.deep, 0.5), 'right', pal.ink, 0.6),
    s.form(dRect(-760, 560, 280, 130, 60), pal.paper, 'bottom', pal.mid, 0.7),
    circle(-560, 590, 72, rng.pick(skins)),
    path('M-634 590C-640 490 -500 486 -488 580C-530 540 -590 550 -634 590Z', '#2a1b18'),
    s.form(
      'M-660 670C-500 600 -300 590 -120 640C20 670 60 700 80 900H-800L-740 690Z',
      pal.hot,
      'bottom',
      pal.ink,
      0.65,
    ),
    s.form(
      'M-660 670C-560 620 -480 606 -400 604L-420 660C-520 660 -600 690 -690 730Z',
      pal.paper,
      'bottom',
      pal.mid,
      0.5,
    ),
    stroke(
      'M-300 690C-240 760 -220 820 -220 900M-120 680C-80 760 -70 820 -60 900',
      mix(pal.hot, pal.ink, 0.3),
      7,
    ),
    s.form(dRect(250, 690, 420, 30, 8), pal.soft, 'bottom', pal.ink, 0.4),
    s.form(dRect(280, 720, 360, 190), mix(pal.mid, pal.deep, 0.4), 'bottom', pal.ink, 0.6),
    circle(460, 800, 13, pal.warm),
    s.glow(380, 640, 360, pal.warm, 0.85),
    at(380, 688, [
      path('M-60 0L-40 -14H44L64 0Z', pal.ink),
      path('M-50 -2L-36 -12H38L52 -2Z', pal.paper),
      ...[-1, 1].map((k) =>
        stroke(`M${k * 70} -40q${k * 18} 16 0 36M${k * 96} -54q${k * 28} 28 0 60`, pal.warm, 6),
      ),
    ]),
    clock(s, 560, 618, 72, 3, 5, flip),
  ]
  return [s.ground(wall, 'bottom-right', pal.ink, 0.6), at(800, 0, scene, 0, flip, 1)].join('')
}

/** A tablet held in two hands, the screen made of what the software is about. */
export const tablet: Scene = (s) => {
  const { rng, pal } = s
  const skin = rng.pick(skins)
  const card = (x: number, y: number, w: number, h: number, c: string) =>
    s.form(dRect(x, y, w, h, 20), c, 'bottom-right', pal.ink, 0.16)
  const face = (x: number, y: number, i: number) =>
    s.clip(dCircle(x, y, 44), [
      circle(x, y, 44, [pal.warm, pal.mid, pal.hot][i] ?? pal.mid),
      circle(x, y - 6, 18, skins[(i + 1) % 5] ?? skin),
      path(dCircle(x, y + 46, 34, 30), pal.ink),
    ])
  const screen = [
    rect(-430, -300, 860, 600, mix(pal.paper, pal.soft, 0.3), 16),
    card(-400, -270, 500, 240, pal.deep),
    stroke('M-370 -130h90l24 -50l30 110l40 -170l36 150l24 -40h180', pal.warm, 9),
    rect(-370, -240, 130, 16, pal.soft, 8),
    card(130, -270, 270, 240, pal.paper),
    ...times(3, (i) => face(190, -210 + i * 72, i)),
    ...times(3, (i) => rect(250, -218 + i * 72, [110, 80, 120][i] ?? 90, 14, pal.mid, 7)),
    card(-400, 0, 240, 270, pal.hot),
    path(dRect(-312, 62, 64, 146, 10) + dRect(-353, 103, 146, 64, 10), pal.paper),
    card(-130, 0, 530, 270, pal.paper),
    ...[60, 90, 70, 130, 110, 160, 140, 186, 120].map((h, i) =>
      rect(-96 + i * 54, 230 - h, 32, h, i === 7 ? pal.hot : pal.mid, 6),
    ),
  ]
  const kind = rng.pick(plantKinds)
  return [
    s.ground(mix(pal.mid, pal.soft, rng.range(0.1, 0.5)), 'bottom-right', pal.deep, 0.5),
    s.form(dArch(rng.range(60, 200), 60, 420, 900), mix(pal.soft, pal.paper, 0.3), 'bottom', pal.mid, 0.6),
    plant(s, 1450, 900, 640, kind, pal.deep, pal.hot),
    at(
      800,
      440,
      [
        path(dRect(-450, -316, 940, 676, 40), pal.ink, { opacity: 0.25 }),
        s.form(dRect(-470, -340, 940, 680, 40), pal.ink, 'bottom', '#000000', 0.5),
        ...screen,
      ],
      rng.range(-5, 5),
    ),
    hand(318, 640, 38, 1.5, skin, pal.warm, true, 0.7),
    hand(1286, 650, -38, 1.5, skin, pal.warm, false, 0.7),
  ].join('')
}

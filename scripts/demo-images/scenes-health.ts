import { hand, standing } from './figures'
import { person } from './heads'
import { plant, plantKinds } from './nature'
import { mix, skins } from './palettes'
import { clock, windowPane } from './props'
import type { Scene } from './stage'
import { at, circle, d, dArch, dCircle, dPoly, dRect, path, poly, rect, stroke, times } from './svg'

/** A hospital corridor to its far window, a nurse with a trolley. */
export const corridor: Scene = (s) => {
  const { rng, pal } = s
  const vx = rng.range(640, 960)
  const vy = 400
  const to = (x: number, y: number, t: number): [number, number] => [vx + (x - vx) * t, vy + (y - vy) * t]
  const wall = mix(pal.soft, pal.paper, 0.55)
  const face = (side: 0 | 1) =>
    dPoly(
      side
        ? [[1600, 0], to(1600, 0, 0.16), to(1600, 900, 0.16), [1600, 900]]
        : [[0, 0], to(0, 0, 0.16), to(0, 900, 0.16), [0, 900]],
    )
  const door = (side: 0 | 1, near: number, colour: string) => {
    const x = side ? 1600 : 0
    const far = near * 0.72
    const corners = dPoly([to(x, 190, near), to(x, 190, far), to(x, 900, far), to(x, 900, near)])
    const pane = [
      to(x, 290, near * 0.94),
      to(x, 290, near * 0.86),
      to(x, 520, near * 0.86),
      to(x, 520, near * 0.94),
    ]
    return s.form(corners, colour, side ? 'right' : 'left', pal.ink, 0.4) + poly(pane, pal.warm)
  }
  const stripe = (side: 0 | 1, y: number, h: number, c: string) =>
    poly(
      [
        to(side ? 1600 : 0, y, 1),
        to(side ? 1600 : 0, y, 0.16),
        to(side ? 1600 : 0, y + h, 0.16),
        to(side ? 1600 : 0, y + h, 1),
      ],
      c,
    )
  const light = (t: number) =>
    s.form(
      dPoly([to(620, 0, t), to(980, 0, t), to(980, 0, t * 0.78), to(620, 0, t * 0.78)]),
      pal.paper,
      'top',
      pal.warm,
      0.4,
    )
  const [wx, wy] = to(0, 0, 0.16)
  const doors = [0.98, 0.6, 0.37].flatMap((t, i) => [
    door(0, t, [pal.mid, pal.hot, pal.deep][i] ?? pal.mid),
    door(1, t * 0.9, [pal.deep, pal.mid, pal.hot][i] ?? pal.mid),
  ])
  const [nx, ny] = to(rng.pick([560, 1060]), 900, 0.74)
  return [
    s.ground(mix(wall, pal.mid, 0.2), 'top', pal.mid, 0.4),
    s.form(
      dPoly([[0, 0], [1600, 0], to(1600, 0, 0.16), to(0, 0, 0.16)]),
      mix(wall, pal.paper, 0.6),
      'top',
      pal.mid,
      0.45,
    ),
    s.form(
      dPoly([[0, 900], [1600, 900], to(1600, 900, 0.16), to(0, 900, 0.16)]),
      mix(pal.mid, pal.soft, 0.45),
      'bottom',
      pal.deep,
      0.7,
    ),
    s.form(face(0), wall, 'left', pal.mid, 0.6),
    s.form(face(1), mix(wall, pal.mid, 0.18), 'right', pal.mid, 0.6),
    ...[0, 1].map((k) => stripe(k as 0 | 1, 560, 28, pal.hot)),
    ...doors,
    ...[1, 0.64, 0.4, 0.25].map(light),
    s.form(dRect(wx, wy, 256, 144), pal.warm, 'bottom', pal.ember, 0.5),
    circle(vx + 20, vy - 10, 34, pal.paper),
    stroke(d`M${wx + 128} ${wy}v144M${wx} ${wy + 72}h256`, wall, 8),
    s.glow(vx, vy, 420, pal.warm, 0.45),
    s.shade(
      dPoly([to(500, 900, 1), to(1100, 900, 1), to(1100, 900, 0.16), to(500, 900, 0.16)]),
      'top',
      pal.warm,
      0.6,
    ),
    path(dCircle(nx + 60, ny, 190, 16), pal.ink, { opacity: 0.2 }),
    standing(
      s,
      nx,
      ny,
      440,
      person(s, {
        top: pal.paper,
        legs: pal.deep,
        style: rng.pick(['bun', 'short', 'scarf']),
        cover: pal.mid,
      }),
      'walk',
      1,
    ),
    at(nx + 96, ny, [
      stroke('M0 -210H30M20 -210V-20M160 -200V-20', pal.ink, 9),
      s.form(dRect(14, -196, 158, 30, 6), pal.paper, 'bottom', pal.mid, 0.5),
      s.form(dRect(14, -96, 158, 24, 6), pal.paper, 'bottom', pal.mid, 0.5),
      rect(34, -240, 40, 44, pal.hot, 5),
      rect(84, -226, 56, 30, pal.mid, 5),
      circle(24, -12, 13, pal.ink),
      circle(158, -12, 13, pal.ink),
    ]),
  ].join('')
}

/** A ward at night: one bed, a moon, a green line that goes on. */
export const wardNight: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const night = mix(pal.ink, pal.deep, 0.35)
  const sky =
    rect(-640, 60, 420, 460, pal.ink) +
    s.shade(dRect(-640, 60, 420, 460), 'bottom', pal.mid, 0.9) +
    circle(-520, 190, 62, pal.paper) +
    times(10, () => circle(rng.range(-640, -230), rng.range(70, 400), 2.6, pal.paper)).join('') +
    rect(-640, 440, 120, 100, pal.ink) +
    rect(-500, 400, 90, 140, pal.ink) +
    rect(-380, 460, 160, 80, pal.ink) +
    rect(-480, 420, 14, 18, pal.warm) +
    rect(-350, 480, 14, 18, pal.warm)
  const pulse = 'M0 60h50l16 -22l18 60l24 -110l24 96l14 -24h70'
  const ward = [
    windowPane(-640, 60, 420, 460, mix(pal.deep, pal.mid, 0.4), sky, s, { columns: 2, rows: 1 }),
    s.shade(
      dPoly([
        [-600, 560],
        [-240, 560],
        [60, 880],
        [-460, 880],
      ]),
      'top',
      pal.soft,
      0.5,
    ),
    stroke('M240 90H700', mix(pal.deep, pal.mid, 0.4), 8),
    s.form('M600 92H690V800H560Q620 420 600 92Z', pal.mid, 'left', pal.ink, 0.6),
    stroke('M-150 860V470M470 860V560', mix(pal.mid, pal.soft, 0.3), 16),
    s.form('M-150 640H470V760H-150Z', mix(pal.mid, pal.deep, 0.3), 'bottom', pal.ink, 0.6),
    s.form(dRect(-138, 540, 190, 96, 40), pal.paper, 'bottom', pal.mid, 0.7),
    circle(-30, 560, 50, rng.pick(skins)),
    path('M-78 552C-80 490 20 490 20 556C0 530 -50 528 -78 552Z', '#2a1b18'),
    s.form('M10 596C120 520 300 560 470 590V700H10Z', pal.hot, 'bottom', pal.ink, 0.6),
    s.form('M10 596C30 584 60 574 90 570V700H10Z', pal.paper, 'bottom', pal.mid, 0.6),
    stroke('M150 400V500M120 330V300', mix(pal.mid, pal.ink, 0.3), 12),
    s.form(dRect(40, 220, 250, 180, 14), '#0c1420', 'bottom', pal.deep, 0.6),
    at(58, 246, stroke(pulse, '#7fd6a0', 7)),
    s.glow(165, 310, 260, '#7fd6a0', 0.45),
    rect(64, 364, 70, 10, pal.warm, 4),
    rect(150, 364, 40, 10, pal.soft, 4),
    standing(
      s,
      380,
      866,
      560,
      person(s, { top: pal.soft, legs: pal.deep, style: rng.pick(['bun', 'short', 'curly']) }),
      'hold',
      -1,
    ),
    s.form(dRect(236, 478, 76, 100, 8), pal.paper, 'bottom', pal.warm, 0.5),
    s.glow(276, 520, 130, pal.warm, 0.55),
  ]
  return [
    s.ground(night, 'top', pal.ink, 0.7),
    rect(0, 866, 1600, 40, pal.ink),
    at(800 - flip * 30, 0, ward, 0, flip, 1),
  ].join('')
}

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
    clock(s, 560, 618, 72, 3, 5),
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

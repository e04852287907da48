import { standing } from './figures'
import { person } from './heads'
import { mix, skins } from './palettes'
import { windowPane } from './props'
import type { Scene } from './stage'
import { at, circle, d, dCircle, dPoly, dRect, path, poly, rect, stroke, times } from './svg'

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
    ...([0, 1] as const).map((k) => stripe(k, 560, 28, pal.hot)),
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

import { standing } from './figures'
import { person } from './heads'
import { cloud } from './nature'
import { mix } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dCircle, dRect, path, rect, ring, stroke, times } from './svg'

type Tool = (s: Stage, colour: string) => string

/** Objects seen from above, each within a circle of radius 100 around the origin. */
const objects: readonly Tool[] = [
  (s) =>
    s.form(
      'M-14 -52L-14 96Q0 112 14 96V-52Q44 -66 40 -104L16 -84H-16L-40 -104Q-44 -66 -14 -52Z',
      s.pal.soft,
      'right',
      s.pal.ink,
      0.5,
    ),
  (s, c) =>
    s.form(dRect(-22, -100, 44, 96, 18), c, 'right', s.pal.ink, 0.4) +
    rect(-7, -4, 14, 84, s.pal.soft) +
    path('M-12 80H12L6 100H-6Z', s.pal.ink),
  (s, c) =>
    [
      s.form(dCircle(0, 0, 88), c, 'bottom-right', s.pal.ink, 0.4),
      circle(0, 0, 54, mix(c, s.pal.ink, 0.35)),
      circle(0, 0, 44, s.pal.paper),
      stroke('M86 10L104 60', mix(c, s.pal.paper, 0.2), 26, { 'stroke-linecap': 'butt' }),
    ].join(''),
  (s, c) =>
    s.form(dRect(-70, -92, 140, 184, 10), c, 'right', s.pal.ink, 0.35) +
    rect(-70, -92, 22, 184, mix(c, s.pal.ink, 0.35), 6) +
    rect(-24, -50, 68, 40, s.pal.paper, 4) +
    stroke('M78 -80V70', s.pal.warm, 13) +
    path('M71 70H85L78 92Z', s.pal.ink),
  (s, c) =>
    [
      stroke('M-70 -70Q0 -120 60 -60', s.pal.soft, 13),
      stroke('M-60 -30Q10 -80 60 -20', s.pal.soft, 11),
      stroke('M-50 10Q10 -30 56 22', s.pal.soft, 9),
      s.form(dRect(-90, -80, 44, 170, 12), c, 'right', s.pal.ink, 0.4),
    ].join(''),
  (s, c) =>
    s.form(
      'M-46 96V10L-66 -30Q-72 -48 -58 -52Q-48 -54 -40 -40L-34 -28V-84Q-34 -98 -22 -98T-10 -84' +
        'V-92Q-8 -104 4 -104T16 -92V-84Q18 -96 30 -94T40 -80V-66Q44 -76 54 -72T62 -58L58 10' +
        'Q56 40 46 60V96Z',
      c,
      'right',
      s.pal.ink,
      0.4,
    ) + rect(-48, 66, 96, 32, s.pal.ink, 6),
  (s) =>
    s.form(
      'M0 -60C-60 -104 -104 -50 -78 20C-60 78 -20 92 0 76C20 92 60 78 78 20C104 -50 60 -104 0 -60Z',
      s.pal.ember,
      'bottom-right',
      s.pal.ink,
      0.45,
    ) +
    stroke('M0 -60Q4 -90 24 -102', s.pal.ink, 8) +
    path('M8 -78Q40 -110 66 -86Q40 -62 8 -78Z', s.pal.deep),
  (s, c) =>
    s.form(dCircle(0, 0, 80), s.pal.paper, 'bottom-right', s.pal.mid, 0.4) +
    circle(0, 0, 62, mix(c, s.pal.ink, 0.55)) +
    ring(0, 0, 62, mix(s.pal.paper, s.pal.ink, 0.15), 5) +
    stroke('M78 -10q46 -4 44 22t-48 20', s.pal.paper, 14),
  (s, c) =>
    s.form(dRect(-34, -100, 68, 130, 14), s.pal.ink, 'right', s.pal.deep, 0.6) +
    s.form(dRect(-44, 26, 88, 74, 12), c, 'right', s.pal.ink, 0.4) +
    circle(0, -40, 12, s.pal.hot) +
    rect(-44, 40, 88, 8, s.pal.paper),
  (s, c) =>
    [
      stroke('M-76 -82L40 40M76 -82L-40 40', s.pal.soft, 17),
      ring(-56, 64, 30, c, 16),
      ring(56, 64, 30, c, 16),
      circle(0, 0, 9, s.pal.ink),
    ].join(''),
  (s) =>
    s.form(
      'M-84 -20Q-84 -60 -40 -60H40Q84 -60 84 -20V40Q84 60 64 60H-64Q-84 60 -84 40Z',
      s.pal.warm,
      'bottom',
      s.pal.hot,
      0.6,
    ) + times(3, (i) => stroke(`M${-40 + i * 36} -46l-14 36`, s.pal.ink, 6, { opacity: 0.45 })).join(''),
  (s, c) =>
    s.form(dRect(-96, -40, 192, 80, 8), c, 'right', s.pal.ink, 0.4) +
    times(11, (i) => stroke(`M${-80 + i * 16} 38v-${i % 5 ? 18 : 34}`, s.pal.ink, 3.4)).join(''),
]

/** What somebody carries, laid out in rows. */
export const toolsLayout: Scene = (s) => {
  const { rng, pal } = s
  const columns = 5
  const dark = rng.chance(0.5)
  const cloth = dark ? mix(pal.deep, pal.ink, 0.25) : mix(pal.soft, pal.paper, 0.3)
  const chosen = rng.shuffle(objects).slice(0, 10)
  const cells = chosen.map((tool, i) => {
    const x = 230 + (i % columns) * 285
    const y = 255 + Math.floor(i / columns) * 385
    const colour = rng.pick([pal.hot, pal.mid, pal.paper, pal.warm])
    const body = tool(s, colour)
    return at(x + rng.range(-12, 12), y + rng.range(-12, 12), s.cast(body), rng.range(-28, 28), 1.42)
  })
  const hem = mix(cloth, pal.paper, 0.4)
  return [
    s.ground(mix(pal.mid, pal.deep, dark ? 0 : 0.4), 'bottom-right', pal.ink, 0.4),
    path(dRect(56, 54, 1500, 812, 30), pal.ink, { opacity: 0.25 }),
    s.form(dRect(44, 36, 1512, 820, 30), cloth, 'bottom-right', pal.ink, 0.4),
    path(dRect(66, 58, 1468, 776, 20), 'none', {
      stroke: hem,
      'stroke-width': 4,
      'stroke-dasharray': '20 14',
    }),
    ...cells,
  ].join('')
}

/** Two people on ropes beside a blade that runs through the whole picture. */
export const ropeWork: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const climber = (x: number, y: number, top: string, cover: string, facing: 1 | -1) =>
    [
      stroke(d`M${x} ${y - 170}V-520`, pal.ink, 5),
      stroke(
        d`M${x} ${y - 150}C${x - facing * 60} ${y + 40} ${x - facing * 40} ${y + 260} ${x - facing * 20} 560`,
        pal.hot,
        5,
      ),
      standing(
        s,
        x,
        y,
        330,
        person(s, { style: 'helmet', cover, top, legs: pal.ink, vest: pal.paper }),
        'hold',
        facing,
      ),
      rect(x - 44, y - 152, 88, 22, pal.ink, 8),
      s.form(dRect(x - facing * 62 - 26, y - 138, 52, 66, 10), pal.warm, 'bottom'),
    ].join('')
  const blade = 'M60 -520C190 -300 210 100 120 560H-60C-110 200 -100 -200 -30 -520Z'
  const scene = [
    s.form(blade, pal.paper, 'left', pal.mid, 0.85),
    stroke('M60 -520C190 -300 210 100 120 560', mix(pal.paper, pal.mid, 0.3), 6),
    rect(-92, 268, 246, 26, pal.hot),
    rect(-86, 318, 236, 12, pal.hot),
    path('M118 -64Q150 -86 170 -58Q186 -30 160 -14Q132 -6 120 -30Z', mix(pal.mid, pal.ink, 0.5)),
    s.glow(146, -40, 90, pal.warm, 0.6),
    climber(258, 110, pal.hot, pal.warm, -1),
    climber(-232, 270, pal.deep, pal.paper, 1),
  ]
  return [
    s.ground(mix(pal.mid, pal.soft, 0.4), 'top', pal.deep, 0.8),
    s.form(dCircle(800 + flip * 470, 260, 150), pal.warm, 'bottom', pal.ember, 0.8),
    cloud(800 + flip * 520, 400, 460, pal.paper, 0.9),
    cloud(800 - flip * 520, 250, 360, pal.paper, 0.8),
    ...times(4, (i) =>
      s.form(
        s.ridge(730 + i * 52, 44, 6 + i).d,
        mix(pal.soft, pal.deep, 0.15 + i * 0.24),
        'top',
        pal.paper,
        0.5,
      ),
    ),
    at(800 - flip * 40, 430, scene, flip * 3, flip, 1),
  ].join('')
}

import { head, type Person, shadeOf } from './heads'
import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, dArc, dCircle, dRect, path, rect, stroke, times } from './svg'

export type Pose = 'stand' | 'back' | 'walk' | 'hold' | 'point' | 'up'

/** [path, x and y of the hand], the far arm first; a person is 80 units tall, the feet at the origin. */
type Arm = readonly [string, number, number]
const arms: Record<Pose, readonly [Arm, Arm]> = {
  stand: [
    ['M-9.5 -61L-12 -49L-11 -37', -11, -37],
    ['M9.5 -61L12 -49L11 -37', 11, -37],
  ],
  back: [
    ['M-9.5 -61L-12 -49L-11 -37', -11, -37],
    ['M9.5 -61L12 -49L11 -37', 11, -37],
  ],
  walk: [
    ['M-6 -61L-14 -50L-15 -39', -15, -39],
    ['M5 -61L11 -50L19 -44', 19, -44],
  ],
  hold: [
    ['M-7 -61L-6 -47L10 -49', 10, -49],
    ['M7 -61L9 -47L17 -51', 17, -51],
  ],
  point: [
    ['M-9.5 -61L-12 -49L-11 -37', -11, -37],
    ['M8 -62L17 -61L28 -67', 28, -67],
  ],
  up: [
    ['M-8 -62L-13 -70L-10 -82', -10, -82],
    ['M8 -62L14 -71L13 -83', 13, -83],
  ],
}

/** A whole person, feet at x, y. `facing` -1 looks to the left. */
export function standing(
  s: Stage,
  x: number,
  y: number,
  h: number,
  p: Person,
  pose: Pose = 'stand',
  facing: 1 | -1 = 1,
): string {
  const sleeve = mix(p.top, s.pal.ink, 0.18)
  const step = pose === 'walk' ? 9.5 : 3.8
  const shoe = mix(p.legs, '#000000', 0.35)
  const leg = (to: number, colour: string) =>
    stroke(`M${to > 0 ? 3 : -3} -39L${to * 0.9} -20L${to} -6`, colour, 8.6)
  const arm = ([line, hx, hy]: Arm) => stroke(line, sleeve, 6) + circle(hx, hy, 2.7, p.skin)
  const torso = 'M-11.5 -59Q-11 -66 -4 -66.5H4Q11 -66 11.5 -59L9.8 -34H-9.8Z'
  const bands = stroke('M-5.5 -65V-35M5.5 -65V-35', p.vest ?? '', 2.6, { 'stroke-linecap': 'butt' })
  const still = pose === 'stand' || pose === 'up'
  const view = pose === 'back' ? 'back' : still ? 'front' : 'side'
  return at(
    x,
    y,
    [
      leg(-step, mix(p.legs, '#ffffff', 0.08)),
      leg(step, p.legs),
      ...[-step, step].map((to) => path(dRect(to - 4.6, -4.6, 13, 4.6, 2), shoe)),
      arm(arms[pose][0]),
      stroke('M0 -70V-64', shadeOf(p.skin), 5),
      s.form(torso, p.top, facing === 1 ? 'left' : 'right', s.pal.ink, 0.4),
      p.vest ? rect(-10.4, -47.5, 20.8, 3.2, p.vest) + bands : '',
      arm(arms[pose][1]),
      head(0, -73, 7.2, p, view),
    ],
    0,
    (facing * h) / 80,
    h / 80,
  )
}

/** Someone on a seat from the side: the hip at x, y, the head 45 units above, the feet 24 below. */
export function seated(
  s: Stage,
  x: number,
  y: number,
  unit: number,
  p: Person,
  facing: 1 | -1 = 1,
  reach: 'lap' | 'table' | 'talk' = 'lap',
): string {
  const [line, hx, hy]: Arm = {
    lap: ['M-1 -23L3 -7L16 -6', 16, -6] as const,
    table: ['M-1 -23L6 -9L23 -13', 23, -13] as const,
    talk: ['M-1 -23L7 -12L18 -24', 18, -24] as const,
  }[reach]
  return at(
    x,
    y,
    [
      stroke('M2 0L19 1L21 20', mix(p.legs, '#ffffff', 0.1), 8.2),
      stroke('M1 0L22 0L20 20', p.legs, 8.6),
      path(dRect(16, 19.5, 12.5, 4.5, 2), mix(p.legs, '#000000', 0.35)),
      stroke('M1 -33L0 -27', shadeOf(p.skin), 5.2),
      s.form('M-9.5 4.5C-12.5 -10 -10 -27 -2 -29C7 -29 10 -20 8.5 4.5Z', p.top, 'left', s.pal.ink, 0.4),
      stroke(line, mix(p.top, s.pal.ink, 0.18), 6.2),
      circle(hx, hy, 2.9, p.skin),
      head(2.5, -37, 7.6, p, 'side'),
    ],
    0,
    facing * unit,
    unit,
  )
}

/** Head and shoulders from behind, w wide, cut by whatever is drawn below. */
export function fromBehind(s: Stage, x: number, y: number, w: number, p: Person, headset = false): string {
  const body = 'M-50 100C-56 -30 -36 -46 -12 -52H12C36 -46 56 -30 50 100Z'
  const pads = path(dCircle(-21, -74, 4.8, 7), s.pal.ink) + path(dCircle(21, -74, 4.8, 7), s.pal.ink)
  const parts = [
    stroke('M0 -66V-44', shadeOf(p.skin), 19),
    s.form(body, p.top, 'bottom', s.pal.ink, 0.6),
    head(0, -76, 20, p, 'back'),
    headset ? stroke(dArc(0, -78, 22, 180, 360), s.pal.ink, 3.2) + pads : '',
  ]
  return at(x, y, parts, 0, w / 100)
}

/** A hand from above, the wrist at x, y, the fingers upwards at angle 0; `curl` shortens the fingers. */
export function hand(
  x: number,
  y: number,
  angle: number,
  size: number,
  skin: string,
  sleeve: string,
  mirror = false,
  curl = 1,
): string {
  const dark = mix(skin, '#301018', 0.18)
  const lengths = [74, 92, 84, 60]
  const fingers = times(4, (i) => {
    const lean = -6 + i * 5
    const length = (lengths[i] ?? 80) * curl
    return stroke(`M${-29 + i * 26} -78q${lean} ${-length / 2} ${lean} ${-length}`, skin, 25)
  })
  const parts = [
    stroke('M-30 -28Q-66 -60 -52 -108', skin, 30),
    path('M-42 10C-52 -40 -50 -88 -40 -100H60C62 -80 50 -30 40 10Z', skin),
    ...fingers,
    ...[-16, 10, 36].map((fx) => stroke(`M${fx} -80v${-30 * curl}`, dark, 4)),
    stroke('M-43 -72Q-24 -62 -22 -34', dark, 5),
    path('M-58 4Q0 -12 58 4L74 420H-74Z', sleeve),
    path('M-60 4Q0 -14 60 4L63 44Q0 28 -63 44Z', mix(sleeve, '#ffffff', 0.18)),
  ]
  return at(x, y, parts, angle, mirror ? -size : size, size)
}

import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, d, dArch, dRect, ellipse, path, polar, rect, ring, stroke, times } from './svg'

export function pendant(s: Stage, x: number, y: number, w: number, colour: string, light = true): string {
  const shell = 'M-50 0C-50 -42 -20 -50 0 -55C20 -50 50 -42 50 0Z'
  return (
    stroke(d`M${x} ${y - w * 0.4}V-20`, s.pal.ink, 4) +
    at(
      x,
      y,
      [
        light ? s.shade('M-45 0H45L150 400H-150Z', 'top', s.pal.warm, 0.5) : '',
        s.form(shell, colour, 'left', s.pal.ink, 0.5),
        light ? ellipse(0, 0, 40, 6, s.pal.warm) : '',
      ],
      0,
      w / 100,
    )
  )
}

export function cup(s: Stage, x: number, y: number, w: number, colour: string, steam = true): string {
  const curl = (dx: number) => stroke(`M${dx} -100c-20 -25 20 -40 0 -75`, s.pal.paper, 6, { opacity: 0.7 })
  const bowl = 'M-50 -80H50C50 -20 34 0 20 0H-20C-34 0 -50 -20 -50 -80Z'
  return at(
    x,
    y,
    [
      steam ? curl(-14) + curl(16) : '',
      ellipse(0, 0, 75, 10, mix(colour, s.pal.ink, 0.22)),
      stroke('M42 -62c45 -8 35 42 -5 36', colour, 10),
      s.form(bowl, colour, 'left', s.pal.ink, 0.35),
      ellipse(0, -80, 50, 9, mix(colour, s.pal.ink, 0.45)),
    ],
    0,
    w / 100,
  )
}

export function books(s: Stage, x: number, y: number, w: number, colours: readonly string[]): string {
  const h = w * 0.13
  return colours
    .map((colour, i) => {
      const bw = w * s.rng.range(0.76, 1)
      const bx = x - bw / 2 + s.rng.range(-w, w) * 0.06
      const by = y - h * (i + 1)
      const band = rect(bx + bw * 0.1, by, bw * 0.04, h * 0.96, mix(colour, s.pal.paper, 0.4))
      return s.form(dRect(bx, by, bw, h * 0.96, 4), colour, 'right', s.pal.ink, 0.4) + band
    })
    .join('')
}

/** A window, arched or square, with what is seen through it; `view` is clipped to the opening. */
export function windowPane(
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  view: string,
  s: Stage,
  options: { arched?: boolean; columns?: number; rows?: number } = {},
): string {
  const { arched = false, columns = 2, rows = 3 } = options
  const hole = arched ? dArch(x, y, w, h) : dRect(x, y, w, h)
  const t = Math.max(6, w * 0.03)
  const bars = [
    ...times(columns - 1, (i) => rect(x + (w * (i + 1)) / columns - t / 2, y, t, h, frame)),
    ...times(rows - 1, (i) => rect(x, y + (h * (i + 1)) / rows - t / 2, w, t, frame)),
  ]
  const border = path(hole, 'none', { stroke: frame, 'stroke-width': t * 1.8 })
  return s.clip(hole, [view, ...bars]) + border + rect(x - t * 2.5, y + h, w + t * 5, t * 2.2, frame)
}

export function laptop(s: Stage, x: number, y: number, w: number, body: string, screen: string): string {
  return at(
    x,
    y,
    [
      s.form(dRect(-42, -54, 84, 53, 3), body, 'bottom', s.pal.ink, 0.3),
      s.form(dRect(-38, -50, 76, 45, 1), screen, 'bottom-left', s.pal.paper, 0.4),
      path('M-50 0H50L46 5H-46Z', mix(body, s.pal.ink, 0.25)),
    ],
    0,
    w / 100,
  )
}

/** `facing` is that of the group the clock hangs in, so that it never shows a mirrored hour. */
export function clock(
  s: Stage,
  x: number,
  y: number,
  r: number,
  hour: number,
  minute: number,
  facing: 1 | -1 = 1,
): string {
  const [hx, hy] = polar(0, 0, 50, hour * 30 + minute / 2 - 90)
  const [mx, my] = polar(0, 0, 74, minute * 6 - 90)
  const { ink, paper, hot } = s.pal
  const marks = times(12, (i) => circle(...polar(0, 0, 80, i * 30), 4, ink))
  const hands = stroke(d`M0 0L${hx} ${hy}`, ink, 10) + stroke(d`M0 0L${mx} ${my}`, hot, 6)
  return at(
    x,
    y,
    [circle(0, 0, 100, paper), ring(0, 0, 100, ink, 10), ...marks, hands],
    0,
    (facing * r) / 100,
    r / 100,
  )
}

/** A chair from the side, its seat at x, y; it looks to the right. */
export function chair(
  s: Stage,
  x: number,
  y: number,
  unit: number,
  colour: string,
  facing: 1 | -1 = 1,
): string {
  const legs = stroke('M-9 2L-12 24M13 2L15 24', mix(colour, s.pal.ink, 0.5), 2.2)
  const back = stroke('M-11 2C-14 -8 -14 -18 -13 -27', colour, 3.4)
  return at(
    x,
    y,
    [legs, back, s.form(dRect(-13, 1, 30, 4.6, 2.3), colour, 'left', s.pal.ink, 0.4)],
    0,
    facing * unit,
    unit,
  )
}

/** A sheet of paper with lines that stand for text, its middle at x, y. */
export function sheet(
  s: Stage,
  x: number,
  y: number,
  w: number,
  angle: number,
  colour: string,
  lines = 6,
): string {
  const h = w * 1.36
  const bar = (i: number) =>
    rect(
      -w * 0.36,
      -h * 0.24 + i * h * 0.1,
      w * s.rng.range(0.34, 0.72),
      h * 0.026,
      mix(colour, s.pal.ink, 0.24),
      4,
    )
  const heading = rect(-w * 0.36, -h * 0.38, w * 0.42, h * 0.05, mix(colour, s.pal.ink, 0.62), 4)
  return at(
    x,
    y,
    [
      path(dRect(-w / 2 + 8, -h / 2 + 12, w, h, 4), s.pal.ink, { opacity: 0.18 }),
      s.form(dRect(-w / 2, -h / 2, w, h, 4), colour, 'bottom-right', s.pal.ink, 0.14),
      heading,
      ...times(lines, bar),
    ],
    angle,
  )
}

import { hand } from './figures'
import { mix, skins } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dCircle, dRect, path, rect, stroke, times } from './svg'

function envelope(s: Stage, x: number, y: number, w: number, angle: number, colour: string): string {
  const seal = s.rng.pick([s.pal.hot, s.pal.warm, s.pal.deep])
  return at(
    x,
    y,
    s.cast(
      s.form(dRect(-50, -34, 100, 68, 3), colour, 'bottom-right', s.pal.ink, 0.2) +
        stroke('M-50 -33L0 8L50 -33', mix(colour, s.pal.ink, 0.25), 2.4) +
        circle(0, 6, 8, seal),
      6,
      9,
      0.2,
    ),
    angle,
    w / 100,
  )
}

/** A wall of pigeonholes: where an application waits. */
export const pigeonholes: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wood = mix(pal.mid, pal.warm, 0.3)
  const inside = mix(pal.deep, pal.ink, 0.45)
  const hot = rng.int(8, 26)
  const holes = times(40, (i) => {
    const x = -700 + (i % 8) * 178
    const y = 40 + Math.floor(i / 8) * 168
    const papers = times(rng.int(0, 4), (k) =>
      s.form(
        dRect(x + 18 + rng.range(0, 16), y + 126 - k * 13, rng.range(90, 118), 11, 2),
        rng.pick([pal.paper, pal.soft, pal.warm, pal.paper]),
        'right',
        pal.ink,
        0.3,
      ),
    )
    const one =
      i === hot
        ? s.glow(x + 80, y + 80, 150, pal.warm, 0.9) + envelope(s, x + 80, y + 84, 116, -10, pal.paper)
        : ''
    return (
      s.form(dRect(x, y, 160, 148, 4), inside, 'top', '#000000', 0.5) +
      papers.join('') +
      rect(x + 56, y + 140, 48, 14, pal.paper, 3) +
      one
    )
  })
  const [hx, hy] = [-700 + (hot % 8) * 178 + 80, 40 + Math.floor(hot / 8) * 168 + 84]
  return [
    s.ground(wood, 'bottom-right', pal.ink, 0.45),
    at(
      800,
      0,
      [...holes, hand(hx + 74, hy + 132, -28, 1.05, rng.pick(skins), pal.hot, false, 0.6)],
      0,
      flip,
      1,
    ),
    s.shade(dRect(0, 0, 1600, 900), 'bottom-left', pal.ink, 0.35),
  ].join('')
}

/** Letters on their way over the roofs. */
export const letterFlight: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const night = rng.chance(0.35)
  const sky = night ? pal.deep : mix(pal.soft, pal.paper, 0.15)
  const count = 8
  const flock = times(count, (i) => {
    const t = i / (count - 1)
    const x = -700 + t * 1440
    const y = 560 - Math.sin(t * 5.2 + 0.6) * 170 - t * 160 + rng.range(-50, 50)
    return envelope(
      s,
      x,
      y,
      rng.range(110, 210),
      Math.cos(t * 5) * 24 + rng.range(-8, 8),
      i === 5 ? pal.warm : pal.paper,
    )
  })
  const roofs = times(13, (i) => {
    const x = -860 + i * 140
    const h = rng.range(90, 250)
    const c = mix(pal.deep, pal.ink, night ? rng.range(0.4, 0.8) : rng.range(0, 0.5))
    return (
      s.form(
        rng.chance(0.5) ? d`M${x} 920V${880 - h}l75 -60l75 60V920Z` : d`M${x} 920V${870 - h}h150V920Z`,
        c,
        'bottom',
        pal.ink,
        0.5,
      ) +
      times(4, (k) =>
        rng.chance(0.45)
          ? rect(x + 28 + (k % 2) * 62, 900 - h + Math.floor(k / 2) * 56, 24, 32, pal.warm)
          : '',
      ).join('')
    )
  })
  return [
    s.ground(sky, 'bottom', night ? pal.ember : pal.warm, 0.6),
    s.form(dCircle(800 + flip * 330, 360, 230), night ? pal.paper : pal.warm, 'bottom', pal.ember, 0.8),
    at(800, 0, [...roofs, ...flock], 0, flip, 1),
  ].join('')
}

/** A page on the cutting mat: columns, pictures, tape, scissors. */
export const pasteUp: Scene = (s) => {
  const { rng, pal } = s
  const mat = rng.pick([pal.deep, mix(pal.mid, pal.deep, 0.4)])
  const tape = (x: number, y: number, angle: number) =>
    at(
      x,
      y,
      path('M-58 -18L-52 -10L-58 -4L-52 4L-58 10L-52 18H52L58 10L52 4L58 -4L52 -10L58 -18Z', pal.warm, {
        opacity: 0.85,
      }),
      angle,
    )
  const text = (x: number, y: number, w: number, lines: number) =>
    times(lines, (i) =>
      rect(
        x,
        y + i * 22,
        i === lines - 1 ? w * 0.6 : w * rng.range(0.9, 1),
        10,
        mix(pal.paper, pal.ink, 0.34),
        3,
      ),
    ).join('')
  const strip = (w: number, h: number, body: string, c = pal.paper) =>
    s.cast(s.form(dRect(-w / 2, -h / 2, w, h, 2), c, 'bottom-right', pal.ink, 0.12), 8, 12, 0.24) + body
  const picture = s.clip(dRect(-150, -110, 300, 220), [
    rect(-150, -110, 300, 220, pal.soft),
    s.form(dCircle(50, -20, 62), pal.warm, 'bottom', pal.ember, 0.7),
    path('M-150 60Q-60 -10 20 50T150 30V110H-150Z', pal.mid),
    path('M-150 90Q-20 40 150 84V110H-150Z', pal.deep),
  ])
  const scissors = s.cast(
    [
      stroke('M-30 -190L70 60M60 -200L-50 60', mix(pal.soft, pal.paper, 0.3), 26),
      path(dCircle(-76, 116, 58) + dCircle(-76, 116, 32), pal.hot, { 'fill-rule': 'evenodd' }),
      path(dCircle(92, 118, 58) + dCircle(92, 118, 32), pal.hot, { 'fill-rule': 'evenodd' }),
      circle(14, -62, 11, pal.ink),
    ].join(''),
    12,
    18,
  )
  const tilt = rng.range(-7, 7)
  return [
    s.ground(mat, 'bottom-right', pal.ink, 0.5),
    stroke(
      times(20, (i) => `M${i * 84} 0V900`).join('') + times(11, (i) => `M0 ${i * 84}H1600`).join(''),
      mix(mat, pal.paper, 0.35),
      1.6,
      { opacity: 0.5 },
    ),
    at(
      690,
      460,
      [
        strip(
          900,
          760,
          text(-390, -10, 240, 15) +
            text(-110, 250, 240, 4) +
            rect(-390, -330, 560, 46, pal.ink, 3) +
            rect(-390, -266, 380, 46, pal.ink, 3) +
            text(-390, -180, 780, 3),
        ),
        at(30, 100, strip(320, 240, picture, pal.paper), -4),
        at(310, 120, strip(250, 420, text(-100, -180, 200, 16)), 5),
        tape(310, -96, 8),
        tape(-120, 4, -30),
        tape(190, 214, -36),
      ],
      tilt,
    ),
    at(1330, 250, strip(270, 330, text(-105, -130, 210, 12), mix(pal.paper, pal.hot, 0.35)), 16),
    tape(1300, 92, 12),
    at(1350, 640, scissors, rng.range(-50, -20)),
    at(
      150,
      700,
      s.cast(
        s.form(dRect(-16, -210, 32, 380, 6), pal.hot, 'right', pal.ink, 0.3) +
          path('M-16 170H16L0 214Z', pal.paper),
        10,
        14,
      ),
      14,
    ),
  ].join('')
}

import { fromBehind, standing } from './figures'
import { person } from './heads'
import { mix } from './palettes'
import { cup } from './props'
import { platformLevel } from './scenes-games'
import type { Scene } from './stage'
import { at, circle, d, dArc, dCircle, dPoly, dRect, path, rect, stroke, times } from './svg'

/** Four people play, the level is on the wall before them. */
export const playtest: Scene = (s) => {
  const { rng, pal } = s
  const dark = mix(pal.ink, '#000000', 0.15)
  const tops = rng.shuffle([pal.hot, pal.warm, pal.soft, pal.mid])
  return [
    s.ground(dark, 'bottom', pal.deep, 0.6),
    s.glow(800, 330, 900, pal.mid, 0.5),
    at(290, 50, [
      rect(-14, -14, 1048, 598, mix(pal.ink, '#000000', 0.4), 18),
      s.clip(dRect(0, 0, 1020, 574, 8), at(0, 0, platformLevel(s), 0, 0.6375)),
    ]),
    ...times(4, (i) =>
      fromBehind(s, 290 + i * 340, 830, 260, person(s, { top: tops[i] ?? pal.hot }), i === 2),
    ),
    s.form(dRect(60, 800, 1480, 140, 50), mix(pal.deep, pal.mid, 0.25), 'top', pal.ink, 0.4),
    stroke('M460 812V900M800 812V900M1140 812V900', mix(pal.deep, pal.ink, 0.4), 6),
  ].join('')
}

/** A wall of small studies: the same street in every light. */
export const colourKeys: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.paper, pal.soft, 0.3)
  const moods = [
    [pal.soft, pal.paper, pal.warm],
    [pal.warm, pal.soft, pal.paper],
    [pal.hot, pal.mid, pal.warm],
    [pal.mid, pal.deep, pal.paper],
    [pal.deep, pal.ink, pal.warm],
    [pal.ink, pal.deep, pal.soft],
  ] as const
  const study = (i: number) => {
    const [sky, house, sun] = moods[(i * 5 + Math.floor(i / 6)) % 6] ?? moods[0]
    const x = -740 + (i % 6) * 250
    const y = 50 + Math.floor(i / 6) * 212
    const w = 224
    const paint = [
      s.form(dRect(x, y, w, 176), sky, 'bottom', sun, 0.5),
      circle(x + 40 + ((i * 37) % 140), y + 46 + (i % 3) * 14, 20, sun),
      ...times(4, (k) =>
        rect(
          x + k * 60 - 6,
          y + 60 + ((k * 23 + i * 11) % 40),
          54,
          130,
          mix(house, k % 2 ? pal.ink : pal.paper, 0.14),
        ),
      ),
      ...times(5, (k) => rect(x + 16 + k * 44, y + 96 + (k % 2) * 16, 12, 18, sun)),
      s.form(dRect(x, y + 136, w, 40), mix(sky, house, 0.5), 'bottom', sun, 0.4),
      stroke(`M${x + 30} 0m0 ${y + 152}h50m30 10h60`, sun, 4),
    ]
    return (
      s.cast(rect(x - 10, y - 10, w + 20, 196, '#fffaf2', 2), 5, 7, 0.18) +
      s.clip(dRect(x, y, w, 176), paint) +
      at(x + w / 2, y - 12, rect(-26, -9, 52, 18, pal.warm), rng.range(-8, 8))
    )
  }
  const x = rng.range(120, 330)
  return [
    s.ground(wall, 'bottom-right', pal.mid, 0.35),
    s.form(dRect(0, 850, 1600, 60), mix(pal.mid, pal.deep, 0.4), 'bottom', pal.ink, 0.4),
    at(
      800,
      0,
      [
        ...times(24, study),
        standing(s, x, 880, 600, person(s, { top: pal.hot, legs: pal.ink }), 'point', -1),
        path(d`M${x - 330} 900V660h190V900Z`, pal.ink),
        s.form(dRect(x - 350, 640, 230, 26, 4), pal.soft, 'bottom'),
        cup(s, x - 300, 640, 50, pal.warm),
        ...times(5, (i) =>
          stroke(
            d`M${x - 200 + i * 13} 630L${x - 214 + i * 20} 566`,
            [pal.hot, pal.warm, pal.mid, pal.deep, pal.paper][i] ?? pal.hot,
            7,
          ),
        ),
        s.form(dRect(x - 208, 586, 76, 56, 6), pal.mid, 'right', pal.ink, 0.4),
      ],
      0,
      flip,
      1,
    ),
  ].join('')
}

/** A booth, a tray of gravel, shoes, a microphone. */
export const soundBooth: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.deep, pal.ink, 0.3)
  const wedge = (i: number) => {
    const x = (i % 14) * 118
    const y = Math.floor(i / 14) * 118
    return i % 2 === Math.floor(i / 14) % 2
      ? path(`M${x} ${y}h112l-56 112Z`, mix(wall, pal.mid, 0.22)) +
          path(`M${x + 56} ${y + 112}L${x + 112} ${y}v112Z`, mix(wall, pal.ink, 0.4))
      : path(`M${x} ${y}v112l112 -56Z`, mix(wall, pal.mid, 0.3)) +
          path(`M${x} ${y + 112}h112v-56Z`, mix(wall, pal.ink, 0.3))
  }
  const stones = times(70, () =>
    circle(
      rng.range(-250, 250),
      rng.range(706, 742),
      rng.range(8, 17),
      mix(pal.soft, rng.pick([pal.mid, pal.ink, pal.paper]), rng.range(0, 0.5)),
    ),
  )
  const sound = times(4, (i) =>
    stroke(dArc(0, 716, 90 + i * 62, 205, 335), pal.warm, 8, { opacity: 0.9 - i * 0.2 }),
  )
  const scene = [
    s.form(dCircle(60, 470, 420), mix(pal.deep, pal.mid, 0.3), 'bottom', pal.ink, 0.6),
    ...sound,
    stroke('M560 880V250L150 330', pal.ink, 13),
    stroke('M480 880L560 820L640 880', pal.ink, 13),
    at(
      128,
      344,
      [
        s.form(dRect(-44, -30, 120, 60, 30), pal.ink, 'bottom', '#000000', 0.4),
        s.form(dRect(-70, -36, 76, 72, 36), pal.soft, 'bottom', pal.ink, 0.5),
        stroke('M-48 -30v60m16 -66v72m16 -72v72', mix(pal.soft, pal.ink, 0.4), 3),
      ],
      148,
    ),
    standing(
      s,
      -40,
      726,
      560,
      person(s, { top: pal.hot, legs: mix(pal.mid, pal.deep, 0.3), style: 'short' }),
      'walk',
      1,
    ),
    stroke(dArc(-40, 212, 62, 195, 345), pal.ink, 12),
    path(dCircle(-48, 222, 22, 30), pal.ink),
    s.form('M-300 720H300L270 800H-270Z', pal.mid, 'bottom', pal.ink, 0.5),
    ...stones,
    s.form(dRect(-300, 736, 600, 70, 8), mix(pal.warm, pal.mid, 0.35), 'bottom', pal.ink, 0.4),
    ...[-640, -520].map((x, i) =>
      s.form(
        dPoly([
          [x, 880],
          [x, 800],
          [x + 44, 800],
          [x + 52, 842],
          [x + 100, 856],
          [x + 100, 880],
        ]),
        [pal.warm, pal.paper][i] ?? pal.warm,
        'bottom',
        pal.ink,
        0.4,
      ),
    ),
  ]
  return [
    s.ground(wall, 'top', pal.ink, 0.5),
    ...times(84, wedge),
    s.shade(dRect(0, 0, 1600, 900), 'bottom', pal.ink, 0.6),
    s.form(dRect(0, 866, 1600, 40), mix(pal.ink, pal.deep, 0.3), 'bottom'),
    at(800, 0, scene, 0, flip, 1),
  ].join('')
}

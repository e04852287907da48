import { seated, standing } from './figures'
import { person } from './heads'
import { cloud, plant, plantKinds, tree } from './nature'
import { mix } from './palettes'
import { chair, cup, laptop, pendant, sheet, windowPane } from './props'
import type { Scene } from './stage'
import { at, circle, dArch, dCircle, dRect, path, rect, ring, stroke, times } from './svg'

/** A town hall in the morning, people on the square. */
export const townHall: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const stone = mix(pal.paper, pal.soft, 0.2)
  const trim = mix(stone, pal.mid, 0.35)
  const glass = mix(pal.deep, pal.ink, 0.2)
  const bay = (x: number) =>
    path(dArch(x, 330, 74, 120), glass) +
    path(dRect(x, 500, 74, 150), glass) +
    stroke(`M${x + 37} 330v120m0 50v150M${x} 575h74`, stone, 6) +
    rect(x - 8, 450, 90, 10, trim) +
    rect(x - 8, 650, 90, 10, trim)
  const hall = [
    s.form(dRect(-520, 280, 1040, 470), stone, 'bottom', pal.mid, 0.45),
    ...[-460, -350, -240, 166, 276, 386].map(bay),
    s.form('M-560 280L-500 170H500L560 280Z', pal.deep, 'bottom', pal.ink, 0.5),
    rect(-560, 272, 1120, 20, trim),
    s.form(dRect(-140, 200, 280, 560), mix(stone, pal.paper, 0.5), 'bottom', pal.mid, 0.4),
    s.form('M-160 200L0 110L160 200Z', pal.hot, 'bottom', pal.ink, 0.4),
    circle(0, 282, 52, pal.paper),
    ring(0, 282, 52, pal.ink, 8),
    stroke('M0 282L-2 244M0 282L-22 302', pal.ink, 7),
    s.form('M-26 110V40H26V110Z', stone, 'right', pal.mid, 0.6),
    path('M-36 42L0 -24L36 42Z', pal.deep),
    stroke('M0 -20V-70', pal.ink, 5),
    path(dArch(-74, 470, 148, 280), pal.ink),
    s.form(dArch(-58, 490, 116, 260), pal.warm, 'bottom', pal.ember, 0.6),
    rect(-4, 490, 8, 260, pal.ink),
    ...times(3, (i) => rect(-180 - i * 26, 742 + i * 18, 360 + i * 52, 20, mix(trim, pal.ink, 0.08 * i))),
  ]
  const queue = times(5, (i) =>
    standing(
      s,
      190 + i * 108 + rng.range(-12, 12),
      838 + (i % 2) * 16,
      rng.range(205, 235),
      person(s),
      i === 0 ? 'walk' : rng.pick(['stand', 'hold', 'back']),
      -1,
    ),
  )
  return [
    s.ground(mix(pal.soft, pal.paper, 0.2), 'bottom', pal.warm, 0.55),
    s.form(dCircle(800 + flip * 560, 230, 120), pal.warm, 'bottom', pal.ember, 0.7),
    cloud(800 - flip * 480, 130, 380, pal.paper, 0.85),
    cloud(800 + flip * 380, 110, 280, pal.paper, 0.8),
    ...times(8, (i) => rect(i * 210 - 30, 470 + rng.range(-60, 60), 200, 300, mix(pal.soft, pal.mid, 0.35))),
    at(800 - flip * 130, 20, hall),
    s.form(dRect(0, 770, 1600, 140), mix(pal.mid, pal.soft, 0.35), 'bottom', pal.deep, 0.5),
    ...[90, 230, 1380, 1510].map((x) =>
      tree(s, x, 800, rng.range(260, 350), mix(pal.mid, pal.deep, 0.6), 'round'),
    ),
    at(800 - flip * 130, 20, queue, 0, flip, 1),
  ].join('')
}

/** Two people at one screen, a heap of letters between them. */
export const deskHelp: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.soft, pal.paper, rng.range(0.1, 0.45))
  const view =
    rect(-420, 90, 360, 330, mix(pal.soft, pal.paper, 0.7)) +
    s.form(s.ridge(330, 50, 4, -460, 0).d, pal.mid, 'bottom', pal.paper, 0.4) +
    s.form(dCircle(-170, 190, 46), pal.warm, 'bottom', pal.ember, 0.6)
  const elder = person(s, {
    hair: '#d8d3cb',
    style: rng.pick(['bun', 'short']),
    top: pal.hot,
    legs: pal.deep,
  })
  const scene = [
    windowPane(-420, 90, 360, 330, pal.paper, view, s, { columns: 2, rows: 2 }),
    s.form(dRect(170, 110, 300, 250, 8), mix(wall, pal.mid, 0.3), 'bottom'),
    ...times(4, (i) =>
      sheet(
        s,
        222 + (i % 2) * 130 + rng.range(-8, 8),
        190 + Math.floor(i / 2) * 100,
        62,
        rng.range(-8, 8),
        [pal.paper, pal.warm, pal.paper, pal.hot][i] ?? pal.paper,
        3,
      ),
    ),
    chair(s, -370, 660, 8.4, pal.deep),
    seated(s, -370, 652, 8.6, elder, 1, 'talk'),
    chair(s, 380, 660, 8.4, pal.deep, -1),
    seated(s, 380, 652, 8.6, person(s, { top: pal.warm, legs: pal.ink }), -1, 'table'),
    laptop(s, 60, 572, 250, pal.soft, pal.ink),
    s.form(dRect(-250, 572, 520, 30, 8), pal.paper, 'bottom', pal.mid, 0.5),
    stroke('M-210 602L-226 866M230 602L246 866', pal.ink, 14),
    cup(s, -206, 572, 50, pal.hot),
    ...times(4, (i) =>
      s.form(
        dRect(-150 + rng.range(-8, 8), 558 - i * 13, 104, 11, 2),
        i === 2 ? pal.warm : pal.paper,
        'right',
        pal.mid,
        0.6,
      ),
    ),
    plant(s, 640, 868, 420, rng.pick(plantKinds), mix(pal.mid, pal.deep, 0.7), pal.hot),
  ]
  return [
    s.ground(wall, 'top', pal.mid, 0.35),
    s.form(dRect(0, 866, 1600, 40), mix(pal.mid, pal.deep, 0.4), 'bottom'),
    s.form(dCircle(800 - flip * 40, 500, 360), mix(wall, pal.warm, 0.35), 'bottom', wall, 0.8),
    at(800 - flip * 40, 0, scene, 0, flip, 1),
    pendant(s, 800, 110, 130, pal.ink),
  ].join('')
}

/** Windows of a form floating over each other; one field is being forgiven. */
export const formFields: Scene = (s) => {
  const { rng, pal } = s
  const tilt = rng.range(-9, -4) * rng.sign()
  const dark = rng.chance(0.5)
  const back = dark ? pal.deep : mix(pal.soft, pal.mid, 0.15)
  const field = (y: number, state: 'ok' | 'no' | 'now', w = 520) => {
    const edge = state === 'no' ? pal.hot : state === 'now' ? pal.ink : mix(pal.soft, pal.mid, 0.4)
    const mark =
      state === 'ok'
        ? circle(w + 52, y + 32, 22, mix(pal.mid, pal.deep, 0.3)) +
          stroke(`M${w + 42} ${y + 32}l8 9l14 -18`, pal.paper, 6)
        : state === 'no'
          ? circle(w + 52, y + 32, 22, pal.hot) + stroke(`M${w + 52} ${y + 22}v10m0 11v1`, pal.paper, 6)
          : ''
    return (
      rect(0, y - 26, rng.range(90, 170), 12, mix(pal.soft, pal.ink, 0.4), 6) +
      path(dRect(0, y, w, 64, 10), pal.paper, { stroke: edge, 'stroke-width': state === 'ok' ? 4 : 7 }) +
      rect(
        20,
        y + 26,
        state === 'now' ? 30 : rng.range(160, w - 120),
        13,
        state === 'no' ? pal.hot : mix(pal.mid, pal.ink, 0.3),
        6,
      ) +
      (state === 'now' ? rect(62, y + 14, 5, 36, pal.ink) : '') +
      mark
    )
  }
  const panel = (w: number, h: number, c: string, body: string) =>
    s.cast(
      path(dRect(0, 0, w, h, 24), c) +
        rect(0, 0, w, 54, mix(c, pal.ink, 0.14), 24) +
        rect(0, 30, w, 24, mix(c, pal.ink, 0.14)) +
        [0, 1, 2]
          .map((i) => circle(34 + i * 30, 27, 9, [pal.hot, pal.warm, pal.mid][i] ?? pal.mid))
          .join('') +
        body,
      22,
      28,
      0.22,
    )
  return [
    s.ground(back, 'bottom-right', pal.ink, 0.5),
    s.form(dCircle(rng.range(1150, 1300), 240, 250), pal.warm, 'bottom', pal.ember, 0.75),
    s.form(dCircle(rng.range(160, 330), 760, 190), mix(back, pal.paper, 0.25), 'top', back, 0.8),
    at(
      960,
      110,
      panel(
        560,
        480,
        mix(pal.soft, pal.paper, 0.2),
        times(4, (i) =>
          rect(50, 110 + i * 84, [380, 300, 420, 260][i] ?? 300, 48, mix(pal.soft, pal.mid, 0.25), 10),
        ).join(''),
      ),
      tilt + 14,
    ),
    at(
      260,
      150,
      panel(
        720,
        650,
        mix(pal.paper, '#ffffff', 0.3),
        at(60, 120, [
          field(0, 'ok'),
          field(128, 'no'),
          field(256, 'now'),
          s.form(dRect(0, 384, 230, 78, 39), pal.hot, 'bottom', pal.ink, 0.25),
          rect(60, 416, 110, 14, pal.paper, 7),
        ]),
      ),
      tilt,
    ),
    at(
      1130,
      560,
      s.cast(
        s.form('M0 0L0 190L46 148L78 222L116 206L84 134H146Z', pal.ink, 'right', pal.deep, 0.6) +
          stroke('M0 0L0 190L46 148L78 222L116 206L84 134H146Z', pal.paper, 9),
      ),
      tilt - 8,
    ),
    at(
      1330,
      690,
      s.cast(
        path(dRect(-120, -60, 240, 120, 60), pal.paper) +
          stroke('M-40 0l26 28l54 -60', mix(pal.mid, pal.deep, 0.4), 17),
      ),
      -tilt,
    ),
  ].join('')
}

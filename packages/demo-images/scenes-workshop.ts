import { cargoBike, wheel } from './bikes'
import { hand, standing } from './figures'
import { person } from './heads'
import { mix, skins } from './palettes'
import { pendant } from './props'
import type { Scene, Stage } from './stage'
import { at, circle, d, dCircle, dRect, path, polar, rect, ring, stroke, times } from './svg'

function frame(s: Stage, x: number, y: number, scale: number, colour: string): string {
  const tubes = 'M-150 60L-40 66L-84 -60L-150 60M-40 66L60 -70L-84 -60M60 -70L44 -110M60 -70L82 10'
  return at(
    x,
    y,
    stroke(tubes, mix(colour, s.pal.ink, 0.25), 17, { transform: 'translate(4 5)' }) +
      stroke(tubes, colour, 14) +
      ring(-150, 60, 13, s.pal.ink, 6) +
      ring(-40, 66, 19, s.pal.ink, 7),
    0,
    scale,
  )
}

/** Frames on the wall, one in the stand, sparks. */
export const frameShop: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = mix(pal.deep, pal.ink, rng.range(0.15, 0.4))
  const tones = [pal.warm, pal.soft, pal.mid, pal.hot, pal.paper]
  const hung = times(
    4,
    (i) =>
      stroke(`M${-560 + i * 330} 60v64`, pal.ink, 9) +
      frame(s, -530 + i * 330, 196, 0.94, tones[(i + rng.int(0, 4)) % 5] ?? pal.warm),
  )
  const sparks = times(30, () => {
    const [x, y] = polar(0, 0, rng.range(40, 250), rng.range(-35, 215))
    return stroke(
      d`M${x * 0.5} ${y * 0.5}L${x} ${y}`,
      rng.pick([pal.warm, pal.paper, pal.warm]),
      rng.range(2.5, 6),
    )
  })
  const welder = person(s, { top: pal.hot, legs: mix(pal.deep, pal.mid, 0.4), style: 'bald' })
  const scene = [
    rect(-900, 120, 1800, 10, mix(wall, pal.mid, 0.3)),
    ...hung,
    s.glow(150, 520, 520, pal.warm, 0.8),
    stroke('M20 880L60 640M60 640L120 610M-60 880H120', pal.soft, 18),
    frame(s, 90, 545, 1.9, pal.paper),
    standing(s, 430, 880, 560, welder, 'hold', -1),
    s.form('M356 334Q340 330 342 372V420Q350 452 396 446L436 420V330Z', pal.ink, 'left', pal.deep, 0.6),
    rect(344, 366, 40, 34, pal.warm, 4),
    stroke('M318 520L226 448', pal.ink, 13),
    stroke('M318 520C380 600 480 560 560 880', pal.ink, 9),
    at(212, 430, [...sparks, circle(0, 0, 24, pal.paper)]),
    s.glow(212, 430, 190, pal.paper, 0.95),
    s.form(dRect(-740, 640, 430, 30, 5), mix(pal.mid, pal.warm, 0.35), 'bottom', pal.ink, 0.4),
    rect(-710, 670, 24, 220, pal.ink),
    rect(-366, 670, 24, 220, pal.ink),
    wheel(s, -600, 540, 96),
    s.form(dRect(-480, 560, 110, 80, 6), pal.hot, 'bottom', pal.ink, 0.4),
  ]
  return [
    s.ground(wall, 'top', pal.ink, 0.6),
    s.form(dRect(0, 872, 1600, 40), pal.ink, 'bottom'),
    at(800, 0, scene, 0, flip, 1),
    pendant(s, 800 - flip * 480, 330, 110, pal.hot),
  ].join('')
}

/** Cargo bikes waiting in a row under the roof of the depot. */
export const bikeDepot: Scene = (s) => {
  const { rng, pal } = s
  const wall = mix(pal.soft, pal.paper, 0.3)
  const flip = rng.sign()
  const tones = [pal.hot, pal.deep, pal.warm]
  return [
    s.ground(wall, 'top', pal.mid, 0.4),
    ...times(
      5,
      (i) =>
        s.form(dRect(60 + i * 320, 150, 240, 300), mix(pal.paper, pal.warm, 0.3), 'bottom', pal.soft, 0.8) +
        stroke(`M${140 + i * 320} 150v300m80 -300v300M${60 + i * 320} 250h240`, pal.mid, 7),
    ),
    path('M-20 110L800 10L1620 110V70L800 -40L-20 70Z', pal.deep),
    ...times(9, (i) => stroke(`M${i * 200} 96L${i * 200 + 100} ${i < 4 ? 60 : 70}`, pal.deep, 8)),
    ...[330, 800, 1270].map((x) => pendant(s, x, 150, 90, pal.ink)),
    s.form(dRect(0, 700, 1600, 210), mix(pal.mid, pal.soft, 0.35), 'bottom', pal.deep, 0.6),
    ...times(6, (i) =>
      path(`M${60 + i * 300} 900L${170 + i * 270} 705h14L${90 + i * 300} 900Z`, pal.paper, { opacity: 0.7 }),
    ),
    at(
      800,
      0,
      [
        cargoBike(s, -470, 770, 0.92, tones[0] ?? pal.hot, 1, false),
        cargoBike(s, 40, 780, 0.92, tones[1] ?? pal.deep, 1, false),
        cargoBike(s, 550, 770, 0.92, tones[2] ?? pal.warm, 1, false),
        standing(
          s,
          -180,
          850,
          400,
          person(s, { top: pal.warm, legs: pal.ink, style: 'cap', cover: pal.hot }),
          'hold',
          1,
        ),
      ],
      0,
      flip,
      1,
    ),
  ].join('')
}

/** A battery opened on the bench: rows of cells, one of them out. */
export const batteryBench: Scene = (s) => {
  const { rng, pal } = s
  const gone = rng.int(12, 22)
  const cell = (x: number, y: number, i: number) =>
    i === gone
      ? circle(x, y, 40, pal.ink) + ring(x, y, 40, pal.hot, 5)
      : s.form(dCircle(x, y, 40), i % 7 === 3 ? pal.warm : pal.mid, 'bottom-right', pal.ink, 0.45) +
        circle(x, y, 19, pal.soft) +
        circle(x, y, 8, pal.ink)
  const cells = times(40, (i) =>
    cell(-405 + (i % 8) * 92 + (Math.floor(i / 8) % 2) * 46, -190 + Math.floor(i / 8) * 86, i),
  )
  const links = times(5, (i) =>
    stroke(`M-405 ${-190 + i * 86}h690`, pal.warm, 9, { opacity: i % 2 ? 0 : 0.9 }),
  )
  const mat = mix(pal.soft, pal.paper, 0.25)
  const skin = rng.pick(skins)
  return [
    s.ground(mat, 'bottom-right', pal.mid, 0.6),
    stroke(
      times(20, (i) => `M${i * 84} 0V900`).join('') + times(11, (i) => `M0 ${i * 84}H1600`).join(''),
      pal.mid,
      1.5,
      { opacity: 0.35 },
    ),
    at(
      690,
      440,
      [
        s.cast(s.form(dRect(-490, -270, 920, 510, 44), pal.deep, 'bottom-right', pal.ink, 0.5), 20, 26),
        rect(-462, -242, 864, 454, mix(pal.ink, pal.deep, 0.2), 24),
        ...cells,
        ...links,
        stroke('M402 -100C520 -100 520 60 640 60', pal.hot, 15),
        stroke('M402 -60C490 -60 500 110 640 110', pal.ink, 15),
      ],
      -4,
    ),
    at(
      1330,
      640,
      s.cast(
        s.form(dCircle(0, 0, 74), pal.warm, 'bottom-right', pal.ink, 0.4) +
          circle(0, 0, 34, pal.soft) +
          circle(0, 0, 14, pal.ink),
      ),
    ),
    at(
      1390,
      260,
      s.cast(
        s.form(dRect(-100, -140, 200, 260, 22), pal.hot, 'right', pal.ink, 0.4) +
          rect(-70, -110, 140, 80, pal.paper, 8) +
          stroke('M-50 -60l24 -20l22 16l24 -24l22 10', pal.ink, 6) +
          circle(0, 40, 46, pal.ink) +
          stroke('M0 40L22 12', pal.paper, 8),
      ),
      10,
    ),
    hand(1060, 760, -38, 1.35, skin, pal.hot, false, 0.45),
    hand(330, 800, 24, 1.35, skin, pal.hot, true, 0.8),
  ].join('')
}

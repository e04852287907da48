import { fromBehind, standing } from './figures'
import { person } from './heads'
import { stars, tree } from './nature'
import { mix } from './palettes'
import { cup } from './props'
import { signalGreen } from './scenes-rail'
import type { Scene } from './stage'
import { circle, d, dCircle, dPoly, dRect, type Point, path, poly, rect, ring, stroke, times } from './svg'

/** The driver's view: the line ahead through the windscreen. */
export const driverCab: Scene = (s) => {
  const { rng, pal } = s
  const night = rng.chance(0.55)
  const sky = night ? pal.ink : mix(pal.soft, pal.paper, 0.2)
  const land = night ? mix(pal.ink, pal.deep, 0.4) : mix(pal.mid, pal.deep, 0.15)
  const bend = rng.range(-160, 160)
  const vx = 860 + bend
  const along = (dx: number, k: number): Point => [vx + (940 + dx * 3.4 - vx) * k, 374 + 330 * k]
  const rail = (dx: number) =>
    poly([along(dx - 7, 1), along(dx + 7, 1), along(dx, 0)], night ? pal.warm : pal.paper)
  const sleeper = (i: number) => {
    const k = 0.05 * 1.26 ** i
    return poly(
      [along(-84, k), along(84, k), along(84, k * 1.1), along(-84, k * 1.1)],
      mix(land, pal.ink, 0.6),
    )
  }
  const glass = 'M120 90Q130 60 170 56H1430Q1470 60 1480 90L1550 590H50Z'
  const outside = [
    rect(0, 0, 1600, 900, sky),
    s.shade(dRect(0, 60, 1600, 340), 'bottom', pal.ember, night ? 0.6 : 0.5),
    night ? stars(s, 60, 300, pal.soft) : '',
    s.form(
      dCircle(vx + (bend > 0 ? -330 : 330), 250, 92),
      night ? pal.paper : pal.warm,
      'bottom',
      pal.ember,
      0.6,
    ),
    s.form(s.ridge(370, 60, 5).d, mix(land, sky, 0.3), 'bottom', pal.ink, 0.4),
    s.form(dRect(0, 376, 1600, 520), land, 'bottom', pal.ink, 0.5),
    night
      ? s.shade(
          dPoly([
            [vx, 372],
            [1500, 640],
            [520, 640],
          ]),
          'bottom',
          pal.warm,
          0.65,
        )
      : '',
    ...times(6, (i) =>
      tree(
        s,
        i % 2 ? vx - 150 - i * 88 : vx + 130 + i * 92,
        392 + i * 24,
        70 + i * 46,
        mix(pal.deep, pal.ink, night ? 0.7 : 0.2),
        'poplar',
      ),
    ),
    poly([along(-120, 1), along(120, 1), along(120, 0.01), along(-120, 0.01)], mix(land, pal.ink, 0.4)),
    ...times(12, sleeper),
    rail(-60),
    rail(60),
    stroke(d`M${1040 + bend * 0.4} 470V300`, pal.ink, 9),
    rect(1022 + bend * 0.4, 250, 36, 84, pal.ink, 16),
    circle(1040 + bend * 0.4, 312, 12, signalGreen),
    s.glow(1040 + bend * 0.4, 312, 100, signalGreen, 0.9),
  ]
  const dial = (x: number, r: number, turn: number) =>
    [
      circle(x, 706, r, pal.ink),
      ring(x, 706, r - 8, pal.soft, 5),
      stroke(d`M${x} 706L${x + (r - 24) * Math.cos(turn)} ${706 + (r - 24) * Math.sin(turn)}`, pal.hot, 7),
      circle(x, 706, 9, pal.paper),
    ].join('')
  const shell = mix(pal.ink, '#000000', 0.35)
  return [
    rect(0, 0, 1600, 900, shell),
    s.clip(glass, [
      ...outside,
      poly(
        [
          [300, 40],
          [520, 40],
          [330, 620],
          [90, 620],
        ],
        pal.paper,
        { opacity: 0.08 },
      ),
    ]),
    stroke('M800 600L560 330', shell, 10),
    s.form('M-20 600H1620V910H-20Z', mix(pal.deep, pal.ink, 0.55), 'bottom', '#000000', 0.5),
    rect(-20, 596, 1640, 16, mix(pal.deep, pal.mid, 0.3)),
    dial(170, 74, rng.range(3.6, 5.4)),
    dial(826, 62, rng.range(3.6, 5.4)),
    ...times(6, (i) =>
      rect(
        1060 + i * 56,
        662,
        38,
        26,
        [pal.hot, pal.warm, pal.soft, signalGreen, pal.soft, pal.soft][i] ?? pal.soft,
        6,
      ),
    ),
    stroke('M1180 790V722', pal.soft, 14),
    circle(1180, 716, 26, pal.hot),
    cup(s, 1400, 792, 70, pal.paper),
    fromBehind(
      s,
      500,
      870,
      430,
      person(s, { top: pal.hot, style: rng.pick(['bun', 'short', 'long', 'cap']) }),
    ),
  ].join('')
}

/** Racks of machines at night; one plug is pulled. */
export const machineRoom: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const rack = (i: number) => {
    const x = 70 + i * 190
    const shelf = (k: number) => {
      const off = i === 5
      const y = 140 + k * 58
      const lamps = times(5, (m) =>
        circle(
          x + 34 + m * 16,
          y + 20,
          4.5,
          off ? mix(pal.deep, pal.mid, 0.3) : rng.pick([pal.warm, pal.hot, signalGreen, pal.soft]),
        ),
      )
      return (
        rect(x + 14, y, 142, 44, mix(pal.deep, pal.ink, 0.3), 5) +
        lamps.join('') +
        stroke(`M${x + 116} ${y + 14}h28m-28 12h28`, mix(pal.deep, pal.mid, 0.35), 4)
      )
    }
    return (
      s.form(dRect(x, 110, 170, 640, 8), pal.ink, 'left', '#000000', 0.4) +
      times(10, shelf).join('') +
      (i === 5 ? '' : s.glow(x + 85, 400, 240, pal.mid, 0.3))
    )
  }
  const room = [
    ...times(8, rack),
    stroke('M1105 640C1100 780 1000 800 930 780C880 764 880 700 905 640', pal.warm, 13),
    rect(890, 600, 34, 50, pal.hot, 8),
    stroke('M898 600v-22M916 600v-22', pal.soft, 7),
    standing(s, 850, 840, 430, person(s, { top: pal.hot, legs: mix(pal.deep, pal.mid, 0.4) }), 'hold', 1),
    s.form(dRect(520, 770, 150, 76, 6), pal.paper, 'bottom', pal.mid, 0.5),
    cup(s, 596, 770, 52, pal.warm),
  ]
  return [
    s.ground(mix(pal.deep, pal.ink, 0.5), 'top', pal.ink, 0.8),
    path('M0 750H1600V900H0Z', mix(pal.deep, pal.mid, 0.12)),
    s.shade(dRect(0, 750, 1600, 150), 'bottom', pal.ink, 0.7),
    s.shade(
      dPoly([
        [560, 0],
        [1040, 0],
        [1280, 900],
        [420, 900],
      ]),
      'top',
      pal.soft,
      0.25,
    ),
    flip > 0 ? room.join('') : `<g transform="translate(1600 0) scale(-1 1)">${room.join('')}</g>`,
  ].join('')
}

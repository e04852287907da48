import { hand, standing } from './figures'
import { person } from './heads'
import { birds, cloud, tree } from './nature'
import { mix, skins } from './palettes'
import type { Scene, Stage } from './stage'
import { at, circle, d, dArch, dCircle, dPoly, dRect, path, rect, ring, stroke, times } from './svg'

/** Stairs, arches and one long shadow. */
export const staircase: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const wall = rng.pick([mix(pal.soft, pal.paper, 0.3), pal.warm, mix(pal.mid, pal.soft, 0.4)])
  const lit = mix(wall, pal.paper, 0.55)
  const shadow = mix(wall, pal.deep, 0.55)
  const steps = times(10, (i) => {
    const x = -560 + i * 100
    const y = 800 - i * 58
    return (
      s.form(dRect(x, y, 1400, 60), i % 2 ? lit : mix(lit, wall, 0.25), 'right', shadow, 0.5) +
      rect(x, y, 1400, 9, pal.paper) +
      path(d`M${x} ${y}h${-62}l62 58Z`, shadow, { opacity: 0.5 })
    )
  })
  const at8 = 3
  const scene = [
    s.form(dRect(-900, -20, 620, 940), mix(wall, pal.mid, 0.25), 'bottom', shadow, 0.6),
    s.form(dArch(-720, 170, 260, 700), shadow, 'bottom', pal.ink, 0.6),
    s.form(dArch(-690, 205, 200, 665), pal.deep, 'bottom', pal.ink, 0.7),
    circle(-560, 330, 54, pal.warm),
    s.glow(-560, 330, 140, pal.warm, 0.6),
    s.form('M60 -20L480 -20L-120 560L-340 560Z', pal.paper, 'top', lit, 0.5),
    s.form(dArch(260, 60, 190, 360), pal.deep, 'bottom', pal.ink, 0.6),
    s.form(dArch(520, -60, 190, 360), pal.hot, 'bottom', pal.ink, 0.4),
    ...steps.reverse(),
    path(d`M${-560 + at8 * 100 + 60} ${800 - at8 * 58}l420 -4l-20 -52l-330 6Z`, shadow, { opacity: 0.6 }),
    standing(
      s,
      -560 + at8 * 100 + 52,
      800 - at8 * 58,
      210,
      person(s, { top: pal.hot, legs: pal.ink }),
      'walk',
      1,
    ),
    s.form(dRect(-900, 858, 1900, 60), mix(shadow, pal.ink, 0.3), 'bottom'),
  ]
  return [s.ground(wall, 'bottom', shadow, 0.4), at(800, 0, scene, 0, flip, 1)].join('')
}

/** Plans, a model and a pencil, seen from above. */
export const planTable: Scene = (s) => {
  const { rng, pal } = s
  const flip = rng.sign()
  const blue = rng.chance(0.5)
  const sheetColour = blue ? pal.deep : pal.paper
  const line = blue ? mix(pal.paper, pal.mid, 0.15) : pal.deep
  const wood = mix(pal.soft, pal.warm, 0.35)
  const plan = [
    s.cast(s.form(dRect(-560, -330, 1000, 660, 4), sheetColour, 'bottom-right', pal.ink, 0.25), 16, 22),
    stroke(
      times(19, (i) => `M${-540 + i * 52} -320V320`).join('') +
        times(12, (i) => `M-550 ${-300 + i * 54}H430`).join(''),
      line,
      1.4,
      { opacity: 0.28 },
    ),
    path('M-440 -220H120V-40H260V220H-160V80H-440Z', mix(sheetColour, line, 0.14), {
      stroke: line,
      'stroke-width': 13,
    }),
    stroke('M-220 -220V-60M-220 20V80M120 -40H-20M-100 -40H-220M60 220V90M60 30V-40', line, 9),
    stroke('M-220 -60a80 80 0 0 1 -80 80M60 90a60 60 0 0 1 -60 -60', line, 3.5, {
      'stroke-dasharray': '8 9',
    }),
    stroke('M-440 -262H120M-440 -276v28M120 -276v28M300 -40V220M286 -40h28M286 220h28', pal.hot, 4.5),
    ...[
      [-360, -130],
      [-360, 20],
      [190, 60],
      [-80, 150],
    ].map(([x = 0, y = 0]) => ring(x, y, 22, line, 4) + circle(x, y, 6, line)),
    stroke(`${times(7, (i) => `M${-130 + i * 22} 90v110`).join('')}M-130 145H10`, line, 4),
    ...times(3, (i) => rect(300, 262 + i * 18, [90, 120, 70][i] ?? 90, 7, line, 3)),
  ]
  const model = [
    s.form('M-150 -120H150V120H-150Z', mix(pal.soft, pal.paper, 0.4), 'bottom-right', pal.ink, 0.3),
    s.cast(
      s.form('M-110 -90H0V60H-110Z', pal.paper, 'right', pal.mid, 0.4) +
        s.form('M0 -90H110V60H0Z', mix(pal.paper, pal.mid, 0.4), 'right', pal.ink, 0.4),
      24,
      30,
      0.25,
    ),
    ...[
      [-120, 90],
      [-70, 96],
      [120, 92],
      [124, 20],
    ].map(([x = 0, y = 0]) =>
      s.cast(s.form(dCircle(x, y, 22), mix(pal.mid, pal.deep, 0.3), 'bottom-right'), 10, 12),
    ),
  ].join('')
  const square = s.cast(
    path('M0 0V-330L330 0ZM52 -52V-200L200 -52Z', pal.warm, { 'fill-rule': 'evenodd', opacity: 0.92 }),
    8,
    10,
    0.16,
  )
  const table = [
    at(-110, 0, plan, -4),
    at(575, -190, s.cast(model, 14, 18), 9),
    at(350, 330, square, -14),
    at(
      -640,
      290,
      s.cast(
        circle(0, 0, 76, pal.paper) +
          circle(0, 0, 58, pal.ink) +
          ring(0, 0, 58, mix(pal.paper, pal.ink, 0.2), 5),
      ),
    ),
    at(
      -650,
      -260,
      s.cast(
        s.form(dRect(-44, -120, 88, 240, 44), pal.hot, 'right') +
          stroke('M0 -84V84', mix(pal.hot, pal.paper, 0.5), 7),
      ),
      24,
    ),
    hand(318, 452, -34, 1.35, rng.pick(skins), pal.deep, false, 0.45),
    at(170, 268, s.cast(rect(-8, -150, 16, 150, pal.hot) + path('M-8 0H8L0 28Z', pal.ink), 8, 8), 38),
  ]
  return [
    s.ground(wood, 'bottom-right', pal.mid, 0.5),
    ...times(5, (i) => stroke(`M0 ${90 + i * 190}H1600`, mix(wood, pal.ink, 0.12), 4)),
    at(800, 450, table, 0, flip, 1),
  ].join('')
}

function child(s: Stage, x: number, y: number, h: number, top: string): string {
  return standing(
    s,
    x,
    y,
    h,
    person(s, { top, style: s.rng.pick(['short', 'bun', 'curly', 'long']) }),
    s.rng.pick(['walk', 'up', 'stand']),
    s.rng.sign(),
  )
}

/** A timber building cut open: bales in the walls, children below the beams. */
export const timberHouse: Scene = (s) => {
  const { rng, pal } = s
  const timber = mix(pal.mid, pal.warm, 0.25)
  const straw = mix(pal.warm, pal.paper, 0.25)
  const bales = (x: number, y: number, rows: number) =>
    times(
      rows,
      (i) =>
        s.form(
          dRect(x, y + i * 54, 86, 50, 6),
          mix(straw, pal.mid, i % 2 ? 0.1 : 0),
          'bottom',
          pal.mid,
          0.7,
        ) +
        stroke(
          times(
            5,
            () => d`M${x + rng.range(6, 60)} ${y + i * 54 + rng.range(8, 44)}l${rng.range(10, 24)} -3`,
          ).join(''),
          mix(straw, pal.ink, 0.35),
          2.4,
        ),
    ).join('')
  const inside = mix(pal.paper, pal.soft, 0.15)
  const bay = (x: number) =>
    rect(x, 396, 180, 250, mix(pal.soft, pal.paper, 0.5)) +
    s.form(dCircle(x + 120, 560, 76), mix(pal.mid, pal.soft, 0.3), 'bottom') +
    rect(x, 600, 180, 46, mix(pal.mid, pal.deep, 0.2)) +
    path(dRect(x, 396, 180, 250), 'none', { stroke: timber, 'stroke-width': 13 }) +
    stroke(`M${x + 90} 396v250`, timber, 8)
  return [
    s.ground(mix(pal.soft, pal.paper, 0.3), 'bottom', pal.paper, 0.85),
    s.form(dCircle(rng.pick([190, 1410]), 200, 104), pal.warm, 'bottom', pal.ember, 0.7),
    cloud(360, 130, 300, pal.paper, 0.85),
    cloud(1230, 90, 360, pal.paper, 0.85),
    birds(s, 1180, 220, 80, 4, pal.ink),
    s.form(s.ridge(650, 130, 5).d, mix(pal.mid, pal.soft, 0.4), 'bottom', pal.paper, 0.4),
    ...[60, 170, 1420, 1540].map((x) =>
      tree(s, x, 800, rng.range(280, 400), mix(pal.deep, pal.mid, 0.3), rng.pick(['round', 'poplar'])),
    ),
    s.form(
      dPoly([
        [260, 372],
        [800, 108],
        [1340, 372],
        [1340, 790],
        [260, 790],
      ]),
      inside,
      'top',
      pal.mid,
      0.5,
    ),
    ...[460, 710, 960].map(bay),
    bales(270, 380, 8),
    bales(1244, 380, 8),
    stroke(
      'M380 790V370M1220 790V370M800 372V180M380 372H1220M560 372L800 190M1040 372L800 190' +
        'M560 372V300M1040 372V300',
      timber,
      17,
    ),
    stroke('M200 404L800 108L1400 404', pal.hot, 34),
    stroke('M200 404L800 108L1400 404', mix(pal.hot, pal.ink, 0.3), 7, { transform: 'translate(0 20)' }),
    s.form(dRect(0, 782, 1600, 130), mix(pal.deep, pal.mid, 0.25), 'bottom', pal.ink, 0.6),
    rect(240, 776, 1120, 18, timber),
    ...times(6, (i) =>
      child(
        s,
        470 + i * 112 + rng.range(-20, 20),
        780,
        rng.range(140, 175),
        [pal.hot, pal.warm, pal.deep, pal.mid, pal.hot, pal.warm][i] ?? pal.hot,
      ),
    ),
    standing(s, 1150, 780, 250, person(s, { top: pal.deep }), 'hold', -1),
  ].join('')
}

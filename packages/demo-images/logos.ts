import { hashOf } from './random'
import type { Stage } from './stage'
import { circle, dRect, ellipse, path, rect, ring, stroke, times } from './svg'

/** The logo of each company, in a 400 by 400 square. */
type Mark = (s: Stage) => string

const tile = (colour: string) => path(dRect(0, 0, 400, 400, 84), colour)
const bar = (d: string, colour: string, width: number) =>
  stroke(d, colour, width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' })

/** A pixel picture from rows of characters: # in one colour, o in another. */
function pixels(rows: readonly string[], size: number, colours: Record<string, string>): string {
  const left = 200 - ((rows[0]?.length ?? 0) * size) / 2
  const top = 200 - (rows.length * size) / 2
  return rows
    .flatMap((row, y) =>
      [...row].map((c, x) => {
        const colour = colours[c]
        return colour ? rect(left + x * size, top + y * size, size + 0.5, size + 0.5, colour) : ''
      }),
    )
    .join('')
}

const marks: Record<string, Mark> = {
  // A sun cut by the wind.
  solvane: ({ pal }) =>
    tile(pal.deep) +
    circle(200, 196, 120, pal.warm) +
    bar('M60 214C120 188 160 240 220 214S300 188 340 214', pal.deep, 20) +
    bar('M60 258C120 232 160 284 220 258S300 232 340 258', pal.deep, 22) +
    path('M60 296C120 270 160 322 220 296S300 270 340 296V340H60Z', pal.deep),
  // The same sun, its lines going out.
  'solvane-reseaux': ({ pal }) =>
    tile(pal.ink) +
    path('M96 188a104 104 0 0 1 208 0Z', pal.warm) +
    bar('M200 188V300M200 214L104 292M200 214L296 292', pal.warm, 20) +
    [104, 200, 296].map((x) => circle(x, x === 200 ? 312 : 298, 29, pal.paper)).join(''),
  // A wing over a wheel.
  'kestrel-mobility': ({ pal }) =>
    tile(pal.hot) +
    ring(172, 246, 76, pal.paper, 34) +
    path('M48 132C140 46 250 76 356 44C338 112 262 146 168 138C124 134 82 130 48 132Z', pal.ink) +
    path('M172 158C240 162 300 146 336 116C326 180 276 208 216 196C196 190 182 176 172 158Z', pal.ink),
  // A buckle that is an O.
  'maison-orvale': ({ pal }) =>
    tile(pal.hot) +
    ellipse(200, 200, 88, 118, 'none', { stroke: pal.warm, 'stroke-width': 32 }) +
    bar('M96 200H304', pal.hot, 50) +
    bar('M84 200H322', pal.warm, 22) +
    circle(312, 200, 20, pal.warm),
  // A cross with one quarter awake.
  'novaclair-sante': ({ pal }) =>
    tile(pal.deep) +
    path(dRect(158, 76, 84, 248, 42), pal.paper) +
    path(dRect(76, 158, 248, 84, 42), pal.paper) +
    circle(292, 108, 36, pal.hot),
  // A wave and the line of sensors below it: a T.
  'tidewater-labs': ({ pal }) =>
    tile(pal.ink) +
    stroke('M74 124C116 78 158 78 200 112S284 146 326 100', pal.paper, 42) +
    bar('M200 130V300', pal.mid, 18) +
    circle(200, 204, 26, pal.soft) +
    circle(200, 302, 44, pal.hot),
  // An anchor of pixels.
  'pixel-harbour': ({ pal }) =>
    tile(pal.deep) +
    pixels(
      [
        '...ooo...',
        '...o.o...',
        '...ooo...',
        '.#######.',
        '....#....',
        '....#....',
        '#...#...#',
        '##..#..##',
        '.#######.',
        '...###...',
      ],
      28,
      { '#': pal.paper, o: pal.warm },
    ),
  // Two tracks parting: an F.
  ferrolane: ({ pal }) =>
    tile(pal.hot) +
    bar('M128 340V190Q128 92 226 92H330', pal.paper, 46) +
    bar('M128 300Q128 212 212 212H290', pal.paper, 46) +
    bar('M128 340V276', pal.paper, 46),
  // A house of the public, its middle column the one that helps.
  'civitas-numerique': ({ pal }) =>
    tile(pal.deep) +
    path('M200 62L336 150H64Z', pal.paper) +
    [92, 256].map((x) => path(dRect(x, 174, 52, 112, 8), pal.paper)).join('') +
    path(dRect(174, 214, 52, 72, 8), pal.warm) +
    circle(200, 192, 19, pal.warm) +
    path(dRect(70, 302, 260, 34, 8), pal.paper),
  // Half a gable, half a leaf.
  'atelier-bocage': ({ pal }) =>
    tile(pal.hot) +
    path('M190 70V330H84V166Z', pal.paper) +
    path('M212 70C346 130 356 268 212 330Z', pal.ink) +
    bar('M212 330L268 188', pal.hot, 12),
}

/** The logo of a company without a logo of its own: three forms on a grid. */
function unknown(s: Stage, slug: string): string {
  const forms = times(3, (i) => {
    const kind = (hashOf(slug) >> (i * 2)) & 3
    const x = 80 + i * 84
    if (kind === 0) return rect(x, 116, 72, 168, s.pal.paper, 36)
    if (kind === 1) return circle(x + 36, 200, 36, s.pal.warm)
    if (kind === 2) return path(`M${x} 284L${x + 36} 116L${x + 72} 284Z`, s.pal.paper)
    return path(`M${x} 284V116a168 168 0 0 1 72 168Z`, s.pal.warm)
  })
  return tile(s.pal.deep) + forms.join('')
}

export function logo(s: Stage, slug: string): string {
  return marks[slug]?.(s) ?? unknown(s, slug)
}

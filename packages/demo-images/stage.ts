import type { Palette } from './palettes'
import type { Random } from './random'
import { circle, dRect, element, group, n, type Point, path, times } from './svg'

/** The darkest side of a shaded form. */
export type Side =
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'

const ends: Record<Side, [number, number, number, number]> = {
  top: [0, 0, 0, 1],
  bottom: [0, 1, 0, 0],
  left: [0, 0, 1, 0],
  right: [1, 0, 0, 0],
  'top-left': [0, 0, 1, 1],
  'top-right': [1, 0, 0, 1],
  'bottom-left': [0, 1, 1, 0],
  'bottom-right': [1, 1, 0, 0],
}

/** Replaced by 0 and by 1 in two drawings of a picture; there is grain where they differ (render.ts). */
export const SHADE_MARK = '@shade@'

export type Size = {
  width: number
  height: number
}

export type Scene = (stage: Stage) => string

/** The sheet of a scene, with its palette, random numbers, gradients and clip paths. */
export class Stage {
  private readonly defs = new Map<string, string>()

  constructor(
    readonly rng: Random,
    readonly pal: Palette,
    readonly w = 1600,
    readonly h = 900,
    /** The size of the picture; the parts outside its aspect ratio are cut off on both sides. */
    readonly size: Size = { width: w, height: h },
  ) {}

  private define(make: (id: string) => string): string {
    const key = make('')
    const known = this.defs.get(key)
    const id = known ? (/id="(\w+)"/.exec(known)?.[1] ?? '') : `d${this.defs.size}`
    if (!known) this.defs.set(key, make(id))
    return `url(#${id})`
  }

  private stops(list: readonly (readonly [string, number])[]): string {
    return list
      .map(([colour, alpha], i) =>
        element('stop', { offset: i / (list.length - 1), 'stop-color': colour, 'stop-opacity': alpha }),
      )
      .join('')
  }

  gradient(side: Side, stops: readonly (readonly [string, number])[]): string {
    const [x1, y1, x2, y2] = ends[side]
    return this.define((id) => element('linearGradient', { id, x1, y1, x2, y2 }, this.stops(stops)))
  }

  /** Grained shadow (or light) over a form, strongest on one side. */
  shade(
    d: string,
    side: Side,
    colour = this.pal.ink,
    alpha = 0.35,
    more: Record<string, string> = {},
  ): string {
    const fill = this.gradient(side, [
      [colour, alpha],
      [colour, alpha * 0.35],
      [colour, 0],
    ])
    return path(d, fill, { opacity: SHADE_MARK, ...more })
  }

  /** A form with a flat colour and its shade. */
  form(d: string, fill: string, side: Side = 'bottom', colour = this.pal.ink, alpha = 0.35): string {
    return path(d, fill) + this.shade(d, side, colour, alpha)
  }

  /** A round glow, grained like the shades. */
  glow(cx: number, cy: number, r: number, colour: string, alpha = 0.6): string {
    const fill = this.define((id) =>
      element(
        'radialGradient',
        { id },
        this.stops([
          [colour, alpha],
          [colour, alpha * 0.4],
          [colour, alpha * 0.12],
          [colour, 0],
        ]),
      ),
    )
    return circle(cx, cy, r, fill, { opacity: SHADE_MARK })
  }

  clip(d: string, content: readonly string[] | string): string {
    const url = this.define((id) => element('clipPath', { id }, element('path', { d })))
    return group(content, { 'clip-path': url })
  }

  /** The content with its own silhouette as a shadow below it. */
  cast(content: string, dx = 14, dy = 20, alpha = 0.2): string {
    const values = `0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${alpha} 0`
    const black = this.define((id) => element('filter', { id }, element('feColorMatrix', { values })))
    // The shades of the copy are dropped: a shadow has none.
    const copy = content.replaceAll(SHADE_MARK, '0')
    return group(group(copy, { filter: black }), { transform: `translate(${n(dx)} ${n(dy)})` }) + content
  }

  /** The whole sheet in one colour, shaded from one side. */
  ground(fill: string, side: Side = 'top', colour = this.pal.ink, alpha = 0.3): string {
    return this.form(dRect(0, 0, this.w, this.h), fill, side, colour, alpha)
  }

  /** A line of hills from edge to edge, filled down to the bottom of the sheet. */
  ridge(
    y: number,
    height: number,
    bumps: number,
    from = -60,
    to = this.w + 60,
  ): { d: string; points: Point[] } {
    const points = times(bumps + 1, (i): Point => {
      const up = i % 2 ? -1 : 0.2
      return [from + ((to - from) * i) / bumps, y + height * up * this.rng.range(0.55, 1)]
    })
    const [first = [from, y], ...others] = points
    let [x1, y1] = first
    let d = `M${n(x1)} ${n(y1)}`
    for (const [x2, y2] of others) {
      const half = (x2 - x1) * 0.5
      d += `C${n(x1 + half)} ${n(y1)} ${n(x2 - half)} ${n(y2)} ${n(x2)} ${n(y2)}`
      ;[x1, y1] = [x2, y2]
    }
    return { d: `${d}L${n(to)} ${n(this.h + 60)}L${n(from)} ${n(this.h + 60)}Z`, points }
  }

  svg(body: string): string {
    const { width, height } = this.size
    const scale = Math.max(width / this.w, height / this.h)
    const [w, h] = [width / scale, height / scale]
    const viewBox = `${n((this.w - w) / 2)} ${n((this.h - h) / 2)} ${n(w)} ${n(h)}`
    const defs = element('defs', {}, [...this.defs.values()].join(''))
    return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, defs + body)
  }
}

import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, d, dCircle, dCurve, dPoly, group, type Point, polar, rect, stroke, times } from './svg'

/** A leaf along the x axis, its foot at the origin. */
export function dLeaf(length: number, width: number): string {
  const upper = d`C${length * 0.25} ${-width} ${length * 0.75} ${-width * 0.8} ${length} 0`
  return d`M0 0${upper}C${length * 0.75} ${width * 0.6} ${length * 0.25} ${width * 0.7} 0 0Z`
}

export type PlantKind = 'fronds' | 'round' | 'blades' | 'monstera'
export const plantKinds: readonly PlantKind[] = ['fronds', 'round', 'blades', 'monstera']

/** A pot plant, 100 units tall before scaling, standing on x, y. */
export function plant(
  s: Stage,
  x: number,
  y: number,
  h: number,
  kind: PlantKind,
  leaf: string,
  pot: string,
): string {
  const { rng, pal } = s
  const tone = () => mix(leaf, rng.pick([pal.ink, pal.paper]), rng.range(0.02, 0.24))
  const stem = mix(leaf, pal.ink, 0.35)
  const blade = (lx: number, ly: number, angle: number, length: number, width: number) =>
    at(lx, ly, s.form(dLeaf(length, width), tone(), 'left', pal.ink, 0.5), angle)
  const stalk = (lx: number, ly: number) => stroke(d`M0 -26Q${lx * 0.25} ${ly * 0.8} ${lx} ${ly}`, stem, 1.3)
  const grow: Record<PlantKind, () => string[]> = {
    fronds: () =>
      times(11, (i) => blade(0, -26, -90 + (i - 5) * 17 + rng.range(-5, 5), rng.range(50, 76), 6.5)),
    blades: () =>
      times(9, (i) =>
        blade((i - 4) * 1.8, -26, -90 + (i - 4) * 9 + rng.range(-3, 3), rng.range(50, 78), 4.8),
      ),
    round: () =>
      times(10, (i) => {
        const [lx, ly] = polar(0, -26, rng.range(26, 62), -90 + (i - 4.5) * 15 + rng.range(-4, 4))
        return stalk(lx, ly) + s.form(dCircle(lx, ly, 8.5), tone(), 'bottom-left', pal.ink, 0.45)
      }),
    monstera: () =>
      times(7, (i) => {
        const angle = -90 + (i - 3) * 24 + rng.range(-5, 5)
        const [lx, ly] = polar(0, -26, rng.range(24, 42), angle)
        return stalk(lx, ly) + blade(lx, ly, angle + rng.range(-22, 22), 34, 15)
      }),
  }
  const vessel = s.form('M-15 -26H15L11.4 0H-11.4Z', pot, 'left', pal.ink, 0.4)
  return at(
    x,
    y,
    [...grow[kind](), vessel, rect(-16.8, -27, 33.6, 5.6, mix(pot, pal.paper, 0.12), 1)],
    0,
    h / 100,
  )
}

export type TreeKind = 'poplar' | 'round' | 'pine'

export function tree(s: Stage, x: number, y: number, h: number, colour: string, kind: TreeKind): string {
  const crown: Record<TreeKind, () => string> = {
    poplar: () =>
      s.form('M0 -100C20 -60 16 -12 0 -12C-16 -12 -20 -60 0 -100Z', colour, 'right', s.pal.ink, 0.45),
    round: () => s.form(dCircle(0, -66, 34), colour, 'bottom-right', s.pal.ink, 0.45),
    pine: () =>
      [2, 1, 0]
        .map((i) => {
          const top = -100 + i * 20
          const w = 14 + i * 6
          return s.form(`M0 ${top}L${w} ${top + 44}H${-w}Z`, colour, 'right', s.pal.ink, 0.4)
        })
        .join(''),
  }
  return at(x, y, stroke('M0 0V-40', mix(colour, s.pal.ink, 0.5), 5) + crown[kind](), 0, h / 100)
}

export function cloud(x: number, y: number, w: number, colour: string, alpha = 1): string {
  const h = w * 0.13
  const parts = [
    rect(x - w / 2, y, w, h, colour, h),
    rect(x - w * 0.28, y - h * 0.72, w * 0.62, h * 1.2, colour, h),
    rect(x - w * 0.06, y - h * 1.3, w * 0.26, h * 1.6, colour, h),
  ]
  return group(parts, { opacity: alpha })
}

export function birds(s: Stage, x: number, y: number, spread: number, count: number, colour: string): string {
  return times(count, (i) => {
    const bx = x + (i / count - 0.5) * spread * 2 + s.rng.range(-16, 16)
    return at(
      bx,
      y + s.rng.range(-0.4, 0.4) * spread,
      stroke('M-10 -3Q-4 -7 0 0Q4 -7 10 -3', colour, 2.4),
      0,
      s.rng.range(1, 2.2),
    )
  }).join('')
}

/** Sea as rows of waves, from y to the bottom of the sheet. */
export function waves(s: Stage, y: number, rows: number, far: string, near: string, size: number): string {
  return times(rows, (i) => {
    const step = size * (0.7 + i * 0.22)
    const top = y + size * (0.45 * i + 0.045 * i * i)
    const start = -step * 2 + (i % 2) * step * 0.5 + s.rng.range(0, step)
    const crest = times(
      Math.ceil(s.w / step) + 5,
      (k): Point => [start + k * step, top + (k % 2 ? -1 : 1) * step * 0.1],
    )
    return s.form(
      d`${dCurve(crest)}V${s.h + 40}H-300Z`,
      mix(far, near, i / Math.max(1, rows - 1)),
      'top',
      s.pal.paper,
      0.16,
    )
  }).join('')
}

export function stars(s: Stage, count: number, bottom: number, colour: string): string {
  return times(count, () =>
    circle(s.rng.range(0, s.w), s.rng.range(0, bottom), s.rng.range(1.2, 3.4), colour),
  ).join('')
}

/** Rows of a field running to a vanishing point. */
export function furrows(
  s: Stage,
  y: number,
  vx: number,
  count: number,
  colours: readonly [string, string],
): string {
  const span = s.w * 3
  return times(count, (i) => {
    const x1 = vx - span / 2 + (span * i) / count
    const x2 = vx - span / 2 + (span * (i + 1)) / count
    return s.form(
      dPoly([
        [vx + (x1 - vx) * 0.06, y],
        [vx + (x2 - vx) * 0.06, y],
        [x2, s.h + 10],
        [x1, s.h + 10],
      ]),
      colours[i % 2] ?? colours[0],
      'top',
      s.pal.paper,
      0.25,
    )
  }).join('')
}

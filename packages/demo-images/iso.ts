import { mix } from './palettes'
import type { Stage } from './stage'
import { dPoly, type Point, poly } from './svg'

/** Isometric space: x to the lower right, y to the lower left, z up. */
export class Iso {
  constructor(
    readonly s: Stage,
    readonly ox: number,
    readonly oy: number,
    readonly unit: number,
  ) {}

  p(x: number, y: number, z = 0): Point {
    return [this.ox + (x - y) * 0.866 * this.unit, this.oy + ((x + y) * 0.5 - z) * this.unit]
  }

  face(corners: readonly (readonly [number, number, number])[], fill: string): string {
    return poly(
      corners.map(([x, y, z]) => this.p(x, y, z)),
      fill,
    )
  }

  /** A block: lit from above, half lit on the left, dark on the right. */
  box(x: number, y: number, z: number, w: number, l: number, h: number, colour: string): string {
    const { ink, paper } = this.s.pal
    const top = dPoly([
      this.p(x, y, z + h),
      this.p(x + w, y, z + h),
      this.p(x + w, y + l, z + h),
      this.p(x, y + l, z + h),
    ])
    const left = dPoly([
      this.p(x, y + l, z),
      this.p(x + w, y + l, z),
      this.p(x + w, y + l, z + h),
      this.p(x, y + l, z + h),
    ])
    const right = dPoly([
      this.p(x + w, y, z),
      this.p(x + w, y + l, z),
      this.p(x + w, y + l, z + h),
      this.p(x + w, y, z + h),
    ])
    return (
      this.s.form(left, mix(colour, ink, 0.16), 'bottom', ink, 0.3) +
      this.s.form(right, mix(colour, ink, 0.42), 'bottom', ink, 0.4) +
      this.s.form(top, mix(colour, paper, 0.14), 'right', ink, 0.12)
    )
  }

  /** A picture on the wall of constant y (facing the lower left). */
  wallY(x: number, y: number, z: number, w: number, h: number, fill: string): string {
    return this.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + h],
        [x, y, z + h],
      ],
      fill,
    )
  }

  /** A picture on the wall of constant x (facing the lower right). */
  wallX(x: number, y: number, z: number, l: number, h: number, fill: string): string {
    return this.face(
      [
        [x, y, z],
        [x, y + l, z],
        [x, y + l, z + h],
        [x, y, z + h],
      ],
      fill,
    )
  }

  floor(x: number, y: number, z: number, w: number, l: number, fill: string): string {
    return this.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + l, z],
        [x, y + l, z],
      ],
      fill,
    )
  }
}

import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, dCircle, rect, stroke, times } from './svg'

/** A measuring buoy, 100 units wide, its water line at the origin. */
export function buoy(s: Stage, x: number, y: number, w: number, angle: number, worn = false): string {
  const { pal } = s
  const body = [
    stroke('M0 40V90', pal.ink, 8),
    s.form(dCircle(0, 96, 16), pal.ink, 'bottom'),
    s.form(
      'M-50 -14Q-50 -22 -42 -22H42Q50 -22 50 -14L34 34Q30 44 20 44H-20Q-30 44 -34 34Z',
      pal.warm,
      'bottom-right',
      pal.hot,
      0.75,
    ),
    rect(-50, -8, 100, 10, pal.ink),
    stroke('M-30 -22L-9 -120M30 -22L9 -120M-22 -62H22M-15 -94H15', pal.ink, 5),
    s.form('M-38 -62L-12 -94L6 -84L-20 -50Z', pal.deep, 'top', pal.soft, 0.7),
    rect(-16, -132, 32, 14, pal.paper, 3),
    circle(0, -144, 10, pal.hot),
    worn ? stroke('M9 -136L30 -172', pal.ink, 4) : stroke('M0 -154V-196M-12 -196H12', pal.ink, 3.4),
    worn
      ? times(12, (i) => circle(-32 + i * 6, 30 + (i % 3) * 6, 5, mix(pal.soft, pal.ink, 0.3))).join('')
      : s.glow(0, -144, 60, pal.hot, 0.8),
  ]
  return at(x, y, body, angle, w / 100)
}

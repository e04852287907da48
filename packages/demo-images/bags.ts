import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, dRect, path, stroke } from './svg'

export type BagKind = 'satchel' | 'tote' | 'bucket'

/** A bag 100 units wide, standing on x, y. */
export function bag(s: Stage, x: number, y: number, w: number, kind: BagKind, colour: string): string {
  const { pal } = s
  const dark = mix(colour, pal.ink, 0.35)
  const thread = mix(colour, pal.paper, 0.55)
  const fine = { 'stroke-dasharray': '3.2 2.4' }
  const lock = s.form(dRect(-6, -36, 12, 13, 2), pal.warm, 'bottom', pal.ink, 0.4)
  const kinds: Record<BagKind, () => string[]> = {
    satchel: () => [
      stroke('M-24 -66C-24 -102 24 -102 24 -66', dark, 6),
      s.form(
        'M-50 -64Q-50 -70 -44 -70H44Q50 -70 50 -64L46 -6Q45 0 39 0H-39Q-45 0 -46 -6Z',
        colour,
        'bottom',
        pal.ink,
        0.5,
      ),
      s.form(
        'M-51 -70H51L46 -38Q44 -30 36 -30H-36Q-44 -30 -46 -38Z',
        mix(colour, pal.paper, 0.08),
        'bottom-right',
        pal.ink,
        0.4,
      ),
      stroke('M-46 -66L-42 -40Q-41 -34 -35 -34H35Q41 -34 42 -40L46 -66', thread, 0.9, fine),
      lock,
    ],
    tote: () => [
      stroke('M-26 -70C-26 -116 26 -116 26 -70', dark, 4.6),
      s.form('M-44 -76H44L50 -6Q50 0 44 0H-44Q-50 0 -50 -6Z', colour, 'bottom-right', pal.ink, 0.5),
      stroke('M-22 -100C-22 -128 22 -128 22 -100V-52M-22 -100V-52', mix(colour, pal.paper, 0.1), 4.6),
      stroke('M-41 -70H41M-44 -6H44', thread, 0.9, fine),
      circle(-22, -54, 3, pal.warm),
      circle(22, -54, 3, pal.warm),
    ],
    bucket: () => [
      stroke('M-34 -64C-50 -128 50 -128 34 -64', dark, 5),
      s.form('M-36 -70Q0 -60 36 -70L46 -8Q46 0 38 0H-38Q-46 0 -46 -8Z', colour, 'right', pal.ink, 0.5),
      path('M-36 -70Q0 -80 36 -70Q0 -60 -36 -70Z', dark),
      stroke('M-40 -46Q0 -36 40 -46', pal.warm, 2.6),
      stroke('M0 -42L-7 -22M0 -42L8 -20', pal.warm, 2.6),
      stroke('M-43 -8H43', thread, 0.9, fine),
    ],
  }
  const shadow = path('M-48 0H52L96 8H-30Z', pal.ink, { opacity: 0.2 })
  return at(x, y, [shadow, ...kinds[kind]()], 0, w / 100)
}

import { head, type Person, person, shadeOf } from './heads'
import { plant, plantKinds } from './nature'
import { mix, type PaletteName, skins } from './palettes'
import type { Stage } from './stage'
import { at, circle, d, dArch, dCircle, dRect, path, ring, stroke } from './svg'

type Look = Partial<Person> & {
  palette: PaletteName
  glasses?: boolean
  beard?: boolean
}

/** The looks of the invented authors; other authors have random looks. */
export const looks: Record<string, Look> = {
  'ada-fictive': { palette: 'cobalt', skin: skins[3], hair: '#1c1c26', style: 'curly', glasses: true },
  'noe-exemple': { palette: 'clay', skin: skins[1], hair: '#4b2c1c', style: 'short', beard: true },
  'lina-specimen': { palette: 'plum', skin: skins[0], hair: '#8a4f2a', style: 'bun' },
  'tom-maquette': { palette: 'forest', skin: skins[0], hair: '#c98f4e', style: 'short', glasses: true },
}

/** A portrait of an invented person on a 400 by 400 sheet. */
export function portrait(s: Stage, key: string): string {
  const { pal, rng } = s
  const look: Look = looks[key] ?? { palette: 'slate', glasses: rng.chance(0.4) }
  const p = person(s, { top: pal.hot, cover: pal.deep, ...look })
  const line = mix(p.skin, '#2a0f14', 0.72)
  const smile = d`M-26 ${44}Q0 ${66} 26 ${44}`
  const beard = look.beard
    ? path('M-83 0C-86 60 -60 116 0 116C60 116 86 60 83 0C70 34 40 26 0 26C-40 26 -70 34 -83 0Z', p.hair)
    : ''
  const glasses = look.glasses
    ? ring(-34, -2, 25, line, 6) + ring(34, -2, 25, line, 6) + stroke('M-9 -4Q0 -10 9 -4', line, 6)
    : ''
  const cheeks = [-54, 54].map((x) => circle(x, 32, 14, pal.ember, { opacity: 0.28 })).join('')
  const features = [
    circle(-34, -2, 7, line),
    circle(34, -2, 7, line),
    path('M-2 2L-11 28L4 30Z', shadeOf(p.skin)),
    beard,
    stroke(smile, look.beard ? pal.paper : line, 6),
    look.beard ? '' : cheeks,
    glasses,
  ]
  const sheet = mix(pal.soft, pal.paper, 0.25)
  const coat = 'M-168 250C-172 110 -110 84 -42 66H42C110 84 172 110 168 250Z'
  return [
    s.form(dRect(0, 0, 400, 400), sheet, 'bottom-right', pal.mid, 0.6),
    s.form(
      rng.chance(0.5) ? dArch(62, 46, 276, 380) : dCircle(200, 196, 150),
      pal.warm,
      'bottom',
      pal.ember,
      0.6,
    ),
    plant(s, rng.chance(0.5) ? 352 : 48, 420, 230, rng.pick(plantKinds), pal.mid, pal.deep),
    at(200, 232, [
      stroke('M0 20V80', shadeOf(p.skin), 58),
      s.form(coat, p.top, 'bottom', pal.ink, 0.45),
      path('M-46 66Q0 118 46 66L30 60H-30Z', mix(p.top, pal.paper, 0.6)),
      head(0, -46, 92, p),
      at(0, -40, features, 0, 0.95),
    ]),
  ].join('')
}

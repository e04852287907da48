import { hairs, mix, skins } from './palettes'
import type { Stage } from './stage'
import { at, circle, dRect, ellipse, path } from './svg'

export type HairStyle = 'short' | 'bun' | 'long' | 'curly' | 'bald' | 'cap' | 'helmet' | 'scarf'
export type View = 'front' | 'back' | 'side'

export type Person = {
  skin: string
  hair: string
  style: HairStyle
  top: string
  legs: string
  /** Helmet, cap or scarf. */
  cover: string
  /** Reflecting bands over the top. */
  vest?: string
}

const natural: readonly HairStyle[] = ['short', 'bun', 'long', 'curly', 'short', 'bun', 'scarf', 'bald']
const covered: readonly HairStyle[] = ['cap', 'helmet', 'scarf']

/** A random person; `wear` replaces random properties. */
export function person(s: Stage, wear: Partial<Person> = {}): Person {
  const { rng, pal } = s
  return {
    skin: rng.pick(skins),
    hair: rng.pick(hairs),
    style: rng.pick(natural),
    top: rng.pick([pal.hot, pal.paper, pal.mid, pal.warm, pal.soft]),
    legs: pal.ink,
    cover: pal.warm,
    ...wear,
  }
}

/** The shadow side of a skin. */
export function shadeOf(skin: string): string {
  return mix(skin, '#301018', 0.2)
}

/** A head of radius r around x, y; in side view it looks to the right. Faces are left blank. */
export function head(x: number, y: number, r: number, p: Person, view: View = 'front', tilt = 0): string {
  const parts = [behind(p, view), ellipse(0, 0, 86, 100, p.skin)]
  if (view === 'front') parts.push(circle(-86, 10, 17, p.skin), circle(86, 10, 17, p.skin))
  if (view === 'side') parts.push(path('M70 -12l36 34l-30 12Z', p.skin))
  parts.push(above(p, view))
  if (view === 'side' && p.style !== 'scarf') parts.push(circle(-12, 14, 17, shadeOf(p.skin)))
  return at(x, y, parts, tilt, r / 100)
}

function behind(p: Person, view: View): string {
  const side = view === 'side'
  if (p.style === 'long')
    return path(side ? dRect(-107, -90, 115, 250, 60) : dRect(-112, -90, 224, 250, 60), p.hair)
  if (p.style === 'bun') return side ? circle(-95, -75, 42, p.hair) : circle(0, -112, 42, p.hair)
  if (p.style === 'curly') return circle(side ? -25 : 0, -28, 120, p.hair)
  if (p.style === 'scarf') return path(dRect(-90, 0, 170, 155, 60), p.cover)
  return ''
}

function above(p: Person, view: View): string {
  const colour = covered.includes(p.style) ? p.cover : p.hair
  if (p.style === 'bald') return ''
  if (view === 'back') return back(p, colour)
  if (p.style === 'helmet') {
    const brim = view === 'side' ? dRect(-105, -42, 240, 20, 10) : dRect(-118, -42, 236, 20, 10)
    return path('M-100 -34a100 100 0 0 1 200 0Z', colour) + path(brim, colour)
  }
  if (p.style === 'cap') {
    const peak = view === 'side' ? path(dRect(30, -50, 115, 18, 9), colour) : ''
    return path('M-92 -30a92 86 0 0 1 184 0Z', colour) + peak
  }
  if (view === 'side') {
    const low = p.style === 'scarf' ? 115 : p.style === 'short' ? 45 : 60
    const nape = `C-100 ${low} -70 ${low} -42 ${low}`
    return path(`M62 -62C50 -128 -110 -140 -102 0${nape}C-50 -10 -10 -50 62 -62Z`, colour)
  }
  const low = p.style === 'scarf' ? 75 : p.style === 'long' ? 40 : 2
  const fringe = `C80 -50 20 -62 -10 -60C-50 -56 -80 -40 -94 ${low}Z`
  return path(`M-94 ${low}C-120 -150 120 -150 94 ${low}${fringe}`, colour)
}

function back(p: Person, colour: string): string {
  if (p.style === 'helmet' || p.style === 'cap') {
    return path('M-100 5C-112 -150 112 -150 100 5Q0 40 -100 5Z', colour)
  }
  const low = p.style === 'short' ? 62 : 88
  return path(
    `M-100 ${low - 40}C-112 -150 112 -150 100 ${low - 40}C90 ${low + 40} -90 ${low + 40} -100 ${low - 40}Z`,
    colour,
  )
}

/** Small builders for SVG text. A `d…` function gives the data of a path, the others an element. */
export type Point = readonly [number, number]
export type Attributes = Record<string, string | number | undefined>

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Path data with every number rounded: d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1]
    return text + (typeof value === 'number' ? n(value) : (value ?? '')) + part
  })
}

export function element(name: string, attributes: Attributes, children = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined)
      text += ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`
  }
  return children ? `${text}>${children}</${name}>` : `${text}/>`
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more })
}

/** A line with round ends and joins: limbs, wires, threads. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return path(dRect(x, y, w, h, radius), fill)
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more })
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function ring(
  cx: number,
  cy: number,
  r: number,
  colour: string,
  width: number,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more })
}

export function poly(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(dPoly(points), fill, more)
}

export function group(children: readonly string[] | string, more: Attributes = {}): string {
  return element('g', more, typeof children === 'string' ? children : children.join(''))
}

/** The children moved to x, y, then turned, then scaled. */
export function at(
  x: number,
  y: number,
  children: readonly string[] | string,
  angle = 0,
  sx = 1,
  sy = sx,
): string {
  const turn = angle ? ` rotate(${n(angle)})` : ''
  const size = sx === 1 && sy === 1 ? '' : ` scale(${sx.toFixed(3)} ${sy.toFixed(3)})`
  return group(children, { transform: `translate(${n(x)} ${n(y)})${turn}${size}` })
}

export function dLine(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
}

export function dPoly(points: readonly Point[]): string {
  return `${dLine(points)}Z`
}

export function dRect(x: number, y: number, w: number, h: number, radius = 0): string {
  if (!radius) return d`M${x} ${y}h${w}v${h}h${-w}Z`
  const r = Math.min(radius, w / 2, h / 2)
  const turn = (dx: number, dy: number) => d`a${r} ${r} 0 0 1 ${dx} ${dy}`
  const start = d`M${x + r} ${y}h${w - 2 * r}`
  const right = d`${turn(r, r)}v${h - 2 * r}${turn(-r, r)}`
  return d`${start}${right}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}Z`
}

export function dCircle(cx: number, cy: number, r: number, ry = r): string {
  return d`M${cx - r} ${cy}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`
}

/** A doorway: straight sides, a half circle above. */
export function dArch(x: number, y: number, w: number, h: number): string {
  const r = w / 2
  return d`M${x} ${y + h}v${r - h}a${r} ${r} 0 0 1 ${w} 0v${h - r}Z`
}

/** A soft curve through points (Catmull-Rom). */
export function dCurve(points: readonly Point[], closed = false): string {
  const count = points.length
  const p = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    const point = points[index]
    if (!point) throw new Error('dCurve: there are no points')
    return point
  }
  let text = d`M${p(0)[0]} ${p(0)[1]}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    text += d`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6}`
    text += d` ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`
  }
  return closed ? `${text}Z` : text
}

/** An arc of a circle, angles in degrees, 0 to the right, clockwise. */
export function dArc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [ax, ay] = polar(cx, cy, r, from)
  const [bx, by] = polar(cx, cy, r, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return d`M${ax} ${ay}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${bx} ${by}`
}

export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}

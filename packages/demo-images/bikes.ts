import { seated } from './figures'
import { person } from './heads'
import { mix } from './palettes'
import type { Stage } from './stage'
import { at, circle, d, dArch, dRect, path, polar, rect, ring, stroke, times } from './svg'

export function wheel(s: Stage, x: number, y: number, r: number, spokes = 18, tyre = s.pal.ink): string {
  const lines = times(spokes, (i) => {
    const [ax, ay] = polar(x, y, r * 0.1, i * (360 / spokes) + 40)
    const [bx, by] = polar(x, y, r * 0.92, i * (360 / spokes))
    return d`M${ax} ${ay}L${bx} ${by}`
  })
  return (
    stroke(lines.join(''), mix(s.pal.soft, s.pal.ink, 0.3), Math.max(1.5, r * 0.014)) +
    ring(x, y, r, tyre, r * 0.12) +
    ring(x, y, r * 0.9, s.pal.soft, r * 0.05) +
    circle(x, y, r * 0.12, s.pal.ink)
  )
}

/** A cargo bike with its rider; the ground is at y, the front wheel to the right. */
export function cargoBike(
  s: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
  facing: 1 | -1 = 1,
  rider = true,
): string {
  const { pal } = s
  const p = person(s, {
    top: s.rng.pick([pal.paper, pal.warm, pal.soft]),
    style: 'helmet',
    cover: pal.warm,
    legs: pal.ink,
  })
  const parts = [
    wheel(s, -170, -72, 72),
    wheel(s, 262, -56, 56),
    stroke(
      'M-170 -72L-60 -66L-110 -190M-60 -66L30 -160L-110 -170L-170 -72M30 -160L60 -52L262 -56',
      colour,
      15,
    ),
    stroke('M30 -160L16 -232L-14 -236', pal.ink, 10),
    stroke('M-112 -186L-120 -216', pal.ink, 10),
    s.form(dRect(-156, -230, 76, 17, 8), pal.ink, 'bottom'),
    circle(-60, -66, 28, pal.ink),
    circle(-60, -66, 17, pal.soft),
    stroke('M-60 -94H-170M-60 -38H-170', pal.ink, 4),
    rider ? seated(s, -118, -238, 5.1, p, 1, 'table') : '',
    s.form('M66 -196H250L226 -70H92Z', colour, 'right', pal.ink, 0.45),
    rect(56, -206, 206, 18, mix(colour, pal.paper, 0.25), 6),
    rect(90, -150, 130, 12, pal.paper),
    rider
      ? s.form(dRect(100, -270, 70, 66, 4), pal.warm, 'right', pal.ink, 0.3) +
        s.form(dRect(168, -246, 60, 42, 4), pal.paper, 'right', pal.ink, 0.3)
      : '',
  ]
  return at(x, y, parts, 0, facing * scale, scale)
}

export function house(s: Stage, x: number, base: number, w: number, h: number, colour: string): string {
  const { rng, pal } = s
  const gable = rng.chance(0.5)
  const y = base - h
  const roof = gable
    ? `M${x} ${y}L${x + w / 2} ${y - w * 0.42}L${x + w} ${y}Z`
    : `M${x - 6} ${y}L${x + 14} ${y - 46}H${x + w - 14}L${x + w + 6} ${y}Z`
  const columns = Math.max(2, Math.round(w / 78))
  const glass = mix(pal.deep, pal.ink, 0.3)
  const panes = times(columns * Math.floor(h / 118), (i) => {
    const px = x + (w / columns) * ((i % columns) + 0.5) - 18
    const py = y + 26 + Math.floor(i / columns) * 118
    return (
      path(
        rng.chance(0.3) ? dArch(px, py, 36, 66) : dRect(px, py, 36, 66),
        rng.chance(0.18) ? pal.warm : glass,
      ) + rect(px - 5, py + 66, 46, 7, mix(colour, pal.paper, 0.4))
    )
  })
  return (
    s.form(dRect(x, y, w, h + 4), colour, 'bottom', pal.ink, 0.28) +
    s.form(roof, mix(pal.deep, pal.ink, rng.range(0, 0.5)), 'right', pal.ink, 0.4) +
    panes.join('')
  )
}

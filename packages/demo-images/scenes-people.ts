import { standing } from './figures'
import { head, person, shadeOf } from './heads'
import { mix } from './palettes'
import type { Scene } from './stage'
import { at, d, dArch, dRect, path, rect, stroke, times } from './svg'

/** A row of people and what they say, one bubble larger than all the others. */
export const speech: Scene = (s) => {
  const { rng, pal } = s
  const wall = rng.pick([mix(pal.soft, pal.paper, 0.25), pal.mid, mix(pal.deep, pal.mid, 0.15)])
  const loud = rng.int(1, 4)
  const bubble = (x: number, y: number, w: number, h: number, c: string, lines: number, tail: number) =>
    s.cast(
      path(
        dRect(x - w / 2, y - h / 2, w, h, Math.min(h / 2, 60)) +
          d`M${x + tail - 24} ${y + h / 2 - 4}l24 54l34 -54Z`,
        c,
      ),
      10,
      14,
      0.16,
    ) +
    times(lines, (i) =>
      rect(
        x - w / 2 + 46,
        y - (lines * 34) / 2 + 10 + i * 34,
        (w - 92) * (i === lines - 1 ? 0.6 : 1),
        13,
        mix(c, pal.ink, 0.38),
        7,
      ),
    ).join('')
  const small = (x: number) =>
    s.cast(path(dRect(x - 52, 410, 104, 64, 28) + d`M${x - 10} 466l10 28l16 -28Z`, pal.paper), 6, 8, 0.16) +
    rect(x - 26, 436, 52, 11, mix(pal.paper, pal.ink, 0.35), 6)
  const folk = times(6, (i) => {
    const x = 150 + i * 260
    const p = person(s)
    const body = 'M-112 330C-116 90 -80 70 -24 56H24C80 70 116 90 112 330Z'
    return at(
      x,
      600,
      [
        stroke('M0 10V70', shadeOf(p.skin), 46),
        s.form(body, p.top === wall ? pal.ink : p.top, 'bottom', pal.ink, 0.5),
        head(0, -24, 72, p, i < loud ? 'side' : i > loud ? 'side' : 'front'),
      ],
      0,
      i > loud ? -1 : 1,
      1,
    )
  })
  const talk = times(6, (i) => {
    if (i === loud) return ''
    const x = 150 + i * 260
    const far = Math.abs(i - loud)
    return far > 1 ? small(x) : ''
  })
  const lx = 150 + loud * 260
  const bx = Math.max(450, Math.min(1150, lx))
  return [
    s.ground(wall, 'top', pal.ink, 0.25),
    s.form(dArch(500, 40, 600, 900), mix(wall, pal.paper, 0.18), 'bottom', wall, 0.7),
    ...talk,
    bubble(bx, 210, 740, 290, pal.hot, 6, lx - bx),
    ...folk,
  ].join('')
}

/** Metal doors in a row, one open: jacket, helmet, boots for somebody new. */
export const lockers: Scene = (s) => {
  const { rng, pal } = s
  const open = rng.int(2, 4)
  const steel = rng.pick([pal.mid, mix(pal.deep, pal.mid, 0.5), mix(pal.mid, pal.soft, 0.35)])
  const locker = (i: number) => {
    const x = 40 + i * 218
    const vents = times(4, (k) => rect(x + 60, 150 + k * 22, 92, 8, mix(steel, pal.ink, 0.4), 4)).join('')
    if (i !== open)
      return (
        s.form(dRect(x, 80, 208, 740, 6), steel, i % 2 ? 'left' : 'right', pal.ink, 0.3) +
        vents +
        rect(x + 168, 420, 16, 64, pal.ink, 8) +
        rect(x + 66, 280, 76, 38, pal.paper, 4) +
        rect(x + 78, 294, rng.range(30, 52), 9, pal.mid, 4)
      )
    return [
      s.form(dRect(x, 80, 208, 740), mix(pal.ink, pal.deep, 0.3), 'top', '#000000', 0.4),
      s.glow(x + 104, 360, 330, pal.warm, 0.6),
      rect(x, 240, 208, 12, steel),
      path(`M${x + 44} 238a60 58 0 0 1 120 0Z`, pal.warm),
      rect(x + 30, 230, 150, 11, pal.warm, 5),
      stroke(`M${x + 104} 252v30M${x + 64} 310L${x + 104} 282L${x + 144} 310`, pal.soft, 6),
      s.form(
        `M${x + 62} 306H${x + 146}L${x + 182} 380L${x + 168} 560H${x + 40}L${x + 26} 380Z`,
        pal.hot,
        'bottom',
        pal.ink,
        0.45,
      ),
      stroke(`M${x + 104} 306V558`, mix(pal.hot, pal.ink, 0.4), 5),
      rect(x + 36, 480, 136, 16, pal.paper),
      rect(x + 32, 440, 144, 10, pal.paper),
      s.form(`M${x + 34} 812V720H${x + 76}V770Q${x + 98} 776 ${x + 98} 812Z`, pal.ink, 'left', pal.deep, 0.6),
      s.form(
        `M${x + 112} 812V720H${x + 154}V770Q${x + 176} 776 ${x + 176} 812Z`,
        pal.ink,
        'left',
        pal.deep,
        0.6,
      ),
      s.form(
        `M${x + 208} 80L${x + 330} 40V866L${x + 208} 820Z`,
        mix(steel, pal.paper, 0.12),
        'right',
        pal.ink,
        0.5,
      ),
    ].join('')
  }
  const order = times(7, (i) => i).filter((i) => i !== open)
  const wall = mix(pal.soft, pal.paper, 0.3)
  return [
    s.ground(wall, 'top', pal.mid, 0.4),
    rect(0, 60, 1600, 22, pal.ink),
    ...order.map(locker),
    locker(open),
    s.form(dRect(0, 820, 1600, 90), mix(pal.deep, pal.ink, 0.3), 'bottom', pal.ink, 0.5),
    s.shade(`M${40 + open * 218} 822h208l160 78h-520Z`, 'top', pal.warm, 0.7),
    standing(
      s,
      40 + (open > 3 ? open - 1.4 : open + 2.5) * 218,
      866,
      560,
      person(s, { top: pal.paper, legs: pal.ink }),
      'hold',
      open > 3 ? 1 : -1,
    ),
  ].join('')
}

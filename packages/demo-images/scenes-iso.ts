import { Iso } from './iso'
import { stars } from './nature'
import { mix } from './palettes'
import { hero } from './scenes-games'
import type { Scene } from './stage'
import { at, d, dCircle, dRect, stroke, times } from './svg'

function room(iso: Iso, x: number, y: number, z: number, wall: string, index: number): string {
  const { s } = iso
  const { pal, rng } = s
  const dark = mix(wall, pal.ink, 0.3)
  const floorTone = mix(wall, pal.paper, 0.4)
  const box = (bx: number, by: number, bz: number, w: number, l: number, h: number, c: string) =>
    iso.box(x + bx, y + by, z + bz, w, l, h, c)
  const glow = (gx: number, gy: number, gz: number, r: number) =>
    s.glow(...iso.p(x + gx, y + gy, z + gz), r, pal.warm, 0.7)
  const tiles = times(8, (i) =>
    i % 2
      ? iso.floor(
          x + (i % 4),
          y + Math.floor(i / 4) * 2 + (i % 4 > 1 ? 0 : 1),
          z,
          1,
          1,
          mix(floorTone, wall, 0.3),
        )
      : '',
  )
  const shell = [
    iso.wallY(x, y, z, 4, 3, wall),
    iso.wallX(x, y, z, 4, 3, dark),
    iso.floor(x, y, z, 4, 4, floorTone),
    ...tiles,
  ]
  const windowLit =
    iso.wallY(x + 0.6, y, z + 1, 1.1, 1.3, pal.warm) + iso.wallY(x + 1.1, y, z + 1, 0.1, 1.3, wall)
  const frame = (c: string) =>
    iso.wallX(x, y + 1, z + 1, 1.4, 1.2, pal.paper) + iso.wallX(x, y + 1.15, z + 1.12, 1.1, 0.95, c)
  const kinds = [
    () => [
      windowLit,
      frame(pal.hot),
      box(0.4, 2.2, 0, 1.2, 1.6, 0.5, pal.deep),
      box(0.4, 2.2, 0.5, 1.2, 0.6, 0.2, pal.paper),
      box(2.8, 0.2, 0, 1, 0.8, 1, pal.mid),
      box(3.1, 0.4, 1, 0.3, 0.3, 0.5, pal.warm),
      glow(3.2, 0.5, 1.4, 90),
    ],
    () => [
      iso.wallY(x + 1.6, y, z, 1.1, 2.2, pal.ink),
      iso.wallY(x + 1.7, y, z, 0.9, 2.1, pal.warm),
      glow(2.1, 0, 1, 120),
      frame(pal.warm),
      ...times(4, (i) => box(2.6 + i * 0.35, 2.4, 0, 0.35, 1.4, 0.4 + i * 0.4, pal.mid)),
    ],
    () => [
      ...times(
        3,
        (i) =>
          iso.wallY(x + 0.5, y, z + 0.7 + i * 0.7, 3, 0.1, pal.ink) +
          times(6, (k) =>
            iso.wallY(
              x + 0.6 + k * 0.45,
              y,
              z + 0.8 + i * 0.7,
              0.3,
              rng.range(0.3, 0.5),
              rng.pick([pal.hot, pal.warm, pal.paper, pal.deep]),
            ),
          ).join(''),
      ),
      box(0.6, 1.6, 0, 1.6, 1.1, 0.9, pal.paper),
      box(1, 1.9, 0.9, 0.7, 0.15, 0.55, pal.ink),
      box(2.6, 2.8, 0, 0.8, 0.8, 0.6, pal.hot),
    ],
    () => [
      windowLit,
      iso.wallX(x, y + 0.5, z, 1.3, 2.4, pal.ink),
      box(2.2, 0.2, 0, 1.6, 1, 1.1, pal.deep),
      box(2.4, 0.4, 1.1, 0.4, 0.4, 0.7, pal.hot),
      box(1, 2.4, 0, 1.8, 1.2, 0.12, pal.hot),
      box(3.2, 2.6, 0, 0.4, 0.4, 1.4, pal.warm),
      glow(3.4, 2.8, 1.6, 120),
    ],
  ]
  return [
    ...shell,
    ...(kinds[index % kinds.length]?.() ?? []),
    iso.box(x - 0.15, y - 0.15, z - 0.25, 4.15, 0.15, 3.25, wall),
    '',
  ]
    .slice(0, -2)
    .join('')
}

/** Rooms of a game stacked in the air, a lamp lit in each; one small hero. */
export const isoRooms: Scene = (s) => {
  const { rng, pal } = s
  const night = rng.chance(0.6)
  const iso = new Iso(s, rng.range(740, 820), 430, 60)
  const first = rng.int(0, 3)
  const walls = rng.shuffle([pal.mid, mix(pal.mid, pal.soft, 0.5), mix(pal.deep, pal.mid, 0.5), pal.soft])
  const place = [
    [-5, -0.5, 0.6],
    [0, -4.6, 1.6],
    [0.2, 0.4, -1.6],
    [5, -4, -2.8],
  ] as const
  const rooms = place.map(([x, y, z], i) => {
    const slab = iso.box(x - 0.12, y - 0.12, z - 0.4, 4.24, 4.24, 0.4, mix(pal.ink, pal.deep, 0.5))
    return slab + room(iso, x, y, z, walls[i] ?? pal.mid, first + i)
  })
  const [hx, hy] = iso.p(2.2, 2.4, -1.6)
  const back = night ? pal.ink : mix(pal.paper, pal.soft, 0.4)
  const float = times(9, () =>
    iso.box(
      rng.range(-9, 9),
      rng.range(-6, -1),
      rng.range(-5, 3),
      0.5,
      0.5,
      0.5,
      rng.pick([pal.hot, pal.mid, pal.warm]),
    ),
  )
  return [
    s.ground(back, 'bottom', night ? pal.deep : pal.mid, 0.7),
    night ? stars(s, 70, 900, pal.soft) : '',
    s.form(
      dCircle(iso.ox, 440, 400),
      night ? mix(pal.deep, pal.ink, 0.3) : mix(pal.soft, pal.paper, 0.5),
      'bottom',
      pal.mid,
      0.6,
    ),
    ...float,
    ...rooms.slice(0, 2),
    ...rooms.slice(3),
    rooms[2] ?? '',
    hero(s, hx, hy + 14, 110),
  ].join('')
}

/** A harbour of blocks: quay, houses, a lighthouse, toy boats. */
export const isoHarbour: Scene = (s) => {
  const { rng, pal } = s
  const iso = new Iso(s, rng.range(640, 700), rng.range(390, 420), 70)
  const flipped = rng.chance(0.5)
  const sea = mix(pal.mid, pal.deep, 0.3)
  const house = (x: number, y: number, h: number, c: string) =>
    [
      iso.box(x, y, 0.6, 1.6, 1.6, h, c),
      iso.face(
        [
          [x, y + 1.6, h + 0.6],
          [x + 1.6, y + 1.6, h + 0.6],
          [x + 0.8, y + 1.6, h + 1.5],
        ],
        mix(c, pal.ink, 0.16),
      ),
      iso.face(
        [
          [x + 1.6, y + 1.6, h + 0.6],
          [x + 0.8, y + 1.6, h + 1.5],
          [x + 0.8, y, h + 1.5],
          [x + 1.6, y, h + 0.6],
        ],
        pal.hot,
      ),
      ...times(2, (i) => iso.wallY(x + 0.3 + i * 0.6, y + 1.6, 0.9, 0.35, 0.5, pal.warm)),
      iso.wallX(x + 1.6, y + 0.5, 0.6, 0.5, 0.9, pal.ink),
    ].join('')
  const boat = (x: number, y: number, c: string) =>
    iso.box(x, y, 0, 1.7, 0.8, 0.35, c) +
    iso.box(x + 0.3, y + 0.15, 0.35, 0.7, 0.5, 0.45, pal.paper) +
    stroke(d`M${iso.p(x + 1.3, y + 0.4, 0.35)[0]} ${iso.p(x + 1.3, y + 0.4, 0.35)[1]}v-70`, pal.ink, 4)
  const foam = times(34, () => {
    const [x, y] = iso.p(rng.range(-8, 14), rng.range(-4, 15))
    return stroke(d`M${x} ${y}h${rng.range(20, 54)}`, mix(sea, pal.paper, 0.4), 4)
  })
  const tower = times(5, (i) =>
    iso.box(
      7.2 + i * 0.08,
      0.4 + i * 0.08,
      0.6 + i * 0.9,
      1.6 - i * 0.16,
      1.6 - i * 0.16,
      0.9,
      i % 2 ? pal.hot : pal.paper,
    ),
  )
  const [lx, ly] = iso.p(8, 1.2, 5.6)
  const world = [
    iso.box(-4, -3, 0, 6, 5, 0.6, mix(pal.soft, pal.warm, 0.3)),
    iso.box(2, -3, 0, 4, 2.4, 0.6, mix(pal.soft, pal.mid, 0.3)),
    house(-3.4, -2.4, 1.7, pal.paper),
    house(-0.8, -2.6, 2.4, pal.soft),
    house(2.4, -2.6, 1.4, pal.mid),
    house(-3.6, 0, 1.2, pal.warm),
    house(-0.6, 0, 1.6, pal.paper),
    iso.box(6.4, -0.4, 0, 3.2, 3.2, 0.6, mix(pal.soft, pal.mid, 0.4)),
    ...tower,
    iso.box(7.7, 0.9, 5.1, 0.6, 0.6, 0.6, pal.warm),
    s.glow(lx, ly, 230, pal.warm, 0.9),
    boat(3.2, 1.4, pal.deep),
    iso.box(1.4, 2.6, 0, 5, 0.6, 0.45, mix(pal.soft, pal.ink, 0.25)),
    boat(2.2, 4.6, pal.hot),
    boat(-3, 4.4, pal.ink),
    boat(6.2, 6, pal.deep),
  ]
  return [
    s.ground(sea, 'bottom', pal.ink, 0.55),
    s.shade(dRect(0, 0, 1600, 900), 'top', pal.paper, 0.25),
    ...foam,
    flipped ? at(1600, 0, world, 0, -1, 1) : world.join(''),
  ].join('')
}

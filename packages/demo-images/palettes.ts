/**
 * Scenes use the roles of a palette instead of fixed colours, so that every scene works with every palette. The roles
 * from ink to paper are ordered from dark to light; hot is the accent colour, warm the colour of light.
 */
export type Palette = {
  name: string
  ink: string
  deep: string
  mid: string
  soft: string
  paper: string
  hot: string
  warm: string
  /** A warm colour for suns and evening skies, also in palettes whose hot is a cold colour. */
  ember: string
}

function palette(name: string, colours: string): Palette {
  const [ink, deep, mid, soft, paper, hot, warm] = colours.split(' ').map((c) => `#${c}`)
  if (!(ink && deep && mid && soft && paper && hot && warm)) throw new Error(`palette ${name}: seven colours`)
  const [red, , blue] = channels(hot)
  const ember = red > blue ? hot : mix(mid, warm, 0.15)
  return { name, ink, deep, mid, soft, paper, hot, warm, ember }
}

export const palettes = {
  dusk: palette('dusk', '1c2547 37457a 7583b5 d3bcc6 f6e8d8 ee6a46 f6b65c'),
  forest: palette('forest', '12332e 1f5648 579176 b9d2b2 f3edd9 e8633a f2bb4b'),
  clay: palette('clay', '3b1f1d 833f30 c4724f e8bc98 f7ebdb 2c6e70 f1bf5c'),
  harbour: palette('harbour', '0f2b3d 18546f 4391a8 abd3d3 f3eee1 f0603f f6c45f'),
  plum: palette('plum', '2b1a3d 593567 9c6295 debac5 f8ece1 f27b3d f3c565'),
  olive: palette('olive', '2c2c1b 5a5a2e 98965a d2cf9f f6f0de cb4a30 ecae45'),
  slate: palette('slate', '20272f 414f5c 7f909c c6d0d2 f2efe9 dc5638 f2b83a'),
  rose: palette('rose', '36202f 8f3550 d4697a f2bcae fceee2 22616a f4c35c'),
  moss: palette('moss', '1d2f33 38625b 86a883 d5dbb0 f7f1de d9583a efb24c'),
  cobalt: palette('cobalt', '171c4f 2b43a0 6c8fd6 bfd3ea f5f0e6 f2643d f8c64f'),
}

export type PaletteName = keyof typeof palettes

/** The palettes of each company: first its own, then general ones that match it. */
export const housePalettes: Record<string, readonly [Palette, ...Palette[]]> = {
  solvane: [
    palette('solvane', '10332f 1b6255 55a183 bcd9b4 f5f0da ee6c3b f7c443'),
    palettes.moss,
    palettes.harbour,
  ],
  'solvane-reseaux': [
    palette('solvane-reseaux', '0f2a35 1a5160 4b9196 b3d6c6 f3efdc ea6a35 f8ce4a'),
    palettes.dusk,
    palettes.forest,
  ],
  'kestrel-mobility': [
    palette('kestrel-mobility', '1c2c4a 2f5488 7ea4c6 c9dbe0 f7efe2 f26a2e f9bd4e'),
    palettes.clay,
    palettes.slate,
  ],
  'maison-orvale': [
    palette('maison-orvale', '33201b 6f3b28 b5714a e0b78f f6eadb 1f5a50 dfa84e'),
    palettes.rose,
    palettes.olive,
  ],
  'novaclair-sante': [
    palette('novaclair-sante', '1d2a57 3c5aa6 7fb0cf c3e0dc f4f3ea f0705a f7c877'),
    palettes.moss,
    palettes.rose,
  ],
  'tidewater-labs': [palettes.harbour, palettes.slate, palettes.dusk],
  'pixel-harbour': [
    palette('pixel-harbour', '261a4a 4f3a8c 9a7bc4 e3bcd6 faeee4 f36d5a f9c662'),
    palettes.plum,
    palettes.cobalt,
  ],
  ferrolane: [
    palette('ferrolane', '1a222e 35455a 7c8da0 c8cfd1 f3eee4 e2452f f4b43c'),
    palettes.dusk,
    palettes.olive,
  ],
  'civitas-numerique': [
    palette('civitas-numerique', '23204f 4a47a0 8f95d2 cdd2ea f6f1e6 ee6352 f6c654'),
    palettes.moss,
    palettes.clay,
  ],
  'atelier-bocage': [
    palette('atelier-bocage', '2a2b22 5c6044 a3a276 d9d3ac f7f0e1 c8583a e5a954'),
    palettes.clay,
    palettes.slate,
  ],
  quietworks: [palettes.slate, palettes.moss, palettes.plum],
}

export const skins = ['#f1c7a5', '#dd9f73', '#b87548', '#8a5230', '#5f3823'] as const
export const hairs = ['#2a1b18', '#4b2c1c', '#8a4f2a', '#c98f4e', '#d8d3cb', '#1c1c26'] as const

function channels(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

/** The colour at t between a and b. */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a)
  const to = channels(b)
  return `#${from
    .map((v, i) =>
      Math.round(v + ((to[i] ?? v) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

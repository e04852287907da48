export const networks = ['x', 'linkedin', 'facebook', 'slack'] as const
export type Network = (typeof networks)[number]

/** In pixels. */
export type Size = { width: number; height: number }

export type Rules = {
  /** The names of the tags, the first of which is used. */
  title: readonly string[]
  description: readonly string[]
  image: readonly string[]
  /** Characters. `description` is 0 where none is shown with a large image. */
  limits: { title: number; large: number; small: number }
  /** The smallest image at all, and in full width. */
  least: { small: Size; large: Size }
  /** Width to height of the large image; null where it keeps its own. */
  ratio: number | null
  /** Whether the page decides on the layout, by `twitter:card`. */
  obeysCardType: boolean
}

const openGraph = { title: ['og:title'], description: ['og:description', 'description'], image: ['og:image'] }
const withTwitter = {
  title: ['twitter:title', 'og:title'],
  description: ['twitter:description', 'og:description', 'description'],
  image: ['twitter:image', 'twitter:image:src', 'og:image'],
}
const wide = 1.91

/**
 * What each network shows. The sizes of images are from their documentation for developers; they publish no lengths of texts,
 * which are those observed on wide screens.
 */
export const rules: Readonly<Record<Network, Rules>> = {
  x: {
    ...withTwitter,
    limits: { title: 70, large: 0, small: 125 },
    least: { small: { width: 144, height: 144 }, large: { width: 300, height: 157 } },
    ratio: wide,
    obeysCardType: true,
  },
  linkedin: {
    ...openGraph,
    limits: { title: 119, large: 0, small: 0 },
    least: { small: { width: 120, height: 120 }, large: { width: 401, height: 210 } },
    ratio: wide,
    obeysCardType: false,
  },
  facebook: {
    ...openGraph,
    limits: { title: 88, large: 110, small: 110 },
    least: { small: { width: 200, height: 200 }, large: { width: 600, height: 315 } },
    ratio: wide,
    obeysCardType: false,
  },
  slack: {
    title: ['og:title', 'twitter:title'],
    description: ['og:description', 'twitter:description', 'description'],
    image: ['og:image', 'twitter:image'],
    limits: { title: 150, large: 300, small: 300 },
    least: { small: { width: 50, height: 50 }, large: { width: 250, height: 130 } },
    ratio: null,
    obeysCardType: true,
  },
}

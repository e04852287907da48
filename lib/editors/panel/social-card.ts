import { type CutText, cutToLength } from './cut-text'
import { hostOf, metaOf } from './page-facts'
import type { ServedPage } from './served-page'

export const networks = ['x', 'linkedin', 'facebook', 'slack'] as const
export type Network = (typeof networks)[number]

type Size = { width: number; height: number }
export type SocialImage = { url: string; alt: string | null; size: Size | null }

export type SocialProblem =
  | { kind: 'no-image' | 'unknown-size' | 'no-title' | 'no-description' | 'small-card' }
  /** Smaller than the network shows at all, or shows in full width. */
  | { kind: 'image-too-small' | 'image-shown-small'; size: Size; least: Size }
  /** `percent` of the image are outside of what is shown. */
  | { kind: 'image-cut'; percent: number }

export type SocialCard = {
  network: Network
  /** `large` has the image in full width, `small` a thumbnail beside the text, `text` no image. */
  layout: 'large' | 'small' | 'text'
  title: CutText
  /** Null where the network shows none, or the page has none. */
  description: CutText | null
  /** The line with the host. */
  host: string
  siteName: string
  image: SocialImage | null
  problems: readonly SocialProblem[]
}

type Rules = {
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
const rules: Readonly<Record<Network, Rules>> = {
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

export function toSocialCards(page: ServedPage, url: string): SocialCard[] {
  return networks.map((network) => toSocialCard(page, url, network))
}

function toSocialCard(page: ServedPage, url: string, network: Network): SocialCard {
  const { title: titles, description: descriptions, image: images, limits, least } = rules[network]
  const title = metaOf(page, ...titles) ?? page.title
  const description = metaOf(page, ...descriptions)
  const image = toImage(page, images)
  const layout = toLayout(page, image, network)
  const limit = layout === 'large' ? limits.large : limits.small
  const problems: SocialProblem[] = [
    ...(metaOf(page, ...titles) === null ? [{ kind: 'no-title' as const }] : []),
    ...(description === null && limit > 0 ? [{ kind: 'no-description' as const }] : []),
    ...imageProblems(image, layout, least, rules[network].ratio),
  ]
  return {
    network,
    layout,
    title: cutToLength(title ?? hostOf(url), limits.title),
    description: description === null || limit === 0 ? null : cutToLength(description, limit),
    host: hostOf(metaUrl(page, url)),
    siteName: metaOf(page, 'og:site_name') ?? hostOf(url),
    image,
    problems,
  }
}

/** Networks name the host of `og:url`. */
function metaUrl(page: ServedPage, url: string): string {
  const named = metaOf(page, 'og:url')
  return named !== null && URL.canParse(named) ? named : url
}

function toImage(page: ServedPage, names: readonly string[]): SocialImage | null {
  const name = names.find((candidate) => metaOf(page, candidate) !== null)
  const url = name && metaOf(page, name)
  if (!name || !url) return null
  const [width, height] = ['width', 'height'].map((side) => Number(metaOf(page, `${name}:${side}`)))
  const isKnown = width !== undefined && height !== undefined && width > 0 && height > 0
  return { url, alt: metaOf(page, `${name}:alt`), size: isKnown ? { width, height } : null }
}

function toLayout(page: ServedPage, image: SocialImage | null, network: Network): SocialCard['layout'] {
  const { least, obeysCardType } = rules[network]
  if (image === null || isSmaller(image.size, least.small)) return 'text'
  if (obeysCardType && metaOf(page, 'twitter:card') !== 'summary_large_image') return 'small'
  return isSmaller(image.size, least.large) ? 'small' : 'large'
}

/** False for an unknown size. */
function isSmaller(size: Size | null, least: Size): boolean {
  return size !== null && (size.width < least.width || size.height < least.height)
}

/** An image may be cut by as much without a word: nobody sees it. */
const tolerance = 0.06

function imageProblems(
  image: SocialImage | null,
  layout: SocialCard['layout'],
  least: Rules['least'],
  ratio: number | null,
): SocialProblem[] {
  if (image === null) return [{ kind: 'no-image' }]
  const { size } = image
  if (size === null) return [{ kind: 'unknown-size' }]
  if (layout === 'text') return [{ kind: 'image-too-small', size, least: least.small }]
  if (layout === 'small')
    return isSmaller(size, least.large)
      ? [{ kind: 'image-shown-small', size, least: least.large }]
      : [{ kind: 'small-card' }]
  const own = size.width / size.height
  const cut = ratio === null ? 0 : 1 - Math.min(own, ratio) / Math.max(own, ratio)
  return cut > tolerance ? [{ kind: 'image-cut', percent: Math.round(cut * 100) }] : []
}

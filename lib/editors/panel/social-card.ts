import { canParseUrl } from '@vitrine/api-contract/can-parse-url'
import { type CutText, cutToLength } from './cut-text'
import { hostOf, metaOf } from './page-facts'
import type { ServedPage } from './served-page'
import { type Network, networks, type Rules, rules, type Size } from './social-rules'

type SocialImage = { url: string; alt: string | null; size: Size | null }

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
  return named !== null && canParseUrl(named) ? named : url
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

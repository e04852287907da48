import { env } from '@/lib/env'
import { site } from './site'
import { type Measuring, measuringSources } from './site-yaml/measuring'

/** Hosts of the players that a video loads after a click. */
const videoPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
]

const isHttps = env.SITE_URL.startsWith('https:')

const images = ["img-src 'self' data:", ...env.IMAGE_HOSTS.map((host) => `https://${host}`)].join(' ')

const upgrade = isHttps ? ['upgrade-insecure-requests'] : []

type Frames = {
  /** What a page may show in a frame beside video players. */
  frames: readonly string[]
  /** The origins that may show the page in a frame. Empty for none. */
  ancestors: readonly string[]
  /** Null for pages that are not counted. */
  measuring?: Measuring | null
}

/** A policy for pages that Next.js renders: it writes inline scripts, and `next/image` writes style attributes. */
export function contentSecurityPolicyFor({ frames, ancestors, measuring }: Frames): string {
  const sources = measuring && measuringSources(measuring)
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", sources?.script ?? []].flat().join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    images,
    "font-src 'self'",
    ["connect-src 'self'", sources?.connect ?? []].flat().join(' '),
    `frame-src ${[...frames, ...videoPlayers].join(' ')}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    site.alert_form ? `form-action 'self' ${new URL(site.alert_form.url).origin}` : "form-action 'self'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    ...upgrade,
  ].join('; ')
}

/** The policy of documents that pages of every origin may show in a frame. `style` is the hash of their style. */
export function framePolicyFor(style: string): string {
  const sources = ["default-src 'none'", images, `style-src ${style}`]
  return [...sources, "base-uri 'none'", "form-action 'none'", 'frame-ancestors *', ...upgrade].join('; ')
}

/**
 * The policy of every response but those of the preview. The server gives pages a second one, which allows inline
 * scripts by their hash only; browsers apply both. @public next.config.mjs loads it. */
export const contentSecurityPolicy = contentSecurityPolicyFor({
  frames: [],
  ancestors: env.FRAME_ANCESTORS,
  measuring: site.measuring ?? null,
})

/** The sources of scripts that are files. */
export const scriptSources = ["'self'", site.measuring ? measuringSources(site.measuring).script : []]
  .flat()
  .join(' ')

/** Lets pages of every origin load a response: one that holds only public texts. */
export const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** The headers of every response of the site, of every status. */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', contentSecurityPolicy],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Two years, as browsers' preload lists require. Whether other subdomains have HTTPS is not known here.
  ...(isHttps ? ([['Strict-Transport-Security', 'max-age=63072000']] as const) : []),
  ...(env.SEARCH_ENGINES === 'deny' ? ([['X-Robots-Tag', 'noindex']] as const) : []),
]

import type { Metadata } from 'next'

/**
 * The tag of a previewed page with the directives that its public page will have. The `robots` tag of every previewed page
 * says `noindex`.
 */
export const publicRobotsTag = 'public-robots'

/** Search engines do not list a preview. The panel for editors reads what they are told on the public page. */
export function toPreviewMetadata(metadata: Metadata): Metadata {
  const content = robotsContent(metadata.robots)
  return {
    ...metadata,
    robots: { index: false, follow: false },
    ...(content === null ? {} : { other: { ...metadata.other, [publicRobotsTag]: content } }),
  }
}

/** In the order in which Next.js writes them. */
const otherDirectives = [
  ...(['noarchive', 'nosnippet', 'noimageindex', 'nocache', 'notranslate', 'indexifembedded'] as const),
  ...(['nositelinkssearchbox', 'unavailable_after'] as const),
  ...(['max-video-preview', 'max-image-preview', 'max-snippet'] as const),
]

/** The content of the `robots` tag that Next.js writes for the directives of a page; null where it writes none. */
function robotsContent(robots: Metadata['robots']): string | null {
  if (typeof robots === 'string' || !robots) return robots || null
  const { index, follow } = robots
  const directives = [
    ...(index === undefined ? [] : [index ? 'index' : 'noindex']),
    ...(follow === undefined ? [] : [follow ? 'follow' : 'nofollow']),
    ...otherDirectives.flatMap((name) => {
      const value = robots[name]
      return value === undefined || value === false ? [] : [value === true ? name : `${name}:${value}`]
    }),
  ]
  return directives.join(', ') || null
}

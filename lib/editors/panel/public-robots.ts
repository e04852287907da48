import { publicRobotsTag } from '@/lib/seo/preview-metadata'
import type { HeadTag } from './page-elements'

/** The tags of a page with the `robots` tag of its public page. Those of a public page are as they are. */
export function withPublicRobots(tags: readonly HeadTag[]): HeadTag[] {
  const found = tags.find(({ name }) => name === publicRobotsTag)
  if (!found) return [...tags]
  const others = tags.filter(({ name }) => name !== publicRobotsTag && name !== 'robots')
  return [...others, { name: 'robots', content: found.content }]
}

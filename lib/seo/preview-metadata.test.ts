import { resolveRobots } from 'next/dist/lib/metadata/resolvers/resolve-basics'
import { expect, it } from 'vitest'
import { pageMetadata } from './metadata'
import { toPreviewMetadata } from './preview-metadata'

const page = {
  ...{ locale: 'en', path: '/en', title: 'Home', description: null },
  image: { url: '/image.png', size: { width: 1600, height: 900 }, type: 'image/png' },
}

it.each([false, true])(
  'has the directives of the public page as Next.js writes them: noindex %s',
  (noindex) => {
    const metadata = pageMetadata({ ...page, noindex })
    const preview = toPreviewMetadata(metadata)
    const directives = preview.other?.['public-robots']
    expect(resolveRobots(preview.robots)?.basic).toBe('noindex, nofollow')
    expect(directives).toBe(resolveRobots(metadata.robots)?.basic)
    expect(directives).toMatch(noindex ? /^noindex, follow$/ : /^index, follow, .*large/)
  },
)

it('has no directives of a page without any', () => {
  expect(toPreviewMetadata({ title: 'Home' })).toEqual({
    title: 'Home',
    robots: { index: false, follow: false },
  })
})

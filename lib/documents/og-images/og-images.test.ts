import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tags } from '@/lib/cache-tags'
import { startSite } from '@/lib/data/testing/site'
import { routes } from '@/lib/routes'
import type { openGraphSvg } from './og-image-svg'

const { cacheTag, drawSvg } = vi.hoisted(() => ({
  cacheTag: vi.fn<(...tags: string[]) => void>(),
  drawSvg: vi.fn<typeof openGraphSvg>(),
}))

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag }))
vi.mock('./og-image-svg', async (original) => {
  const actual = await original<typeof import('./og-image-svg')>()
  return { ...actual, openGraphSvg: drawSvg.mockImplementation(actual.openGraphSvg) }
})

const article = {
  reference: 'One',
  language: 'en',
  published_at: '2026-05-09T08:00:00Z',
  categories: ['craft'],
}
const articlePath = '/en/articles/2026/05/09/title_One'

let site: Awaited<ReturnType<typeof startSite>>
let getOpenGraphImage: typeof import('./og-images').getOpenGraphImage

beforeAll(async () => {
  site = await startSite([article])
  getOpenGraphImage = (await import('./og-images')).getOpenGraphImage
}, 60_000)
afterAll(() => site.stop())
beforeEach(() => {
  cacheTag.mockClear()
  drawSvg.mockClear()
})

it.each([
  ['/en', { title: 'Work, told by the people who do it.' }, tags.organizations()],
  [articlePath, { label: 'Craft', title: 'Title', facts: [] }, tags.article('One')],
  ['/en/companies/acme', { label: 'Companies', title: 'Acme', facts: [] }, tags.organization('acme')],
  ['/en/companies/acme/jobs/turner', { label: 'Jobs', title: 'Turner', facts: ['Acme'] }, tags.job('turner')],
  ['/fr/categories/craft_craft', { title: 'Craft', facts: [] }, tags.category('craft')],
])('draws the image of the page at %s, with the cache tags of the page', async (path, text, tag) => {
  const image = await getOpenGraphImage(routes.openGraphImage(path))
  const { format, width, height } = await sharp(image ?? undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(drawSvg.mock.lastCall?.[0]).toMatchObject({ ...text, seed: path, siteName: 'Vitrine' })
  expect(cacheTag.mock.calls.flat()).toContain(tag)
})

it.each([
  ['no image path', '/en/companies/acme'],
  ['another file type', '/cards/en/companies/acme.jpg'],
  ['a locale that the site does not have', '/cards/de.png'],
  ['no page', '/cards/en/nothing.png'],
  ['an organization that does not exist', '/cards/en/companies/elsewhere.png'],
  ['a job that does not exist', '/cards/en/companies/acme/jobs/welder.png'],
  ['an article that does not exist', '/cards/en/articles/2026/05/09/title_Two.png'],
  ['another URL of an article', '/cards/en/articles/2026/05/09/other_One.png'],
  ['a page that is not canonical', '/cards/fr/companies/acme.png'],
  ['a page that uses the image of another', '/cards/en/articles/2026/05.png'],
])('is null for %s: %s', async (_, path) => {
  expect(await getOpenGraphImage(path)).toBeNull()
  expect(drawSvg).not.toHaveBeenCalled()
})

import { expect, it } from 'vitest'
import { makeArticle } from '@/lib/model/testing/records'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { articlePage } from './article'

provideMediaFiles({ 'media/social.webp': [1200, 800] })

it('the breadcrumbs of an article are the list of articles, its first category and the article', () => {
  expect(articlePage.breadcrumbs({ article: makeArticle() })).toEqual([
    { name: 'Stories', href: '/en/articles' },
    { name: 'Craft', href: '/en/categories/craft_c' },
    { name: 'A night' },
  ])
  expect(articlePage.breadcrumbs({ article: makeArticle({ language: 'fr', categories: [] }) })).toEqual([
    { name: 'Articles', href: '/fr/articles' },
    { name: 'A night' },
  ])
})

it('the description of an article without one of its own is the beginning of its text', async () => {
  const { description, openGraph } = await articlePage.metadata({ article: makeArticle() })
  expect(description).toBe('The first words.')
  expect(openGraph?.description).toBe('The first words.')
})

it('the Open Graph image of an article is its social image, else the generated image of its page', async () => {
  const imagesOf = async (image: string | null) => {
    const social = { title: 'A night', description: null, image }
    const article = makeArticle({ image: null, video: null, social })
    return (await articlePage.metadata({ article })).openGraph?.images
  }
  const social = '/media/social.webp'
  expect(await imagesOf(social)).toMatchObject([{ url: social }])
  const url = '/cards/en/articles/2026/03/01/a-night_AbC12.png'
  expect(await imagesOf(null)).toEqual([expect.objectContaining({ url, width: 1200, height: 630 })])
})

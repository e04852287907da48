import { expect, it, onTestFinished } from 'vitest'
import { startProxiedSite } from './testing/proxied-site'

const article = { reference: 'A1', name: 'One', language: 'en', published_at: '2026-03-01T08:00:00Z' }

it('a category whose articles have an invalid field is an error, not a category that does not exist', async () => {
  const site = await startProxiedSite([{ ...article, categories: ['craft'] }])
  onTestFinished(() => site.stop())
  const { getCategory } = await import('./articles')
  expect(await getCategory('craft')).toMatchObject({ name: 'Craft' })
  expect(await getCategory('other')).toBeNull()
  site.replace((url) =>
    url.searchParams.get('category_reference') === 'craft'
      ? {
          headers: { 'x-total': '1' },
          body: [
            {
              ...article,
              content: 'Text',
              summary: 'Text',
              categories: { unexpected: true },
            },
          ],
        }
      : null,
  )
  await expect(getCategory('craft')).rejects.toThrow('do not name it')
  expect(await getCategory('other')).toBeNull()
})

import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { demoArticle } from '../../support/demo-article'
import { get } from '../../support/site'

const article = demoArticle('en', 'a-strap-from-1974')

test.describe('a site with a hosted API', () => {
  test('serves pages with the content of the API at API_BASE_URL', async () => {
    const expected = [
      [routes.home('en'), 'Maison Orvale'],
      [routes.jobs('en'), 'Wagon inspector'],
      [article.path, article.name],
    ] as const
    for (const [path, text] of expected) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain(text)
    }
  })

  test('responds 404 with its own error body to requests for the Read API', async () => {
    const response = await get('/api/v1/embed?organization_reference=Frl0nE7')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: 'not_found',
      error_description: 'This site does not serve the Read API',
    })
  })
})

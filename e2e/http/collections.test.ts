import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { demoArticle } from '../support/site'
import { ofType, readGraph } from '../support/structured-data'

test('the index of collections leads to each collection, and is linked where collections are named', async ({
  page,
}) => {
  await page.goto(routes.home('en'))
  await page.getByRole('link', { name: 'All series' }).click()
  await expect(page).toHaveURL(routes.collections('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series')
  await page.getByRole('main').getByRole('link', { name: 'Night work' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night work')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Series' }).click()
  await expect(page).toHaveURL(routes.collections('en'))
  await page.goto(routes.articles('fr'))
  await page.getByRole('link', { name: 'Toutes les séries' }).click()
  await expect(page).toHaveURL(routes.collections('fr'))
})

test('the index of collections describes itself, and is in the sitemap', async ({ request }) => {
  const html = await (await request.get(routes.collections('en'))).text()
  const { nodes } = readGraph(html)
  expect(ofType(nodes, 'CollectionPage')).toHaveLength(1)
  const [list] = ofType(nodes, 'ItemList')
  expect(JSON.stringify(list)).toContain('Night work')
  expect(html.toLowerCase()).toContain(
    `hreflang="fr" href="${process.env.BASE_URL}${routes.collections('fr')}"`.toLowerCase(),
  )
  const sitemap = await (await request.get(routes.sitemap('en', { kind: 'pages', part: 1 }))).text()
  expect(sitemap).toContain(`${routes.collections('en')}<`)
})

test('the default locale lists an article in another language, marked with the language', async ({
  page,
}) => {
  const { name, publishedAt } = demoArticle('es', 'el-parque-que-se-para-por-los-buitres')
  await page.goto(routes.archive('en', publishedAt.getUTCFullYear(), publishedAt.getUTCMonth() + 1))
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByRole('link', { name })).toHaveAttribute('lang', 'es')
  await expect(card).toContainText('Text in Spanish')
  await page.goto(routes.archive('fr', publishedAt.getUTCFullYear(), publishedAt.getUTCMonth() + 1))
  await expect(page.getByText(name)).toHaveCount(0)
})

import { expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { collections } from '../records/taxonomies'
import { baseUrl, get } from '../support/site'
import { ofType, readGraph } from '../support/structured-data'

test('the index of collections describes itself, and is in the sitemap', async () => {
  const html = await (await get(routes.collections('en'))).text()
  const { nodes } = readGraph(html)
  expect(ofType(nodes, 'CollectionPage')).toHaveLength(1)
  const [list] = ofType(nodes, 'ItemList')
  expect(JSON.stringify(list)).toContain(collections.nightWork.title)
  expect(html.toLowerCase()).toContain(
    `hreflang="fr" href="${baseUrl}${routes.collections('fr')}"`.toLowerCase(),
  )
  const sitemap = await (await get(routes.sitemap('en', { kind: 'pages', part: 1 }))).text()
  expect(sitemap).toContain(`${routes.collections('en')}<`)
})

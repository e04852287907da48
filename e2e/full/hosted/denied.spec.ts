import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { get } from '../../support/site'

test('with SEARCH_ENGINES=deny every response has X-Robots-Tag noindex, and robots.txt disallows everything', async () => {
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  const paths = [
    '/robots.txt',
    routes.home('en'),
    routes.jobs('fr'),
    '/en/unknown',
    '/media/logos/solvane.webp',
  ]
  for (const path of paths) expect((await get(path)).headers.get('x-robots-tag'), path).toBe('noindex')
})

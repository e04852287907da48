import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { agents, demoArticle, get } from './support/site'

const article = demoArticle('en', 'a-strap-from-1974')
const scheduled = demoArticle('en', 'doors-open-for-the-class-of-2029')
const twins = [
  demoArticle('en', 'the-intern-who-fixed-the-badge-reader'),
  demoArticle('en', 'where-your-application-is-right-now'),
]

const englishSubject = { slug: 'engineering', reference: 'Kc9tEcH' }

const missing: [path: string, lang: string, title: string][] = [
  [`${routes.articles('en')}/2026/11/17/unknown_Nope123`, 'en', 'This story is not here'],
  [`${routes.articles('fr')}/2026/11/17/unknown_Nope123`, 'fr', 'Cet article'],
  [article.path.replace(article.reference, article.reference.toUpperCase()), 'en', 'This story is not here'],
  [scheduled.path, 'en', 'This story is not here'],
  [`${routes.articles('en')}/2026/02/30/x_${article.reference}`, 'en', 'This story is not here'],
  [routes.company('en', 'unknown'), 'en', 'This company has no page here'],
  [routes.company('fr', 'Ferrolane'), 'fr', 'Cette entreprise'],
  [routes.job('en', 'ferrolane', 'unknown'), 'en', 'This job is no longer open'],
  [routes.job('fr', 'unknown', 'unknown'), 'fr', 'offre'],
  [routes.category('en', { slug: 'x', reference: 'unknown' }), 'en', 'There is no such subject'],
  [routes.collection('fr', { slug: 'x', reference: 'unknown' }), 'fr', 'série'],
  [routes.articles('en', 99), 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/0`, 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/02`, 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/page/-1`, 'en', 'There is nothing at this address'],
  [`${routes.articles('fr')}/page/two`, 'fr', 'Il n’y a rien'],
  [routes.category('en', englishSubject, 99), 'en', 'There is no such subject'],
  [routes.archive('en', 1999), 'en', 'There is nothing at this address'],
  [`${routes.articles('en')}/2026/13`, 'en', 'There is nothing at this address'],
  ['/xx', 'en', 'There is nothing at this address'],
  ['/EN/articles', 'en', 'There is nothing at this address'],
  ['/xx/articles/2026', 'en', 'There is nothing at this address'],
  ['/en/unknown/path', 'en', 'There is nothing at this address'],
  ['/fr/inconnu', 'fr', 'Il n’y a rien'],
  ['/wp-login.php', 'en', 'There is nothing at this address'],
  ['/fr/companies/%ff', 'fr', 'Il n’y a rien'],
  ['/en/companies/ferrolane/jobs/%E0%A4%A', 'en', 'There is nothing at this address'],
  ['/%', 'en', 'There is nothing at this address'],
]

for (const [path, lang, title] of missing) {
  test(`${path} answers 404 with a page in its language, without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page).toHaveTitle(/.+/)
    await context.close()
  })
}

const moved: [name: string, from: string, to: string][] = [
  ['a wrong slug', article.path.replace(article.slug, 'wrong'), article.path],
  ['a wrong date', article.path.replace('2026/11/17', '2026/10/01'), article.path],
  ['a wrong locale', article.path.replace('/en/', '/fr/'), article.path],
  ['the first page by number', `${routes.articles('en')}/page/1`, routes.articles('en')],
  [
    'a category’s wrong slug',
    routes.category('en', { ...englishSubject, slug: 'x' }),
    routes.category('en', englishSubject),
  ],
  [
    'a category’s first page by number',
    `${routes.category('en', englishSubject)}/page/1`,
    routes.category('en', englishSubject),
  ],
  ['a trailing slash', `${routes.jobs('en')}/`, routes.jobs('en')],
]

for (const [name, from, to] of moved) {
  test(`${name} leads to the right address, at the first request and the second`, async () => {
    for (const _ of ['first', 'second']) {
      const response = await get(from)
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toBe(to)
    }
    expect((await get(to)).status).toBe(200)
  })
}

test('the API answers an undecodable address in its own form', async () => {
  const response = await get('/api/v1/external/jobs/%ff')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: 'not_found' })
})

test('an address in odd case stays a page of the site once it is alive in the browser', async ({ page }) => {
  await page.goto('/EN', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('references that differ only in case are two articles', async () => {
  for (const { path, name } of twins) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(name)
  }
})

test('the root leads to the visitor’s language and remembers nothing', async () => {
  const locate = async (language: string) => {
    const response = await fetch(`${process.env.BASE_URL}/`, {
      redirect: 'manual',
      headers: language ? { 'accept-language': language } : {},
    })
    expect(response.status).toBe(307)
    expect(response.headers.get('vary')).toContain('Accept-Language')
    expect(response.headers.get('set-cookie')).toBeNull()
    return response.headers.get('location')
  }
  expect(await locate('fr-CA,fr;q=0.9,en;q=0.8')).toBe('/fr')
  expect(await locate('de,en;q=0.5')).toBe('/en')
  expect(await locate('de')).toBe('/en')
  expect(await locate('')).toBe('/en')
  expect(await locate('!!;q=x,,;')).toBe('/en')
})

test('every agent gets the same stored page', async () => {
  for (const agent of Object.values(agents)) {
    const response = await get(article.path, agent)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('s-maxage')
  }
})

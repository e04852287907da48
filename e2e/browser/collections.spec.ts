import { expect } from '@playwright/test'
import { routes } from '@/lib/routes'
import { articles } from '../records/articles'
import { collections } from '../records/taxonomies'
import { test } from '../support/warm-page'

const { title } = collections.nightWork

test('the index of collections leads to each collection, and is linked where collections are named', async ({
  page,
}) => {
  await page.goto(routes.home('en'))
  await page.getByRole('link', { name: 'All series' }).click()
  await expect(page).toHaveURL(routes.collections('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Series' }).click()
  await expect(page).toHaveURL(routes.collections('en'))
  await page.goto(routes.articles('fr'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Séries' }).click()
  await expect(page).toHaveURL(routes.collections('fr'))
})

test('an article in a language without an interface is in a list of its language, marked with the language', async ({
  page,
}) => {
  const { name, publishedAt } = articles.spanish
  await page.goto(routes.languageArticles('en', 'es'))
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByRole('heading', { name })).toHaveAttribute('lang', 'es')
  await expect(card).toContainText('Text in Spanish')
  for (const locale of ['en', 'fr']) {
    await page.goto(routes.archive(locale, publishedAt.getUTCFullYear(), publishedAt.getUTCMonth() + 1))
    await expect(page.getByText(name)).toHaveCount(0)
  }
})

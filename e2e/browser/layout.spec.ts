import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expectSoundLayout } from '../support/layout'
import { demoArticle } from '../support/site'
import { looks } from '../support/variants'

const paths = [
  routes.home('en'),
  routes.articles('fr'),
  routes.archive('en', 2026),
  demoArticle('en', 'the-yard-that-never-closes').path,
  demoArticle('en', 'six-questions-one-sheet-three-pens').path,
  routes.companies('fr'),
  routes.company('fr', 'solvane'),
  routes.jobs('en'),
  routes.job('fr', 'ferrolane', 'wagon-inspector_antwerp'),
  '/fr/inconnu',
  routes.job('fr', 'ferrolane', 'assistant-securite-ferroviaire_le-havre_FRL_z9SecFe'),
  demoArticle('en', 'doors-open-for-the-class-of-2029').path,
  routes.home('de'),
  demoArticle('de', 'sieben-saetze-in-einer-guten-stellenanzeige').path,
  routes.job('de', 'novaclair-sante', 'fachkraft-support-krankenhaeuser_berlin'),
  routes.saved('de'),
]

for (const path of paths)
  for (const { width, colorScheme } of looks)
    test(`${path} has no accessibility violation, script error or overflow at ${width} px in ${colorScheme} mode`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 740 } })
      await expectSoundLayout(await context.newPage(), path)
      await context.close()
    })

test('the first keyboard focus is a link that skips to the content', async ({ page }) => {
  await page.goto(routes.home('en'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the language switcher links to the same page, or to the article list if the article has no translation', async ({
  page,
}) => {
  await page.goto(routes.company('en', 'ferrolane'))
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(routes.company('fr', 'ferrolane'))
  await page.goto(demoArticle('en', 'a-strap-from-1974').path)
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(routes.articles('fr'))
})

test('the mark of the header does not move when the name of the site beside it is parsed', async ({
  page,
}) => {
  await page.goto(routes.home('en'))
  const link = page.getByRole('banner').getByRole('link').first()
  await expect(link).not.toHaveText('')
  const mark = link.locator('svg')
  const place = await mark.boundingBox()
  await mark.evaluate((node) => node.nextSibling?.remove())
  await expect(link).toHaveText('')
  expect(await mark.boundingBox()).toEqual(place)
})

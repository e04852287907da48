import { expect, test } from '@playwright/test'
import { expectInteractive } from '../support/interactive'

test('the 404 page for an upper-case locale still has the layout of the site after hydration', async ({
  page,
}) => {
  await page.goto('/EN/unknown')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expectInteractive(navigation)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
  await expect(navigation).toBeVisible()
})

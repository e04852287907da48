import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'

for (const [path, explanation] of [
  [routes.articlesFeed('rss', 'en'), 'This is a feed'],
  [routes.jobsFeed('atom', 'fr'), 'Ceci est un flux'],
  [routes.articlesFeed('atom', 'de'), 'Dies ist ein Feed'],
] as const)
  test(`the feed ${path} opened in a browser shows an explanation and its entries`, async ({ page }) => {
    await page.goto(path)
    const styles = await page.evaluate(() => {
      const { display } = getComputedStyle(document.querySelector('item, entry') ?? document.documentElement)
      const hidden = document.querySelector('item > guid, entry > id')
      return {
        explanation: getComputedStyle(document.documentElement, '::before').content,
        display,
        idDisplay: hidden && getComputedStyle(hidden).display,
        isNarrow: document.documentElement.scrollWidth <= innerWidth,
      }
    })
    expect(styles).toMatchObject({ display: 'flex', idDisplay: 'none', isNarrow: true })
    expect(styles.explanation).toContain(explanation)
  })

import { expect, test } from '@playwright/test'
import { findForbiddenNodes } from '@/e2e/faults/security/forbidden-nodes'
import { recordExecutions } from '@/e2e/faults/security/record-executions'
import { xssVectors } from '@/e2e/faults/security/xss-vectors'
import { toHtmlText } from '@/lib/content/html-text'
import { parseText } from '@/lib/content/pipeline'
import { isFull } from '../support/variants'

const vectors = xssVectors(isFull ? undefined : 800)
const base = 'https://careers.example.com/en/articles/a'

/** `npm run test:faults` shows the same texts in every field of the pages of a site. */
for (const format of ['markdown', 'html'] as const) {
  test(`no sanitized ${format} text runs a script in a browser without a policy`, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const found = await recordExecutions(page)
    await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }))
    await page.goto('http://hostile.example/')
    for (let start = 0; start < vectors.length; start += 250) {
      const texts = vectors
        .slice(start, start + 250)
        .map(({ text }) => toHtmlText(parseText(text, format), base))
      await page.evaluate((parts) => {
        document.open()
        document.write(`<main>${parts.map((part) => `<div>${part}</div>`).join('\n')}</main>`)
        document.close()
        for (const element of document.querySelectorAll('details')) element.open = true
        for (const link of document.querySelectorAll('a'))
          if (!/^(https?|mailto|tel):$/.test(link.protocol) && link.href) link.click()
      }, texts)
      // A handler of an error runs when the image has failed.
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
      const nodes = await page.evaluate(findForbiddenNodes)
      found.push(...nodes.map(({ reason, html }) => `${reason}: ${html}`))
    }
    await context.close()
    expect(found).toEqual([])
    expect(vectors.length).toBeGreaterThan(isFull ? 1_500 : 700)
  })
}

import type { Page } from '@playwright/test'
import { isCanaryRequest } from './xss-vectors'

/** What hostile texts of `xssVectors` run on a page from now on: the list grows with each execution. */
export async function recordExecutions(page: Page): Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('execution')) found.push(message.text())
  })
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (isCanaryRequest(request.url())) found.push(`request ${request.url()}`)
  })
  await page.addInitScript(() =>
    Object.assign(window, { __xss: (id: unknown) => console.info(`execution ${id}`) }),
  )
  return found
}

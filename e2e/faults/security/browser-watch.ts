import type { BrowserContext, Page } from '@playwright/test'
import { type ForbiddenNode, findForbiddenNodes } from './forbidden-nodes'
import { isCanaryRequest } from './xss-vectors'

/** What a page did that no text of a record may cause. */
export type Finding = {
  path: string
  kind: 'execution' | 'dialog' | 'canary' | 'violation' | 'node' | 'error'
  detail: string
}

/** Runs in every frame before its own scripts. Console messages also arrive when the page navigates. */
function installProbe() {
  Object.defineProperty(window, '__xss', {
    value: (id: unknown) => console.debug(`xss-execution ${id}`),
    writable: false,
    configurable: false,
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.debug(`xss-violation ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`)
  })
}

/** Opens what can be opened, follows links that are not of the web, and fires the events of elements with event handlers. */
function useEverything() {
  const events = [
    'mouseover',
    'mouseenter',
    'pointerenter',
    'focus',
    'click',
    'input',
    'animationstart',
    'toggle',
  ]
  for (const element of document.querySelectorAll('main *')) {
    if (element instanceof HTMLDetailsElement) element.open = true
    // Handlers that are no attributes are those of the site.
    const handlers = [...element.attributes].filter(({ name }) => /^on/i.test(name))
    for (const name of [...events, ...handlers.map(({ name }) => name.slice(2).toLowerCase())])
      if (handlers.length > 0) element.dispatchEvent(new Event(name, { bubbles: true }))
    // Of a URL that cannot be parsed nothing runs, but the browser leaves the page.
    if (
      element instanceof HTMLAnchorElement &&
      URL.canParse(element.href) &&
      !/^(https?|mailto|tel):$/.test(element.protocol)
    )
      element.click()
  }
}

type WatchOptions = {
  tabs: number
  /** Called on each page after it was watched. */
  onPage?: (page: Page, path: string) => Promise<void>
  /** Leaves out pictures, fonts and styles, which take most of the time of a page. */
  skipsMedia?: boolean
}

const media = ['*.woff2', '*.css', '*.css?*', '*/_next/image?*', '*.webp', '*.svg']

/** Visits pages in tabs of a context and collects what must not happen. */
export async function watchPages(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
  options: WatchOptions,
): Promise<{ findings: Finding[]; statuses: Map<string, number> }> {
  const findings: Finding[] = []
  const statuses = new Map<string, number>()
  // esbuild, with which tsx compiles this file, calls it in functions that are sent to the browser.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(installProbe)
  const queue = [...paths]
  const visitAll = async () => {
    const page = await context.newPage()
    let path = ''
    if (options.skipsMedia) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: media })
    }
    const report = (kind: Finding['kind'], detail: string) =>
      findings.push({ path, kind, detail: detail.slice(0, 300) })
    page.on('console', (message) => {
      const [, kind, detail = ''] = /^xss-(execution|violation) (.*)/s.exec(message.text()) ?? []
      if (kind === 'execution' || kind === 'violation') report(kind, detail)
    })
    page.on('dialog', (dialog) => {
      report('dialog', dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (isCanaryRequest(request.url())) report('canary', request.url())
    })
    page.on('pageerror', (error) => report('error', error.message))
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      path = next
      try {
        const response = await page.goto(origin + path, { waitUntil: 'load', timeout: 30_000 })
        statuses.set(path, response?.status() ?? 0)
        const nodes: ForbiddenNode[] = await page.evaluate(findForbiddenNodes)
        for (const { reason, html } of nodes) report('node', `${reason}: ${html}`)
        await page.evaluate(useEverything)
        await page.waitForTimeout(30)
        await options.onPage?.(page, path)
      } catch (error) {
        report('error', String(error))
      }
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: options.tabs }, visitAll))
  return { findings, statuses }
}

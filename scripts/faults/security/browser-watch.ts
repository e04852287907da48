import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../chromium'
import { type ForbiddenNode, findForbiddenNodes } from './forbidden-nodes'

const isRoot = process.getuid?.() === 0
const rootFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Chromium with the flags that it needs as root in a container. */
export function launchChromium() {
  return chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? [...rootFlags, ...quietFlags] : [],
  })
}

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

/** Fires the events that a visitor can cause, on every element, and follows every link that is not of the web. */
function useEverything() {
  const events = [
    'mouseover',
    'mouseenter',
    'pointerenter',
    'pointerover',
    'mousemove',
    'focus',
    'focusin',
    'input',
  ]
  const later = [
    'animationstart',
    'transitionend',
    'toggle',
    'beforetoggle',
    'scrollend',
    'wheel',
    'copy',
    'error',
    'load',
  ]
  const root = document.querySelector('main') ?? document.documentElement
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLDetailsElement) element.open = true
    for (const name of events) element.dispatchEvent(new MouseEvent(name, { bubbles: false }))
    // Handlers of elements that React hydrated are not fired: React listens at the root of the document.
    for (const name of later) if (!element.closest('video, iframe')) element.dispatchEvent(new Event(name))
    if (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):$/.test(element.protocol))
      element.click()
  }
}

/** Visits pages in tabs of a context and collects what must not happen. */
export async function watchPages(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
  options: { tabs: number; onPage?: (page: Page, path: string) => Promise<void> },
): Promise<{ findings: Finding[]; statuses: Map<string, number> }> {
  const findings: Finding[] = []
  const statuses = new Map<string, number>()
  await context.addInitScript(installProbe)
  const queue = [...paths]
  const visitAll = async () => {
    const page = await context.newPage()
    let path = ''
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
      if (/[/?]canary\?\d/.test(request.url()) && !request.isNavigationRequest())
        report('canary', request.url())
      else if (request.isNavigationRequest() && /\/canary\?\d/.test(request.url()))
        report('canary', `navigation to ${request.url()}`)
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

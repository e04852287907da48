import { useEffect, useEffectEvent } from 'react'
import { fillIn } from '@/lib/browser/fill-in'
import { type FeedFormat, feedFormats, keysOf } from '@/lib/routes'
import type { FeedPaths } from '@/lib/seo/feed-scope'

/**
 * The head of the document is that of the state at a path: its canonical URL, which browsers share, its robots and its feeds. It
 * has no hreflang links and no JSON-LD, which describe the state that the server has rendered. Parts of the page with the attribute
 * `data-rendered-state` describe it too, and are hidden. `path` is null while that state is
 * shown. The links to other languages lead to `hrefIn` of a locale. Without `feeds` the links to feeds stay.
 */
export function useHead(
  path: string | null,
  isIndexed: boolean,
  hrefIn: (locale: string) => string,
  feeds?: FeedPaths,
): void {
  const readState = useEffectEvent(() => ({ state: feeds, hrefIn }))
  useEffect(() => {
    if (path === null) return
    const undo: (() => void)[] = []
    // React removes the elements when the visitor leaves the page, so that they stay in the document.
    const write = (element: Element, name: string, value: string) => {
      const written = element.getAttribute(name) ?? ''
      element.setAttribute(name, value)
      undo.push(() => element.setAttribute(name, written))
    }
    const hide = (element: HTMLElement) => {
      element.hidden = true
      undo.push(() => {
        element.hidden = false
      })
    }
    const find = <Found extends Element>(selector: string) => document.querySelectorAll<Found>(selector)
    const [canonical] = find<HTMLLinkElement>('link[rel="canonical"]')
    const toUrl = (target: string) => new URL(target, canonical?.href ?? document.baseURI).href
    const { state, hrefIn } = readState()
    const left: Partial<Record<FeedFormat, string>> = { ...state }
    for (const link of find<HTMLLinkElement>('head link[rel="alternate"]')) {
      const format = keysOf(feedFormats).find((name) => feedFormats[name].type === link.type)
      const target = format && left[format]
      if (target) {
        write(link, 'href', toUrl(target))
        write(link, 'title', `${document.title} (${format})`)
        left[format] = ''
      } else if (state || !format) write(link, 'rel', '')
    }
    const urls = { page: toUrl(path), feed: toUrl(state?.rss ?? '') }
    for (const part of find<HTMLElement>('[data-fill]'))
      write(part, part.matches('a') ? 'href' : 'value', fillIn(part.dataset.fill ?? '', urls))
    for (const script of find('script[type="application/ld+json"]')) write(script, 'type', 'text/plain')
    for (const part of find<HTMLElement>('[data-rendered-state]')) hide(part)
    for (const robots of find('meta[name="robots"]'))
      write(robots, 'content', isIndexed ? 'index, follow' : 'noindex, follow')
    for (const openGraph of find('meta[property="og:url"]')) write(openGraph, 'content', toUrl(path))
    if (canonical) write(canonical, 'href', toUrl(path))
    for (const link of find<HTMLAnchorElement>('header a[hreflang]'))
      write(link, 'href', hrefIn(link.hreflang))
    return () => {
      for (const restore of undo) restore()
    }
  }, [path, isIndexed])
}

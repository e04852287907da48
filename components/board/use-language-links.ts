import { useEffect, useEffectEvent } from 'react'

/**
 * The links of the language switcher lead to the state at a path. The server writes them for the state that it renders. `path`
 * is null while that state is shown.
 */
export function useLanguageLinks(path: string | null, hrefFor: (locale: string) => string): void {
  const hrefIn = useEffectEvent(hrefFor)
  useEffect(() => {
    if (path === null) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')]
    const written = links.map((link) => link.getAttribute('href') ?? '')
    for (const link of links) link.setAttribute('href', hrefIn(link.hreflang))
    return () => {
      for (const [index, link] of links.entries()) link.setAttribute('href', written[index] ?? '')
    }
  }, [path])
}

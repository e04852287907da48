import { useEffect } from 'react'

/**
 * The canonical URL and `og:url` of the document are those of the state at a path: browsers share the canonical URL. The server
 * writes them for the state that it renders. `path` is null while that state is shown.
 */
export function useCanonical(path: string | null): void {
  useEffect(() => {
    if (path === null) return
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const openGraph = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')
    const written = canonical?.href
    if (!canonical || !written) return
    const write = (url: string) => {
      canonical.href = url
      if (openGraph) openGraph.content = url
    }
    write(new URL(path, written).href)
    return () => write(written)
  }, [path])
}

import { useLayoutEffect, useRef } from 'react'
import { withSiteName } from '@/lib/seo/site-title'

/** Writes the title of a state before effects read it. The server writes that of the first one. */
export function useDocumentTitle(title: string, siteName: string): void {
  const written = useRef(title)
  useLayoutEffect(() => {
    if (written.current !== title) document.title = withSiteName(title, siteName)
    written.current = title
  }, [title, siteName])
}

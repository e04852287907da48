import { useEffect, useRef } from 'react'
import { withSiteName } from '@/lib/seo/site-title'

/** Writes the title of a state. The server writes that of the first one. */
export function useDocumentTitle(title: string, siteName: string): void {
  const written = useRef(title)
  useEffect(() => {
    if (written.current !== title) document.title = withSiteName(title, siteName)
    written.current = title
  }, [title, siteName])
}

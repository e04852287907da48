'use client'

import { useEffect } from 'react'

/** Opens links in a new tab: the frame of a CMS may show previewed pages only. */
export function PreviewLinks() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? '#'
      if (!(link instanceof HTMLAnchorElement) || href.startsWith('#')) return
      event.preventDefault()
      event.stopPropagation()
      window.open(link.href, '_blank', 'noopener')
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])
  return null
}

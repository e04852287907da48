'use client'

import { useEffect } from 'react'
import { isOnSite, toSitePath } from '@/lib/base-path'

/** A page of the site, and no document. */
const pagePath = /^\/[a-z]{2,3}(?:-[A-Za-z\d]+)*(?:\/[^.]*)?$/

/**
 * Opens links and forms in a new tab: the frame of a CMS may show previewed pages only. Pages are opened below `prefix`, in the
 * preview of the whole site at a time; it is the path of SITE_URL in that of a record.
 */
export function PreviewLinks({ prefix }: { prefix: string }) {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? '#'
      if (!(link instanceof HTMLAnchorElement) || href.startsWith('#')) return
      event.preventDefault()
      event.stopPropagation()
      const { origin, pathname, search, hash } = link
      const isPage =
        origin === window.location.origin && isOnSite(pathname) && pagePath.test(toSitePath(pathname))
      window.open(isPage ? prefix + toSitePath(pathname) + search + hash : link.href, '_blank', 'noopener')
    }
    const send = ({ target: form }: SubmitEvent) => {
      if (form instanceof HTMLFormElement) form.target = '_blank'
    }
    document.addEventListener('click', open, { capture: true })
    document.addEventListener('submit', send, { capture: true })
    return () => {
      document.removeEventListener('click', open, { capture: true })
      document.removeEventListener('submit', send, { capture: true })
    }
  }, [prefix])
  return null
}

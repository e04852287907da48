import type { ReactNode } from 'react'
import type { Alternate } from '@/lib/routes'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

type PageFrameProps = { siteName: string; alternates: readonly Alternate[]; children: ReactNode }

/** What stands around every page. */
export function PageFrame({ siteName, alternates, children }: PageFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader siteName={siteName} alternates={alternates} />
      <main id="content" tabIndex={-1} className="page-width page">
        {children}
      </main>
      <SiteFooter siteName={siteName} />
    </>
  )
}

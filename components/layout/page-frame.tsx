import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from '@/components/ui/breadcrumbs'
import type { SiteLogo } from '@/lib/data/site-logo'
import type { Browser } from '@/lib/pages/page-kind'
import { type Alternate, routes } from '@/lib/routes'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

type PageFrameProps = {
  browser: Browser
  path: string
  siteName: string
  logo: SiteLogo | null
  alternates: readonly Alternate[]
  /** Empty for the pages in the main navigation. */
  breadcrumbs: BreadcrumbsProps['items']
  /** Whether the main navigation marks the jobs, whatever the breadcrumbs name. */
  isOfJobs?: boolean
  children: ReactNode
}

export function PageFrame(props: PageFrameProps) {
  const { browser, path, siteName, logo, alternates, breadcrumbs, isOfJobs, children } = props
  const locale = useLocale()
  const parents = isOfJobs ? [routes.jobs(locale)] : breadcrumbs.flatMap(({ href }) => href ?? [])
  const t = useTranslations('Layout')
  return (
    <>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <SiteHeader siteName={siteName} logo={logo} path={path} parents={parents} alternates={alternates} />
      {/* The server reads the attribute (server/stored-pages/inline-scripts.ts). */}
      <main data-browser={browser} id="content" tabIndex={-1} className="page-width page">
        {breadcrumbs.length > 0 && (
          <div className="-mb-air pb-6 inert:invisible" data-rendered-state="place">
            <Breadcrumbs items={breadcrumbs} />
          </div>
        )}
        {children}
      </main>
      <SiteFooter siteName={siteName} />
    </>
  )
}

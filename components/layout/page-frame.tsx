import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from '@/components/ui/breadcrumbs'
import type { SiteLogo } from '@/lib/data/site-logo'
import type { Browser } from '@/lib/pages/page-kind'
import { type Alternate, parseArticleSearch, parseJobSearch, routes } from '@/lib/routes'
import { siteName } from '@/lib/settings/site'
import { NoticeBar } from './notice-bar'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { navigationLinks } from './site-links'
import { SkipLink } from './skip-link'

type PageFrameProps = {
  browser: Browser
  path: string
  logo: SiteLogo | null
  alternates: readonly Alternate[]
  /** Empty for the pages in the main navigation. */
  breadcrumbs: BreadcrumbsProps['items']
  /** Whether the main navigation marks the jobs, whatever the breadcrumbs name. */
  isOfJobs?: boolean
  children: ReactNode
}

export function PageFrame(props: PageFrameProps) {
  const { browser, path, logo, alternates, breadcrumbs, isOfJobs, children } = props
  const locale = useLocale()
  const parents = isOfJobs ? [routes.jobs(locale)] : breadcrumbs.flatMap(({ href }) => href ?? [])
  // Below the list, so that a state that the browser shows has its heading where the server has it.
  const isBoardState = parseJobSearch(path) !== null || parseArticleSearch(path) !== null
  const t = useTranslations('Layout')
  return (
    <>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <NoticeBar locale={locale} />
      <SiteHeader
        siteName={siteName(locale)}
        links={navigationLinks(locale)}
        {...{ logo, path, parents, alternates }}
      />
      {/* The server reads the attribute (server/stored-pages/inline-scripts.ts). */}
      <main data-browser={browser} id="content" tabIndex={-1} className="page-width page">
        {breadcrumbs.length > 0 && !isBoardState && (
          <div className="-mb-air pb-6">
            <Breadcrumbs items={breadcrumbs} />
          </div>
        )}
        {children}
        {breadcrumbs.length > 0 && isBoardState && (
          <div data-rendered-state>
            <Breadcrumbs items={breadcrumbs} />
          </div>
        )}
      </main>
      <SiteFooter />
    </>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { SiteSearch } from '@/components/search/site-search'
import { Icon } from '@/components/ui/icons'
import type { SiteLogo } from '@/lib/data/site-logo'
import { type Alternate, routes } from '@/lib/routes'
import { LocaleSwitcher } from './locale-switcher'
import { Mark } from './mark'
import type { SiteLink } from './site-links'
import { SiteLogoImage } from './site-logo-image'

type SiteHeaderProps = {
  siteName: string
  /** In place of the mark and the name; null for these. */
  logo: SiteLogo | null
  /** The paths of the page and of what is above it, which can be one of the main navigation. */
  path: string
  parents: readonly string[]
  alternates: readonly Alternate[]
  links: readonly SiteLink[]
}

export function SiteHeader({ siteName, logo, path, parents, alternates, links }: SiteHeaderProps) {
  const t = useTranslations('Layout')
  const locale = useLocale()
  const currentOf = (href: string) => (href === path ? 'page' : parents.includes(href) || undefined)
  return (
    <header className="border-b border-line">
      {/* Space in pixels does not grow with the text: large text leaves most of a phone's screen to the page. */}
      <div className="page-width flex flex-wrap items-center gap-x-[8px] pt-[8px] sm:gap-x-10 sm:py-3">
        <a
          href={routes.home(locale)}
          className="flex items-center gap-2.5 py-[8px] text-xl font-bold tracking-tight"
        >
          {logo ? (
            <SiteLogoImage logo={logo} siteName={siteName} />
          ) : (
            <>
              <Mark />
              {siteName}
            </>
          )}
        </a>
        <nav aria-label={t('mainNavigation')} className="no-print max-sm:order-1 max-sm:basis-full">
          <ul className="flex flex-wrap gap-x-[16px] text-label font-medium sm:text-base sm:gap-x-8">
            {links.map(({ href, name }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={currentOf(href)}
                  className="inline-block py-[8px] leading-tight border-b-2 border-transparent transition-colors hover:border-accent hover:text-accent aria-[current]:border-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SiteSearch />
        <a
          href={routes.saved(locale)}
          aria-current={currentOf(routes.saved(locale))}
          className="no-print inline-flex size-[44px] items-center justify-center text-xl hover:text-accent sm:-mx-[20px] noscript:hidden"
        >
          <Icon name="bookmark" />
          <span className="sr-only">{t('saved')}</span>
        </a>
        <div className="no-print ms-auto text-label sm:ms-0 lg:ms-auto">
          <LocaleSwitcher alternates={alternates} />
        </div>
      </div>
    </header>
  )
}

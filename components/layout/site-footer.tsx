import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { feedScopes } from '@/lib/seo/feed-scope'
import { siteTagline } from '@/lib/seo/site-description'
import { site, siteName } from '@/lib/settings/site'
import { footerColumns, legalLinks, socialLinks } from './site-links'
import { ThemeChoice } from './theme-choice'

export function SiteFooter() {
  const t = useTranslations('Layout')
  const theme = useTranslations('Theme')
  const locale = useLocale()
  const legal = legalLinks(locale)
  return (
    <footer className="deep no-print">
      <div className="page-width flex flex-col gap-12 py-14">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-10">
          <div className="flex flex-col gap-3">
            <p className="text-2xl font-bold tracking-tight">{siteName(locale)}</p>
            <p className="max-w-[19.5em] text-balance font-story text-lead text-on-deep-muted">
              {siteTagline(locale)}
            </p>
          </div>
          {footerColumns(locale).map(({ title, links }) => (
            <FooterList key={title} title={title}>
              {links.map(({ href, name }) => (
                <FooterLink key={href} href={href}>
                  {name}
                </FooterLink>
              ))}
            </FooterList>
          ))}
          {site.footer.social.length > 0 && (
            <FooterList title={t('social')}>
              {socialLinks().map(({ href, name }) => (
                <FooterLink key={href} href={href} rel="me noopener">
                  {name}
                </FooterLink>
              ))}
            </FooterList>
          )}
          <FooterList title={t('feeds')}>
            <FooterLink href={feedScopes.articles(locale).paths.rss}>{t('articlesFeed')}</FooterLink>
            <FooterLink href={feedScopes.jobs(locale).paths.rss}>{t('jobsFeed')}</FooterLink>
          </FooterList>
          <ThemeChoice
            texts={{
              legend: theme('legend'),
              light: theme('light'),
              dark: theme('dark'),
              system: theme('system'),
            }}
          />
        </div>
        {legal.length > 0 && (
          <nav aria-label={t('legal')} className="text-label">
            <ul className="flex flex-wrap gap-x-8">
              {legal.map(({ href, name }) => (
                <FooterLink key={href} href={href}>
                  {name}
                </FooterLink>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-label font-medium text-on-deep-muted">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function FooterLink({ children, ...link }: { href: string; rel?: string; children: string }) {
  return (
    <li>
      <a {...link} className="inline-block py-1 underline-offset-4 hover:underline">
        {children}
      </a>
    </li>
  )
}

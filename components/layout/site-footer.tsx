import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import { ThemeChoice } from './theme-choice'

export function SiteFooter({ siteName }: { siteName: string }) {
  const t = useTranslations('Layout')
  const articles = useTranslations('Articles')
  const theme = useTranslations('Theme')
  const locale = useLocale()
  return (
    <footer className="deep no-print">
      <div className="page-width flex flex-col gap-12 py-14">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-10">
          <div className="flex flex-col gap-3">
            <p className="text-2xl font-bold tracking-tight">{siteName}</p>
            <p className="max-w-[19.5em] text-balance font-story text-lead text-on-deep-muted">
              {t('tagline')}
            </p>
          </div>
          <FooterList title={t('explore')}>
            <FooterLink href={routes.articles(locale)}>{t('articles')}</FooterLink>
            <FooterLink href={routes.collections(locale)}>{articles('collectionsTitle')}</FooterLink>
            <FooterLink href={routes.companies(locale)}>{t('companies')}</FooterLink>
            <FooterLink href={routes.jobs(locale)}>{t('jobs')}</FooterLink>
          </FooterList>
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

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1 underline-offset-4 hover:underline">
        {children}
      </a>
    </li>
  )
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { type Alternate, LocaleSwitcher } from './locale-switcher'

type SiteFooterProps = {
  siteName: string
  categories?: readonly Category[]
  alternates: readonly Alternate[]
}

export function SiteFooter({ siteName, categories = [], alternates }: SiteFooterProps) {
  const t = useTranslations('Layout')
  const locale = useLocale()
  return (
    <footer className="deep no-print">
      <div className="page-width flex flex-col gap-12 py-14">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr]">
          <div className="flex flex-col gap-3">
            <p className="text-2xl font-bold tracking-tight">{siteName}</p>
            <p className="max-w-[34ch] font-story text-lead text-on-deep-muted">{t('tagline')}</p>
          </div>
          <FooterList title={t('explore')}>
            <FooterLink href={routes.articles(locale)}>{t('articles')}</FooterLink>
            <FooterLink href={routes.companies(locale)}>{t('companies')}</FooterLink>
            <FooterLink href={routes.jobs(locale)}>{t('jobs')}</FooterLink>
          </FooterList>
          {categories.length > 0 && (
            <FooterList title={t('categories')} isWide>
              {categories.map((category) => (
                <FooterLink key={category.reference} href={routes.category(locale, category)}>
                  {category.name}
                </FooterLink>
              ))}
            </FooterList>
          )}
        </div>
        <div className="border-t border-on-deep-muted/30 pt-4 text-label">
          <LocaleSwitcher alternates={alternates} />
        </div>
      </div>
    </footer>
  )
}

function FooterList({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-label font-medium text-on-deep-muted">{title}</h2>
      <ul className={isWide ? 'gap-x-8 sm:columns-2' : undefined}>{children}</ul>
    </div>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li className="break-inside-avoid">
      <Link href={href} className="inline-block py-1 underline-offset-4 hover:underline">
        {children}
      </Link>
    </li>
  )
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import measuring from '@/elements/built/measuring.asset.js'
import { locales } from '@/lib/i18n/locales'
import { site } from '@/lib/settings/site'
import { LocaleDocument, localeMetadata, localeViewport } from '../locale-document'

/** Next.js prerenders every page under this layout. The build fails if a page depends on the request. */
export const ensureStatic = 'navigation'

export const generateMetadata = ({ params }: Props): Promise<Metadata> => localeMetadata(params)

export const viewport = localeViewport

export function generateStaticParams(): { locale: string }[] {
  return locales.map((locale) => ({ locale }))
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function LocaleLayout({ children, params }: Props) {
  return (
    <LocaleDocument locale={(await params).locale}>
      {children}
      {site.measuring && <script type="module" src={measuring} />}
    </LocaleDocument>
  )
}

import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import elements from '@/elements/built/site.asset.js'
import { tryReadEmployer } from '@/lib/data/try-read-employer'
import { iconLinks } from '@/lib/documents/icons'
import { siteOrigin } from '@/lib/env'
import { langProps } from '@/lib/i18n/lang-props'
import { defaultLocale, isLocale, messagesFor } from '@/lib/i18n/locales'
import { site, siteName } from '@/lib/settings/site'
import { speculationRules } from '@/lib/settings/speculation-rules'
import { preloadFonts } from './fonts'
import { papers, siteStyle } from './site-style'
import { ThemeScript } from './theme-script'
import './globals.css'

/** What the head of every page of a locale has. */
export async function localeMetadata(params: Promise<{ locale: string }>): Promise<Metadata> {
  await tryReadEmployer()
  const { google, yandex, bing, pinterest, facebook } = site.verification
  const other = Object.entries({
    'msvalidate.01': bing,
    'p:domain_verify': pinterest,
    'facebook-domain-verification': facebook,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return {
    metadataBase: new URL(siteOrigin),
    applicationName: siteName((await params).locale),
    icons: iconLinks(),
    verification: { google, yandex, other: Object.fromEntries(other) },
  }
}

export const localeViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: papers.light },
    { media: '(prefers-color-scheme: dark)', color: papers.dark },
  ],
}

/**
 * The document of the pages of a locale. One in another case, such as `EN`, also reaches the layouts: its pages have the
 * 404 page of the default locale.
 */
export function LocaleDocument({ locale, children }: { locale: string; children: ReactNode }) {
  // The client component error.tsx needs these messages. Other client components get theirs from a server component.
  preloadFonts()
  const { ErrorPage } = messagesFor(locale)
  return (
    <html
      {...langProps(isLocale(locale) ? locale : defaultLocale)}
      // The script has set its attribute when React takes over the page.
      suppressHydrationWarning
    >
      <head>
        {siteStyle && <style>{siteStyle}</style>}
        <ThemeScript />
        <script type="module" src={elements} />
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body>
        <NextIntlClientProvider messages={{ ErrorPage }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}

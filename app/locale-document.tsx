import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import elements from '@/elements/built/site.asset.js'
import { env } from '@/lib/env'
import { langProps } from '@/lib/i18n/lang-props'
import { defaultLocale, isLocale, messagesFor } from '@/lib/i18n/locales'
import { speculationRules } from '@/lib/settings/speculation-rules'
import { preloadFonts } from './fonts'
import { papers, siteColors } from './site-colors'
import { ThemeScript } from './theme-script'
import './globals.css'

export const localeMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: env.SITE_NAME,
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
      style={siteColors}
      // The script has set its attribute when React takes over the page.
      suppressHydrationWarning
    >
      <head>
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

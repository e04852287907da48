import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, locales, messagesFor } from '@/lib/i18n/locales'
import { bodyFont, displayFont } from '../fonts'
import '../globals.css'

/** Every page under this layout is prerendered. The build fails if a page depends on the request. */
export const ensureStatic = 'navigation'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: env.SITE_NAME,
}

export const viewport: Viewport = { colorScheme: 'light dark' }

export function generateStaticParams(): { locale: string }[] {
  return locales.map((locale) => ({ locale }))
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  const { ErrorPage } = messagesFor(locale)
  return (
    <html
      lang={isLocale(locale) ? locale : defaultLocale}
      className={`${displayFont.variable} ${bodyFont.variable}`}
    >
      <body>
        <NextIntlClientProvider messages={{ ErrorPage }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}

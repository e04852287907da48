import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, locales, messagesFor } from '@/lib/i18n/locales'
import { bodyFont, displayFont } from '../fonts'
import '../globals.css'

/** Next.js prerenders every page under this layout. The build fails if a page depends on the request. */
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
  // The client component error.tsx needs these messages. Other client components get theirs from a server component.
  const { ErrorPage } = messagesFor(locale)
  return (
    <html
      // A locale in another case, such as `EN`, also reaches this layout. Its pages have the default locale's 404 page.
      lang={isLocale(locale) ? locale : defaultLocale}
      className={`${displayFont.variable} ${bodyFont.variable}`}
    >
      <body>
        <NextIntlClientProvider messages={{ ErrorPage }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}

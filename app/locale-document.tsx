import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { defaultLocale, isLocale, messagesFor } from '@/lib/i18n/locales'
import { bodyFont, displayFont } from './fonts'
import './globals.css'

/**
 * The document of the pages of a locale. One in another case, such as `EN`, also reaches the layouts: its pages have the
 * 404 page of the default locale.
 */
export function LocaleDocument({ locale, children }: { locale: string; children: ReactNode }) {
  // The client component error.tsx needs these messages. Other client components get theirs from a server component.
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

import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { bodyFont, displayFont } from '@/app/fonts'
import { PreviewLinks } from '@/components/editors/preview-links.client'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, messagesFor } from '@/lib/i18n/locales'
import { noRecord } from '@/lib/routes'
import '@/app/globals.css'

/** The root layout of the preview without cookies, for frames of other sites: its pages depend on the token. */
export const instant = false

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL), applicationName: env.SITE_NAME }

export const viewport: Viewport = { colorScheme: 'light dark' }

/** Next.js requires a value of each param above a root layout. No token is `-`. */
export function generateStaticParams(): { token: string; locale: string }[] {
  return [{ token: noRecord, locale: defaultLocale }]
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function PreviewLayout({ children, params }: Props) {
  const { locale } = await params
  const { ErrorPage } = messagesFor(locale)
  return (
    <html
      lang={isLocale(locale) ? locale : defaultLocale}
      className={`${displayFont.variable} ${bodyFont.variable}`}
    >
      <body>
        <NextIntlClientProvider messages={{ ErrorPage }}>{children}</NextIntlClientProvider>
        <PreviewLinks />
      </body>
    </html>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { LocaleDocument } from '@/app/locale-document'
import { PreviewLinks } from '@/components/editors/preview-links.client'
import { env } from '@/lib/env'
import { defaultLocale } from '@/lib/i18n/locales'
import { noRecord } from '@/lib/routes'

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
  return (
    <LocaleDocument locale={(await params).locale}>
      {children}
      <PreviewLinks />
    </LocaleDocument>
  )
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LocaleDocument, localeMetadata, localeViewport } from '@/app/locale-document'
import { startPreview } from '@/app/preview-session'
import { PreviewLinks } from '@/components/editors/preview-links.client'
import { basePath } from '@/lib/base-path'
import { defaultLocale } from '@/lib/i18n/locales'
import { noRecord, routes } from '@/lib/routes'

/** The root layout of the preview without cookies, for frames of other sites: its pages depend on the token. */
export const instant = false

export const generateMetadata = ({ params }: Props): Promise<Metadata> => localeMetadata(params)

export const viewport = localeViewport

/** Next.js requires a value of each param above a root layout. No token is `-`. */
export function generateStaticParams(): { token: string; locale: string }[] {
  return [{ token: noRecord, locale: defaultLocale }]
}

type Props = { children: ReactNode; params: Promise<{ token: string; locale: string }> }

/** It starts the preview, because `not-found.tsx` gets no params and shows the bar too. */
export default async function PreviewLayout({ children, params }: Props) {
  const { token, locale } = await params
  const prefix = routes.preview(token)
  const preview = await startPreview(token, prefix)
  const isOfSite = typeof preview !== 'string' && preview.grant.kind === 'site'
  return (
    <LocaleDocument locale={locale}>
      {children}
      <PreviewLinks prefix={isOfSite ? prefix : basePath} />
    </LocaleDocument>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { EditorsDocument } from '@/app/preview/editors-document'
import { env } from '@/lib/env'
import { noRecord } from '@/lib/routes'

/** The pages of editors depend on the request: none is prerendered or stored. */
export const instant = false

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { colorScheme: 'light dark' }

/** Next.js requires a value of each param above a root layout. No token is `-`. */
export function generateStaticParams(): { token: string }[] {
  return [{ token: noRecord }]
}

export default function EditorsLayout({ children }: { children: ReactNode }) {
  return <EditorsDocument>{children}</EditorsDocument>
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { EditorsDocument } from '@/app/preview/editors-document'
import { env } from '@/lib/env'

/** The pages of editors depend on the request: none is prerendered or stored. */
export const instant = false

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { colorScheme: 'light dark' }

export default function EditorsLayout({ children }: { children: ReactNode }) {
  return <EditorsDocument>{children}</EditorsDocument>
}

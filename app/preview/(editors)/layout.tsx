import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import { bodyFont, displayFont } from '@/app/fonts'
import { env } from '@/lib/env'
import { readEditorLocale } from '../editor-access'
import '../editors.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { colorScheme: 'light dark' }

/** The pages of editors depend on the request: none is prerendered or stored. */
export default function EditorsLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <EditorsDocument>{children}</EditorsDocument>
    </Suspense>
  )
}

async function EditorsDocument({ children }: { children: ReactNode }) {
  return (
    <html lang={await readEditorLocale()} className={`${displayFont.variable} ${bodyFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteOrigin } from '@/lib/env'
import { langProps } from '@/lib/i18n/lang-props'
import { preloadFonts } from '../fonts'
import { siteStyle } from '../site-style'
import { ThemeScript } from '../theme-script'
import { readEditorLocale } from './editor-access'
import './editors.css'

export const editorsMetadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  robots: { index: false, follow: false },
}

export const editorsViewport: Viewport = { colorScheme: 'light dark' }

/** The document of the pages of editors, in their language. */
export async function EditorsDocument({ children }: { children: ReactNode }) {
  preloadFonts()
  return (
    <html {...langProps(await readEditorLocale())} suppressHydrationWarning>
      <head>
        {siteStyle && <style>{siteStyle}</style>}
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  )
}

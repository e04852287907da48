import type { ReactNode } from 'react'
import { bodyFont, displayFont } from '../fonts'
import { readEditorLocale } from './editor-access'
import './editors.css'

/** The document of the pages of editors, in their language. */
export async function EditorsDocument({ children }: { children: ReactNode }) {
  return (
    <html lang={await readEditorLocale()} className={`${displayFont.variable} ${bodyFont.variable}`}>
      <body>{children}</body>
    </html>
  )
}

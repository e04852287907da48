import type { ReactNode } from 'react'
import { EditorsDocument, editorsMetadata, editorsViewport } from '@/app/preview/editors-document'

/** The pages of editors depend on the request: none is prerendered or stored. */
export const instant = false

export const metadata = editorsMetadata

export const viewport = editorsViewport

export default function EditorsLayout({ children }: { children: ReactNode }) {
  return <EditorsDocument>{children}</EditorsDocument>
}

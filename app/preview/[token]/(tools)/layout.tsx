import type { ReactNode } from 'react'
import { EditorsDocument, editorsMetadata, editorsViewport } from '@/app/preview/editors-document'
import { noRecord } from '@/lib/routes'

/** The pages of editors depend on the request: none is prerendered or stored. */
export const instant = false

export const metadata = editorsMetadata

export const viewport = editorsViewport

/** Next.js requires a value of each param above a root layout. No token is `-`. */
export function generateStaticParams(): { token: string }[] {
  return [{ token: noRecord }]
}

export default function EditorsLayout({ children }: { children: ReactNode }) {
  return <EditorsDocument>{children}</EditorsDocument>
}

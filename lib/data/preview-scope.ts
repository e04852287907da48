import 'server-only'
import { cache } from 'react'
import type { PreviewSubject } from '@/lib/preview/preview-token'

/** What the readers of a request show beside published records. */
type PreviewScope = {
  /** The record that is read past the caches, in any state; null for none. */
  subject: PreviewSubject | null
  /** The time at which the site is shown; null for now. */
  at: Date | null
}

/**
 * Belongs to one request. React gives each cached function (`use cache`) a scope of its own, so none of them reads a
 * preview, and nothing that a preview reads can be stored for visitors.
 */
const holder = cache((): { scope: PreviewScope | null } => ({ scope: null }))

/** Makes the readers of this request show the preview. */
export function enterPreview(scope: PreviewScope): void {
  holder().scope = scope
}

/** Null for the requests of visitors, and in cached functions. */
export function previewScope(): PreviewScope | null {
  return holder().scope
}

/** The reference of the record of a type that the request previews; null for none. */
export function previewedReference(type: PreviewSubject['type']): string | null {
  const subject = holder().scope?.subject
  return subject?.type === type ? subject.reference : null
}

import { cookies, draftMode } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { enterPreview } from '@/lib/data/preview-scope'
import { readValidGrant } from '@/lib/data/valid-grant'
import { previewCookie } from '@/lib/preview/cookies'
import type { PreviewGrant, PreviewRefusal } from '@/lib/preview/preview-token'

/** What a request previews. `prefix` is that of the paths of the preview without cookies; empty in the other. */
export type Preview = { token: string; grant: PreviewGrant; expires: number; prefix: string }

const holder = cache((): { preview: Preview | null } => ({ preview: null }))

/**
 * The preview of a request; null for visitors. Draft mode alone opens nothing: the signed cookie says what may be seen. In
 * the prerendering of a page draft mode is off, so that no cookie is read.
 */
export async function openPreview(): Promise<Preview | null> {
  if (holder().preview) return holder().preview
  if (!(await draftMode()).isEnabled) return null
  await connection()
  const token = (await cookies()).get(previewCookie)?.value ?? ''
  const preview = await startPreview(token, '')
  return typeof preview === 'string' ? null : preview
}

/** Makes the readers of this request show what a token grants. */
export async function startPreview(token: string, prefix: string): Promise<Preview | PreviewRefusal> {
  const signed = await readValidGrant(token)
  if (typeof signed === 'string') return signed
  const { grant, expires } = signed
  if (grant.kind === 'editor') return 'invalid'
  if (grant.kind === 'record') enterPreview({ subject: grant, at: null })
  else enterPreview({ subject: null, at: new Date(grant.at) })
  const preview = { token, grant, expires, prefix }
  holder().preview = preview
  return preview
}

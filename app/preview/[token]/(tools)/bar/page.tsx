import { connection } from 'next/server'
import { startPreview } from '@/app/preview-session'
import { PreviewBar } from '@/components/editors/preview-bar'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { basePath } from '@/lib/base-path'
import { countWarnings } from '@/lib/editors/panel/read-panel-input'
import { readPreviewState } from '@/lib/editors/preview-state'
import { toOwnPath } from '@/lib/preview/own-path'
import { routes } from '@/lib/routes'
import { isEditor, readEditorLocale } from '../../../editor-access'

/** The bar of a previewed page, which shows it in a frame. `path` is that of the page, with the prefix of the preview. */
export default async function PreviewBarPage({ params, searchParams }: PageProps<'/preview/[token]/bar'>) {
  await connection()
  const [{ token }, locale] = await Promise.all([params, readEditorLocale()])
  const { path = '' } = await searchParams
  const prefix = routes.preview(token)
  const preview = await startPreview(token, prefix)
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const requested = typeof path === 'string' ? path : ''
  const isFramed = requested.startsWith(`${prefix}/`)
  const ownPath = toOwnPath(isFramed ? basePath + requested.slice(prefix.length) : requested)
  const { grant } = preview
  const isRecord = grant.kind === 'record'
  const isShared = isRecord && grant.share !== undefined
  const [read, warnings] = await Promise.all([
    isRecord ? readPreviewState(grant) : null,
    isRecord && !isShared ? countWarnings(grant) : 0,
  ])
  const viewer = isShared ? 'guest' : (await isEditor()) ? 'editor' : 'holder'
  return (
    <PreviewBar
      preview={preview}
      read={read}
      warnings={warnings}
      page={{ path: ownPath, isFramed }}
      viewer={viewer}
      locale={locale}
    />
  )
}

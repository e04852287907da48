import { connection } from 'next/server'
import { startPreview } from '@/app/preview-session'
import { PreviewPanel } from '@/components/editors/panel/preview-panel'
import { PreviewProblemView } from '@/components/editors/preview-problem-view'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { toPanelVersion, toPanelView } from '@/lib/editors/panel/panel-input'
import { readPanelInput } from '@/lib/editors/panel/read-panel-input'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { toOwnPath } from '@/lib/preview/own-path'
import { routes } from '@/lib/routes'
import { readEditorLocale } from '../../../editor-access'

/** How search engines, social networks and feed readers show the previewed record, and how it differs from the live page. */
export default async function PreviewPanelPage({
  params,
  searchParams,
}: PageProps<'/preview/[token]/panel'>) {
  await connection()
  const [{ token }, query, locale] = await Promise.all([params, searchParams, readEditorLocale()])
  const preview = await startPreview(token, routes.preview(token))
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const { grant } = preview
  const path = toOwnPath(typeof query.path === 'string' ? query.path : '')
  if (grant.kind !== 'record' || grant.share !== undefined)
    return <PreviewRefusedView reason="invalid" locale={locale} />
  const read = await readPanelInput(grant, token, path)
  if ('problem' in read)
    return (
      <main aria-label={editorTranslatorFor(locale)('Panel.title')} className="page-width page">
        <PreviewProblemView problem={read.problem} locale={locale} />
      </main>
    )
  const shown = {
    view: toPanelView(query.view),
    version: toPanelVersion(query.version),
    urlOf: (other: { view: string; version: string }) => routes.previewPanel(token, path, other),
  }
  return <PreviewPanel input={read.input} locale={locale} shown={shown} />
}

import { redirect } from 'next/navigation'
import { startPreview } from '@/app/preview-session'
import { PreviewProblemView } from '@/components/editors/preview-problem-view'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { ReloadAfter } from '@/components/editors/reload-after'
import { readPreviewState } from '@/lib/editors/preview-state'
import { defaultLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { readEditorLocale } from '../../editor-access'

/** Leads to the page of the token's record, or explains why it cannot be shown, and tries again. */
export default async function PreviewStartPage({ params }: PageProps<'/preview/[token]'>) {
  const { token } = await params
  const preview = startPreview(token, routes.preview(token))
  const locale = await readEditorLocale()
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const { grant, prefix } = preview
  if (grant.kind !== 'record') redirect(prefix + routes.home(defaultLocale))
  const read = await readPreviewState(grant)
  if ('state' in read) redirect(prefix + read.state.path)
  return (
    <main className="page-width page">
      <PreviewProblemView problem={read.problem} locale={locale} />
      <ReloadAfter seconds={20} />
    </main>
  )
}

import { connection } from 'next/server'
import { startPreview } from '@/app/preview-session'
import { PreviewProblemView } from '@/components/editors/preview-problem-view'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { StartLink } from '@/components/editors/start-link'
import { missingRecord } from '@/lib/editors/preview-problem'
import { readPreviewState } from '@/lib/editors/preview-state'
import { routes } from '@/lib/routes'
import { isEditor, readEditorLocale } from '../../../editor-access'

const retrySeconds = 20

/** Explains why the record of a token cannot be shown, and tries again unless there is none. */
export default async function PreviewProblemPage({ params }: PageProps<'/preview/[token]/problem'>) {
  await connection()
  const [{ token }, locale] = await Promise.all([params, readEditorLocale()])
  const preview = await startPreview(token, routes.preview(token))
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const { grant } = preview
  const read = grant.kind === 'record' ? await readPreviewState(grant) : { problem: missingRecord('article') }
  const isSolved = 'state' in read
  const isRepeated = isSolved || read.problem.kind !== 'not-found'
  return (
    <main className="page-width page">
      {!isSolved && <PreviewProblemView problem={read.problem} locale={locale} />}
      {isRepeated && (
        <meta httpEquiv="refresh" content={`${isSolved ? 0 : retrySeconds}; url=${routes.preview(token)}`} />
      )}
      {(await isEditor()) && <StartLink locale={locale} />}
    </main>
  )
}

import { startPreview } from '@/app/preview-session'
import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { ShareView } from '@/components/editors/share-view'
import { readPreviewState } from '@/lib/editors/preview-state'
import { toSharedLinks } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { isEditor, readEditorLocale } from '../../../editor-access'

/** The links with which an editor who is signed in shows the record to others. */
export default async function SharePage({ params }: PageProps<'/preview/[token]/share'>) {
  const [{ token }, locale] = await Promise.all([params, readEditorLocale()])
  const secret = env.PREVIEW_SECRET
  if (secret === undefined || !(await isEditor()))
    return <EditorSignIn isOn={secret !== undefined} isRefused={false} locale={locale} />
  const preview = startPreview(token, routes.preview(token))
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const { grant } = preview
  if (grant.kind !== 'record') return <PreviewRefusedView reason="invalid" locale={locale} />
  const read = await readPreviewState(grant)
  const name = 'state' in read ? read.state.name : grant.reference
  return <ShareView name={name} links={toSharedLinks(secret, grant)} locale={locale} />
}

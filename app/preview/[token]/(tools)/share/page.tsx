import { startPreview } from '@/app/preview-session'
import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { PreviewRefusedView } from '@/components/editors/preview-refused-view'
import { ShareView } from '@/components/editors/share-view'
import { readPreviewState } from '@/lib/editors/preview-state'
import { listSharedLinks } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { isEditor, readEditorLocale } from '../../../editor-access'

/** Where an editor who is signed in makes links to a record for others, and revokes them. `link` is the id of the one that is shown. */
export default async function SharePage({ params, searchParams }: PageProps<'/preview/[token]/share'>) {
  const [{ token }, { link, error }, locale] = await Promise.all([params, searchParams, readEditorLocale()])
  const secret = env.PREVIEW_SECRET
  if (secret === undefined || !(await isEditor()))
    return <EditorSignIn isOn={secret !== undefined} isRefused={false} locale={locale} />
  const preview = await startPreview(token, routes.preview(token))
  if (typeof preview === 'string') return <PreviewRefusedView reason={preview} locale={locale} />
  const { grant } = preview
  if (grant.kind !== 'record') return <PreviewRefusedView reason="invalid" locale={locale} />
  const [read, all] = await Promise.all([readPreviewState(grant), listSharedLinks(secret)])
  const links = all.filter(
    ({ subject }) => subject.type === grant.type && subject.reference === grant.reference,
  )
  return (
    <ShareView
      name={'state' in read ? read.state.name : grant.reference}
      token={token}
      links={links}
      shown={links.find(({ id }) => id === link) ?? null}
      error={error === 'full' || error === 'failed' ? error : null}
      locale={locale}
    />
  )
}

import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { EditorStart } from '@/components/editors/editor-start'
import { readEditorStart } from '@/lib/editors/editor-start'
import { env } from '@/lib/env'
import { isEditor, isPreviewing, readEditorLocale } from '../editor-access'

/** The editors' start page, or the form with which an editor signs in. */
export default async function EditorsPage() {
  const locale = await readEditorLocale()
  const secret = env.PREVIEW_SECRET
  if (secret === undefined || !(await isEditor()))
    return <EditorSignIn isOn={secret !== undefined} locale={locale} />
  const start = await readEditorStart(secret)
  return <EditorStart start={start} isPreviewing={await isPreviewing()} locale={locale} />
}

import { EditorSignIn } from '@/components/editors/editor-sign-in'
import { EditorStart } from '@/components/editors/editor-start'
import { readEditorStart } from '@/lib/editors/editor-start'
import { readFormError } from '@/lib/editors/form-error'
import { readPasteResult } from '@/lib/editors/paste-result'
import { env } from '@/lib/env'
import { parsePage } from '@/lib/routes'
import { isEditor, isPreviewing, readEditorLocale } from '../editor-access'

/** The editors' start page, or the form with which an editor signs in. */
export default async function EditorsPage({ searchParams }: PageProps<'/preview'>) {
  const [locale, query] = await Promise.all([readEditorLocale(), searchParams])
  const secret = env.PREVIEW_SECRET
  const refused = readFormError(query)
  if (secret === undefined || !(await isEditor())) {
    const isRefused = refused?.error === 'secret'
    return <EditorSignIn isOn={secret !== undefined} isRefused={isRefused} locale={locale} />
  }
  const start = await readEditorStart(secret, parsePage(String(query.references ?? '')) ?? 1)
  return (
    <EditorStart
      start={start}
      refused={refused}
      pasted={readPasteResult(query)}
      isPreviewing={await isPreviewing()}
      locale={locale}
    />
  )
}

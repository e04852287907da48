import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import { editorLocaleFor } from '@/lib/editors/editor-locale'
import { editorCookie, isEditorToken, previewCookie, readGrant } from '@/lib/preview/cookies'

/** Whether the request is of an editor who is signed in. */
export async function isEditor(): Promise<boolean> {
  await connection()
  return isEditorToken((await cookies()).get(editorCookie)?.value)
}

/** Whether the browser of the request previews a record or the site at a time. */
export async function isPreviewing(): Promise<boolean> {
  return typeof readGrant((await cookies()).get(previewCookie)?.value) === 'object'
}

/** The language of the pages for editors, by `Accept-Language`. */
export async function readEditorLocale(): Promise<string> {
  return editorLocaleFor((await headers()).get('accept-language'))
}

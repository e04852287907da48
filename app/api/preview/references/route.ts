import { cookies } from 'next/headers'
import { isOwnOrigin, listBytes, ownOrigins, readForm } from '@/lib/editors/form-request'
import { pasteQuery } from '@/lib/editors/paste-result'
import { addReferences, readPasted, removeReferences } from '@/lib/editors/reference-list'
import { editorCookie, isEditorToken } from '@/lib/preview/cookies'
import { routes } from '@/lib/routes'
import { respondRefused, respondSeeOther } from '../preview-response'

/** Adds the lines of `references` to the list of the editors' start page, or removes the entry `remove`, or all with `clear`. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return respondRefused(request, 'origin')
  if (!isEditorToken((await cookies()).get(editorCookie)?.value)) return respondSeeOther(routes.editors())
  const form = await readForm(request, listBytes)
  if (form === null) return respondRefused(request, 'large')
  const removed = form.get('remove')
  if (removed !== null || form.has('clear')) {
    await removeReferences(removed)
    return respondSeeOther(routes.editors())
  }
  const { names, leftOut, ...wrong } = readPasted(form.get('references') ?? '', ownOrigins(request.headers))
  const added = await addReferences(names)
  const result = { ...wrong, ...added, leftOut: leftOut + added.leftOut }
  return respondSeeOther(`${routes.editors(pasteQuery(result))}#references`)
}

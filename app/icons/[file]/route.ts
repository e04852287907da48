import { respondNotFound, respondWith } from '@/app/document-response'
import { readIcon } from '@/lib/documents/icons'

type Context = RouteContext<'/icons/[file]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const icon = await readIcon((await params).file)
  return icon
    ? respondWith(request, { ...icon, sharedMaxAge: 86_400 })
    : respondNotFound('There is no icon at this URL.')
}

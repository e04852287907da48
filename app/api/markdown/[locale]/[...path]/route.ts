import { respondWithMarkdown } from '@/app/api/markdown/markdown-response'
import { ownPageMarkdown } from '@/lib/documents/markdown/own-page'
import { routes } from '@/lib/routes'
import { findOwnPage } from '@/lib/settings/own-pages'

type Context = RouteContext<'/api/markdown/[locale]/[...path]'>

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params
  const page = findOwnPage(locale, path.join('/'))
  return respondWithMarkdown(
    request,
    page && { page: routes.ownPage(locale, page.name), read: async () => ownPageMarkdown(page) },
  )
}

import { env } from '@/lib/env'

let handler: Promise<(request: Request) => Promise<Response>> | null = null

/** The Read API over HTTP. A site that reads the API at API_BASE_URL serves none. */
async function respond(request: Request): Promise<Response> {
  if (env.API_BASE_URL) {
    const body = { error: 'not_found', error_description: 'This site does not serve the Read API' }
    return Response.json(body, { status: 404 })
  }
  handler ??= loadHandler()
  return (await handler)(request)
}

async function loadHandler() {
  const { createHandler } = await import('@vitrine/read-api/embedded')
  const siteLocales = { locales: env.SITE_LOCALES, defaultLocale: env.DEFAULT_LOCALE }
  return createHandler({ databaseUrl: env.DATABASE_URL, siteUrl: env.SITE_URL, siteLocales })
}

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
}

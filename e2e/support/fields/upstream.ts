import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Operation, Responses, World } from './worlds'

/** Starts an API whose records are those of all worlds. */
export async function startWorlds(
  worlds: readonly World[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const body = respond(worlds, new URL(request.url ?? '/', 'http://localhost'))
    const headers = Array.isArray(body?.records) ? { 'X-Total': String(body.total) } : {}
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body?.records ?? { error: 'not_found', error_description: 'no such record' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Body = { records: unknown; total?: number }

function respond(worlds: readonly World[], { pathname, searchParams }: URL): Body | null {
  const reference = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (pathname.endsWith('/embed')) {
    const organization = searchParams.get('organization_reference')
    return one(worlds, 'embed', ({ keys }) => keys.organization === organization)
  }
  if (pathname.endsWith('/organizations')) {
    const name = searchParams.get('name')
    const organizations = worlds.map(({ responses }) => responses.organization)
    return page(
      name === null ? organizations : organizations.filter((each) => each.name === name),
      searchParams,
    )
  }
  if (pathname.endsWith('/articles/all')) return page(articles(worlds, searchParams), searchParams)
  return one(worlds, 'job', ({ keys }) => keys.job === reference)
}

function one(worlds: readonly World[], operation: Operation, isIt: (world: World) => boolean): Body | null {
  const world = worlds.find(isIt)
  return world ? { records: world.responses[operation] } : null
}

function page(records: readonly unknown[], parameters: URLSearchParams): Body {
  const size = Number(parameters.get('per_page') ?? 20)
  const start = (Number(parameters.get('page') ?? 1) - 1) * size
  return { records: records.slice(start, start + size), total: records.length }
}

type Group = { reference: string }
type Article = Responses['article'] & {
  published_at: string
  language: string
  categories: Group[]
  cms_collections: Group[]
}

function articles(worlds: readonly World[], parameters: URLSearchParams): Article[] {
  const organization = parameters.get('organization_reference')
  const isIn = (groups: Group[], name: string) =>
    !parameters.has(name) || groups.some(({ reference }) => reference === parameters.get(name))
  const language = parameters.get('language')
  const after = parameters.get('published_after') ?? ''
  const before = parameters.get('published_before') ?? '9'
  const found = worlds
    .filter(({ keys }) => organization === null || keys.organization === organization)
    .map(({ responses }) => responses.article as Article)
    .filter((article) => {
      const day = new Date(article.published_at).toISOString().slice(0, 10)
      const isInPeriod = day >= after && day < before
      const isInGroups =
        isIn(article.categories, 'category_reference') &&
        isIn(article.cms_collections, 'collection_reference')
      return isInPeriod && isInGroups && (language === null || article.language === language)
    })
  const byTime = found.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))
  return parameters.get('order_by') === 'published_at:asc' ? byTime.reverse() : byTime
}

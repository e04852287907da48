import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Group = { reference: string }
type Article = {
  published_at: string
  language: string
  categories: readonly Group[]
  cms_collections: readonly Group[]
}

/** The responses of an API: jobs by their references, embed responses by those of organizations. */
export type RecordSet = {
  organizations: readonly { name: string }[]
  jobs: Readonly<Record<string, unknown>>
  embeds: Readonly<Record<string, unknown>>
  /** Each with the reference of its organization. */
  articles: readonly { organization: string; article: Article }[]
}

/** Starts an API that has these records and sends them as they are. */
export async function startRecordApi(
  records: RecordSet,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const body = respond(records, new URL(request.url ?? '/', 'http://localhost'))
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

function respond(
  { organizations, jobs, embeds, articles }: RecordSet,
  { pathname, searchParams }: URL,
): Body | null {
  const reference = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (pathname.endsWith('/embed')) return one(embeds, searchParams.get('organization_reference') ?? '')
  if (pathname.endsWith('/organizations')) {
    const name = searchParams.get('name')
    return page(
      name === null ? organizations : organizations.filter((each) => each.name === name),
      searchParams,
    )
  }
  if (pathname.endsWith('/articles/all')) return page(select(articles, searchParams), searchParams)
  return one(jobs, reference)
}

function one(records: Readonly<Record<string, unknown>>, reference: string): Body | null {
  return Object.hasOwn(records, reference) ? { records: records[reference] } : null
}

function page(records: readonly unknown[], parameters: URLSearchParams): Body {
  const size = Number(parameters.get('per_page') ?? 20)
  const start = (Number(parameters.get('page') ?? 1) - 1) * size
  return { records: records.slice(start, start + size), total: records.length }
}

function select(articles: RecordSet['articles'], parameters: URLSearchParams): Article[] {
  const organization = parameters.get('organization_reference')
  const isIn = (groups: readonly Group[], name: string) =>
    !parameters.has(name) || groups.some(({ reference }) => reference === parameters.get(name))
  const language = parameters.get('language')
  const after = parameters.get('published_after') ?? ''
  const before = parameters.get('published_before') ?? '9'
  const found = articles
    .filter((each) => organization === null || each.organization === organization)
    .map(({ article }) => article)
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

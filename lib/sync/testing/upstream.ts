import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Readonly<Record<string, unknown>> & { reference: string }

/** A hosted API whose records a test changes. `updatedAt` is what `updated_after` compares: the record itself has no such field. */
export type Upstream = {
  url: string
  organizations: Json[]
  embeds: Map<string, Readonly<Record<string, unknown>>>
  jobs: Map<string, Json>
  articles: { record: Json; updatedAt: string }[]
  /** Paths with their queries, oldest first. */
  requests: string[]
  /** Called before each response. */
  onRequest: (path: string) => void
  /** Requests whose path matches respond with this status. */
  failure: { path: RegExp; status: number; body?: unknown } | null
  stop: () => Promise<void>
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => respond(upstream, request.url ?? '', response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ organizations: [], embeds: new Map(), jobs: new Map(), articles: [], requests: [], failure: null },
    onRequest: () => {},
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return upstream
}

function respond(upstream: Upstream, path: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const send = (status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  const one = (body: unknown) =>
    body ? send(200, body) : send(404, { error: 'not_found', error_description: 'none' })
  const page = (records: readonly unknown[]) => {
    const [number, size] = [
      Number(searchParams.get('page') ?? 1),
      Number(searchParams.get('per_page') ?? 100),
    ]
    send(200, records.slice((number - 1) * size, number * size), { 'X-Total': records.length })
  }
  upstream.requests.push(path)
  upstream.onRequest(path)
  const after = searchParams.get('updated_after') ?? ''
  const [publishedAfter, publishedBefore] = ['published_after', 'published_before'].map((name) =>
    searchParams.get(name),
  )
  const isListed = ({ record, updatedAt }: Upstream['articles'][number]) =>
    updatedAt >= after &&
    String(record.published_at) >= (publishedAfter ?? '') &&
    (publishedBefore === null || String(record.published_at) < String(publishedBefore))
  const reference = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (upstream.failure?.path.test(path)) send(upstream.failure.status, upstream.failure.body ?? {})
  else if (pathname.endsWith('/embed'))
    one(upstream.embeds.get(searchParams.get('organization_reference') ?? ''))
  else if (pathname.endsWith('/organizations')) page(upstream.organizations)
  else if (pathname.endsWith('/articles/all'))
    page(upstream.articles.filter(isListed).map(({ record }) => record))
  else one(upstream.jobs.get(reference))
}

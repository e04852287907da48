import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLocale } from '@/lib/i18n/locales'
import { type HostileTexts, makeHostile, copyMark as mark } from './hostile-texts'

type HostileUpstream = { url: string; records: Records; stop: () => Promise<void> }

/** The identities of the records that the upstream has. */
export type Records = {
  articles: { reference: string; language: string; publishedAt: Date }[]
  companies: { slug: string; language: string }[]
  jobs: { company: string; slug: string; language: string }[]
}

/** The reference of the site in the demo content. */
const site = 'vitrine-demo'

type Item = { reference: string; [key: string]: unknown }

/** How many records are made of one. */
export type Copies = { articles: number; organizations: number; jobs: number }

/**
 * Starts an upstream with the records of an API, each several times, and with a hostile text in every field that a page
 * may show. Filters, order and paging are those of the API.
 */
export async function startHostileUpstream(
  api: { url: string; token: string },
  texts: HostileTexts,
  copies: Copies,
): Promise<HostileUpstream> {
  const responses = new Map<string, Promise<unknown>>()
  const read = (path: string): Promise<unknown> => {
    const known = responses.get(path) ?? fetchJson(api, path)
    responses.set(path, known)
    return known
  }
  const readAll = async (path: string): Promise<Item[]> => {
    const items: Item[] = []
    for (let page = 1; ; page += 1) {
      const part = (await read(`${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`)) as Item[]
      items.push(...part)
      if (part.length < 100) return items
    }
  }
  const written = new Map<string, string>()
  /** The references of the organizations that were sent with a name. */
  const named = new Map<string, Set<string>>()
  /** The JSON of a hostile record. A job has other fields in each operation and with each query. */
  const hostile = (kind: string, record: Item, query = ''): string => {
    const key = `${kind} ${record.reference} ${query}`
    const known = written.get(key)
    if (known !== undefined) return known
    const made = makeHostile(texts, kind, record.reference, record as never) as Item
    const name = String(made.name)
    if (kind === 'organization') named.set(name, (named.get(name) ?? new Set()).add(record.reference))
    const json = JSON.stringify(made)
    written.set(key, json)
    return json
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', api.url)
    const reply = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body)
    }
    try {
      const [perPage, page] = [
        Number(url.searchParams.get('per_page') ?? 100),
        Number(url.searchParams.get('page') ?? 1),
      ]
      const asked = split(url.searchParams.get('organization_reference') ?? '')
      url.searchParams.delete('per_page')
      url.searchParams.delete('page')
      for (const [name, value] of [...url.searchParams])
        if (name.endsWith('_reference')) url.searchParams.set(name, split(value)[0])
      // The API does not know the names that this upstream has sent.
      const name = url.searchParams.get('name')
      if (name !== null) {
        url.searchParams.delete('name')
        url.searchParams.set('cms_sites_references', site)
      }
      const list = (kind: string, items: readonly Item[]) => {
        const shown = items.slice((page - 1) * perPage, page * perPage)
        reply(200, `[${shown.map((item) => hostile(kind, item, url.search)).join()}]`, {
          'x-total': String(items.length),
          'x-total-pages': String(Math.ceil(items.length / perPage)),
          'x-per-page': String(perPage),
          'x-page': String(page),
        })
      }
      if (url.pathname.endsWith('/organizations')) {
        const all = copy(await readAll(url.pathname + url.search), copies.organizations)
        list('organization', name === null ? all : all.filter((item) => named.get(name)?.has(item.reference)))
      } else if (url.pathname.endsWith('/articles/all')) {
        list('article', copy(await readAll(url.pathname + url.search), copies.articles))
      } else if (url.pathname.endsWith('/embed')) {
        const [reference, number] = asked
        const embed = (await read(`/api/v1/embed?organization_reference=${reference}`)) as { jobs: Item[] }
        const own = number === 1 ? copy(embed.jobs, copies.jobs) : []
        const rest = hostile('embed', {
          ...embed,
          jobs: undefined,
          reference: `${reference}${mark}${number}`,
        })
        const jobs = own.map((job) => hostile('embed.jobs', job)).join()
        reply(200, `${rest.slice(0, -1)},"jobs":[${jobs}]}`)
      } else {
        const [, path = '', reference = ''] = /^(.*\/)([^/]+)$/.exec(url.pathname) ?? []
        const [original] = split(reference)
        const job = (await read(path + original + url.search)) as Item
        reply(200, hostile('job', { ...job, reference }, url.search))
      }
    } catch (error) {
      const status = error instanceof StatusError ? error.status : 500
      const code = status === 404 ? 'not_found' : 'internal_error'
      reply(status, JSON.stringify({ error: code, error_description: String(error) }))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    records: await listRecords(readAll, read, copies),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

class StatusError extends Error {
  constructor(readonly status: number) {
    super(`the API responds with ${status}`)
  }
}

async function fetchJson(api: { url: string; token: string }, path: string): Promise<unknown> {
  const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${api.token}` } })
  if (!response.ok) throw new StatusError(response.status)
  return response.json()
}

/** The first copy has the identity of the record. The others have lists and objects, such as a video, that the record lacks. */
function copy(items: readonly Item[], count: number): Item[] {
  const filled = items.flatMap((item) =>
    Object.entries(item).filter(([, value]) => typeof value === 'object' && !isEmpty(value)),
  )
  return items.flatMap((item) => {
    const own = Object.entries(item).filter(([, value]) => !isEmpty(value))
    const whole = { ...item, ...Object.fromEntries([...filled, ...own]) }
    return Array.from({ length: count }, (_, index) => {
      if (index === 0) return item
      const slug = typeof item.slug === 'string' ? { slug: `${item.slug}${mark}${index + 1}` } : {}
      return { ...whole, ...slug, reference: `${item.reference}${mark}${index + 1}` }
    })
  })
}

/** Null, an empty list or an empty object. */
function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0)
}

function split(reference: string): [original: string, number: number] {
  const [original = '', number = '1'] = reference.split(mark)
  return [original, Number(number)]
}

async function listRecords(
  readAll: (path: string) => Promise<Item[]>,
  read: (path: string) => Promise<unknown>,
  copies: Copies,
): Promise<Records> {
  const articles = copy(await readAll('/api/v1/external/cms/articles/all'), copies.articles)
  const originals = await readAll(`/api/v1/external/organizations?cms_sites_references=${site}`)
  const jobs: Records['jobs'] = []
  for (const organization of originals) {
    const embed = (await read(`/api/v1/embed?organization_reference=${organization.reference}`)) as {
      jobs: Item[]
    }
    const language = String(organization.default_language)
    for (const job of copy(embed.jobs, copies.jobs))
      jobs.push({ company: String(organization.slug), slug: String(job.slug), language })
  }
  return {
    articles: articles
      .map(({ reference, language, published_at }) => ({
        reference,
        language: String(language),
        publishedAt: new Date(String(published_at)),
      }))
      .filter(({ language, publishedAt }) => isLocale(language) && publishedAt <= new Date()),
    companies: copy(originals, copies.organizations).map(({ slug, default_language }) => ({
      slug: String(slug),
      language: String(default_language),
    })),
    jobs,
  }
}

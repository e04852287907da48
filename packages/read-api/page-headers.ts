import { offsetOf, type Paging } from '@vitrine/content-store/paging'

/**
 * The headers of a page. URLs in `Link` repeat only `validParameters`: with all parameters, four times
 * over, the header could exceed the limit of a proxy. They are a query only, because the server does not know the host name
 * and the path that its client used.
 */
export function pageHeaders(
  url: string,
  { paging, validParameters, total }: { paging: Paging; validParameters: readonly string[]; total: number },
): Record<string, string> {
  const pages = Math.ceil(total / paging.per_page)
  const { searchParams } = new URL(url)
  const parameters = [...searchParams].filter(([name]) => validParameters.includes(name))
  return {
    'X-Total': String(total),
    'X-Total-Pages': String(pages),
    'X-Per-Page': String(paging.per_page),
    'X-Page': String(paging.page),
    'X-Offset': String(offsetOf(paging)),
    Link: toLink(parameters, paging.page, Math.max(pages, 1)),
  }
}

function toLink(parameters: string[][], page: number, last: number): string {
  const targets = [
    { rel: 'first', page: 1 },
    ...(page > 1 ? [{ rel: 'prev', page: Math.min(page - 1, last) }] : []),
    ...(page < last ? [{ rel: 'next', page: page + 1 }] : []),
    { rel: 'last', page: last },
  ]
  return targets
    .map((target) => {
      const query = new URLSearchParams(parameters)
      query.set('page', String(target.page))
      return `<?${query}>; rel="${target.rel}"`
    })
    .join(', ')
}

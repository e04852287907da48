export type Paging = { page: number; per_page: number }

/** One page of a list that holds `total` records in all. */
export type Page<Item> = { items: Item[]; total: number }

export function offsetOf({ page, per_page }: Paging): number {
  return (page - 1) * per_page
}

/**
 * The headers of a page; `query` has every parameter that was understood. Addresses in `Link` have no others (four times
 * over, they could be more than a proxy lets through), and are relative, because the server does not know under which
 * name its caller reached it.
 */
export function pageHeaders(url: string, query: Paging, total: number): Record<string, string> {
  const pages = Math.ceil(total / query.per_page)
  const { pathname, searchParams } = new URL(url)
  const understood = [...searchParams].filter(([name]) => Object.hasOwn(query, name))
  return {
    'X-Total': String(total),
    'X-Total-Pages': String(pages),
    'X-Per-Page': String(query.per_page),
    'X-Page': String(query.page),
    'X-Offset': String(offsetOf(query)),
    Link: toLink(pathname, understood, query.page, Math.max(pages, 1)),
  }
}

function toLink(pathname: string, parameters: string[][], page: number, last: number): string {
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
      return `<${pathname}?${query}>; rel="${target.rel}"`
    })
    .join(', ')
}

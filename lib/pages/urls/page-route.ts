import { ownPages } from '@/lib/settings/own-pages'

/** The params of a Next.js route by name, as they are in the URL. That of several segments has slashes between them. */
export type PageParams = Readonly<Record<string, string>>

/** The path of a route with these params. Throws where none of `routes` has exactly their names. */
export function fillRoute(routes: readonly string[], params: PageParams): string {
  const names = Object.keys(params).sort().join()
  const route = routes.find((candidate) => paramNames(candidate).sort().join() === names)
  if (route === undefined) throw new Error(`none of ${routes.join(', ')} has the params ${names}`)
  return route.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => params[name] ?? '')
}

/** The route of the pages of the site folder. */
export const ownPageRoute = '/[locale]/[...path]'

/** The params of the first of `routes` that a path matches; null if it matches none. That of own pages matches their paths only. */
export function matchRoute(routes: readonly string[], path: string): PageParams | null {
  const segments = path.split('/')
  for (const route of routes) {
    if (route === ownPageRoute) {
      const page = ownPages().find(({ locale, name }) => path === `/${locale}/${name}`)
      if (page) return { locale: page.locale, path: page.name }
      continue
    }
    const pattern = route.split('/')
    const isMatch =
      pattern.length === segments.length &&
      pattern.every((part, index) => isParam(part) || part === segments[index])
    if (!isMatch) continue
    return Object.fromEntries(
      pattern.flatMap((part, index) => (isParam(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [])),
    )
  }
  return null
}

/**
 * The routes that a path matches, with their params, those with fewest params first: `/en/articles/page/9` also matches the
 * route of an archive.
 */
export function matchRoutes<R extends { route: string }>(
  candidates: readonly R[],
  path: string,
): (R & { params: PageParams })[] {
  return candidates
    .flatMap((candidate) => {
      const params = matchRoute([candidate.route], path)
      return params === null ? [] : [{ ...candidate, params }]
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
}

function paramNames(route: string): string[] {
  return [...route.matchAll(/\[(?:\.{3})?(\w+)\]/g)].map(([, name = '']) => name)
}

function isParam(part: string): boolean {
  return part.startsWith('[')
}

/** Whether two paths have the same segments. Percent-encoded and plain characters are equal. */
export function isSamePath(a: string, b: string): boolean {
  const [own, other] = [a.split('/'), b.split('/')]
  return (
    own.length === other.length && own.every((segment, index) => decode(segment) === decode(other[index]))
  )
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

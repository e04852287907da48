import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { paths } from '@/lib/routes'
import { ownPages } from '@/lib/settings/own-pages'
import { ownPageRoute } from './page-route'

/** The routes of the pages in `registry.ts`, for code that loads no page. `find-page.test.ts` compares them. */
export const pageRoutes = [
  '/[locale]',
  '/[locale]/companies',
  '/[locale]/companies/page/[page]',
  '/[locale]/companies/search/[filters]',
  '/[locale]/companies/[company]',
  '/[locale]/companies/[company]/jobs/[job]',
  '/[locale]/companies/[company]/jobs',
  '/[locale]/companies/[company]/jobs/page/[page]',
  '/[locale]/companies/[company]/articles',
  '/[locale]/companies/[company]/articles/page/[page]',
  '/[locale]/jobs',
  '/[locale]/jobs/page/[page]',
  '/[locale]/jobs/search/[filters]',
  '/[locale]/saved',
  '/[locale]/search',
  '/[locale]/search/[words]',
  '/[locale]/articles',
  '/[locale]/articles/page/[page]',
  '/[locale]/articles/search/[filters]',
  '/[locale]/articles/languages/[language]',
  '/[locale]/articles/languages/[language]/page/[page]',
  '/[locale]/articles/[year]',
  '/[locale]/articles/[year]/page/[page]',
  '/[locale]/articles/[year]/[month]',
  '/[locale]/articles/[year]/[month]/page/[page]',
  '/[locale]/articles/[year]/[month]/[day]/[article]',
  '/[locale]/categories/[category]',
  '/[locale]/categories/[category]/page/[page]',
  '/[locale]/categories/[category]/[year]',
  '/[locale]/categories/[category]/[year]/page/[page]',
  '/[locale]/categories/[category]/[year]/[month]',
  '/[locale]/categories/[category]/[year]/[month]/page/[page]',
  '/[locale]/collections',
  '/[locale]/collections/[collection]',
  '/[locale]/collections/[collection]/page/[page]',
  ownPageRoute,
] as const

export type PageRoute = (typeof pageRoutes)[number]

/**
 * What a route responds with: a page, which the server stores; a document about records, which shared caches store; an image made
 * for it; the page of a form's fields, as a redirect; JSON for the pages; the Read API; the state of the process; pages of editors; or the
 * result of an action.
 */
type RouteKind =
  | 'page'
  | 'document'
  | 'image'
  | 'file'
  | 'form'
  | 'json'
  | 'api'
  | 'status'
  | 'editors'
  | 'action'

/** How many requests a client may send is in server/client-limits.ts. */
export type RouteLimit = 'reads' | 'images' | 'json' | 'webhooks' | 'sign-in' | 'refreshes'

type RouteGroup = {
  kind: RouteKind
  /** Those that its handler gets. The Read API refuses most of them itself. */
  methods: readonly string[]
  /** The limit that counts each request; null for none. What is not stored has further limits (server/find-pages.ts). */
  limit: RouteLimit | null
  routes: readonly string[]
}

const read = ['GET', 'HEAD']
const post = ['POST']
const feeds = [
  ...['articles', 'jobs', 'categories/[category]', 'collections/[collection]'],
  ...['companies/[company]/articles', 'companies/[company]/jobs', 'jobs/search/[filters]'],
]
const withMarkdown = [
  'articles/[year]/[month]/[day]/[article]',
  'companies/[company]',
  'companies/[company]/jobs/[job]',
  '[...path]',
]

/** All routes of the site, with the names that app/ gives them. A path has the first one that it matches. */
export const routeTable: readonly RouteGroup[] = [
  {
    ...{ kind: 'document', methods: read, limit: 'reads' },
    routes: [
      ...['/robots.txt', '/sitemap.xml', '/sitemaps/[locale]/[file]', '/llms.txt'],
      ...['/icons/[file]', '/favicon.ico', '/.well-known/security.txt'],
      ...['/[locale]/llms.txt', '/[locale]/llms/[file]', '/articles/feeds/[file]', '/jobs/feeds/[file]'],
      ...feeds.map((list) => `/[locale]/${list}/feeds/[file]`),
      ...withMarkdown.map((page) => `/[locale]/${page}.md`),
      ...withMarkdown.map((page) => `/api/markdown/[locale]/${page}`),
      ...['/[locale]/companies/[company]/jobs.json', '/embed/[...path]'],
      ...['/api/indexnow-key', ...(env.INDEXNOW_KEY ? [`/${env.INDEXNOW_KEY}.txt`] : [])],
    ],
  },
  { kind: 'image', methods: read, limit: null, routes: ['/cards/[...path]'] },
  { kind: 'image', methods: read, limit: 'images', routes: ['/_next/image'] },
  {
    kind: 'file',
    methods: read,
    limit: null,
    routes: ['/_next/static/[...path]', '/media/[...path]', '/elements/[file]'],
  },
  {
    ...{ kind: 'form', methods: read, limit: null },
    routes: ['/', ...['articles', 'companies', 'jobs'].map((list) => `/[locale]/${list}/search`)],
  },
  {
    ...{ kind: 'json', methods: read, limit: 'json' },
    routes: [
      ...['/api/search', '/api/search/articles', '/api/search/jobs', '/api/search/jobs/open'],
      ...['/api/search/form/[locale]', '/api/oembed'],
    ],
  },
  {
    ...{ kind: 'api', methods: [...read, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'], limit: 'reads' },
    routes: ['/api/v1/[[...path]]'],
  },
  { kind: 'status', methods: read, limit: 'reads', routes: ['/livez', '/readyz'] },
  { kind: 'action', methods: post, limit: 'webhooks', routes: ['/api/revalidate'] },
  { kind: 'action', methods: post, limit: 'sign-in', routes: ['/api/preview/sign-in'] },
  {
    ...{ kind: 'action', methods: post, limit: null },
    routes: [
      ...[
        '/api/invalidate-records',
        '/api/preview/leave',
        '/api/preview/open',
        '/api/preview/references',
        '/api/preview/shared-links',
        '/api/preview/sign-out',
      ],
      '/preview/health/check',
    ],
  },
  { kind: 'action', methods: post, limit: 'refreshes', routes: ['/preview/[token]/refresh'] },
  {
    ...{ kind: 'editors', methods: read, limit: null },
    routes: [
      ...['/api/preview', '/preview', '/preview/health', '/preview/health/[file]', '/preview/[token]'],
      '/preview/jobs-elsewhere',
      ...['bar', 'panel', 'problem', 'share', 'state', '[locale]/[[...path]]'].map(
        (path) => `/preview/[token]/${path}`,
      ),
    ],
  },
  { kind: 'page', methods: read, limit: null, routes: [...pageRoutes, '/[locale]/missing'] },
]

const patterns = routeTable.flatMap((group) =>
  group.routes.map((route) => ({ group, pattern: new RegExp(`^${toPattern(route)}$`) })),
)

function toPattern(route: string): string {
  // An invented path is no page.
  const own = ownPages().map(({ locale, name }) => paths.ownPage(locale, name))
  return route
    .replace(ownPageRoute, `(?:${own.join('|') || '(?!)'})`)
    .replaceAll('.', '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/, '(?:/.*)?')
    .replace(/\[\\\.\\\.\\\.\w+\]/, '.+')
    .replace('[locale]', `(?:${locales.join('|')})`)
    .replace(/\[\w+\]/g, '[^/]+')
}

/** Clients invent paths: both the number and the characters are bounded. */
const matched = new LRUCache<string, { group: RouteGroup | null }>({
  ...{ max: 5_000, maxSize: 1_000_000, sizeCalculation: (_, path) => path.length + 1 },
})

/** The route of a path, with or without a slash at its end, which redirects. Null for a path that the site does not have. */
export function findRoute(path: string): RouteGroup | null {
  const earlier = matched.get(path)
  if (earlier) return earlier.group
  const own = path.replace(/(?<=.)\/$/, '')
  const group = patterns.find(({ pattern }) => pattern.test(own))?.group ?? null
  matched.set(path, { group })
  return group
}

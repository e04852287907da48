import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The table of rooms in the README, held to the code: what each room may import beside itself and node's own. */
const rooms: readonly { room: string; mayImport: readonly string[] }[] = [
  { room: 'app/api/v1/', mayImport: ['lib/env', 'lib/server/app', 'lib/server/db/connect'] },
  {
    room: 'app/',
    mayImport: [
      'app/',
      'lib/data/',
      'lib/seo/',
      'components/',
      'lib/i18n/',
      'lib/routes',
      'lib/cache-tags',
      'lib/due-clock',
      'lib/env',
      'lib/format',
      'next',
      'next-intl',
      'react',
      'negotiator',
    ],
  },
  {
    room: 'components/ui/',
    mayImport: ['lib/format', 'lib/model/video', 'lib/model/localized', 'next', 'next-intl', 'react'],
  },
  {
    room: 'components/layout/',
    mayImport: ['components/ui/', 'lib/routes', 'lib/format', 'lib/i18n/', 'next', 'next-intl', 'react'],
  },
  {
    room: 'components/',
    mayImport: [
      'components/',
      'lib/model/',
      'lib/routes',
      'lib/i18n/',
      'lib/format',
      'lib/content/',
      'next',
      'next-intl',
      'react',
    ],
  },
  { room: 'lib/contract/', mayImport: ['zod'] },
  {
    room: 'lib/server/process/',
    mayImport: [
      'lib/contract/',
      'lib/server/',
      'hono',
      '@hono/node-server',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
    ],
  },
  {
    room: 'lib/server/',
    mayImport: [
      'lib/contract/',
      'lib/env',
      'hono',
      '@hono/zod-openapi',
      'zod',
      'kysely',
      'libsql',
      'pg',
      'yaml',
      'negotiator',
      'swagger-ui-dist',
      'rehype-parse',
      'rehype-sanitize',
      'hast',
      'unified',
      'unist-util-visit',
    ],
  },
  { room: 'lib/client/', mayImport: ['lib/contract/', 'zod'] },
  { room: 'lib/model/', mayImport: ['lib/contract/', 'lib/format', 'slugify'] },
  {
    room: 'lib/data/',
    mayImport: [
      'lib/client/',
      'lib/model/',
      // For the documents that are kept as they are sent: feeds, sitemaps, twins, cards.
      'lib/seo/',
      'lib/content/',
      'lib/routes',
      'lib/cache-tags',
      'lib/env',
      'lib/i18n/locales',
      'next',
      'p-limit',
      'server-only',
      'sharp',
    ],
  },
  {
    room: 'lib/seo/',
    mayImport: [
      'lib/model/',
      'lib/content/basic-html',
      'lib/content/html-text',
      'lib/content/markdown',
      'lib/content/pipeline',
      'lib/content/plain-text',
      'lib/i18n/',
      'lib/routes',
      'lib/env',
      'lib/format',
      'next',
      'next-intl',
      'fontkit',
      'schema-dts',
      'feedsmith',
      'fast-xml-parser',
    ],
  },
  {
    room: 'lib/content/',
    mayImport: [
      'components/ui/',
      'lib/model/video',
      'hast',
      'hast-util-to-html',
      'hast-util-to-jsx-runtime',
      'hast-util-to-text',
      'react',
      'react-markdown',
      'rehype-parse',
      'rehype-raw',
      'rehype-remark',
      'rehype-sanitize',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'remark-stringify',
      'unified',
      'unist-util-visit',
    ],
  },
  { room: 'lib/i18n/', mayImport: ['lib/env', 'lib/format', 'lib/model/', 'next', 'next-intl'] },
  { room: 'lib/env', mayImport: ['zod'] },
  { room: 'lib/due-clock', mayImport: ['lib/routes'] },
  { room: 'lib/missing-path', mayImport: ['lib/i18n/locales', 'lib/routes'] },
  { room: 'lib/routes', mayImport: [] },
  { room: 'lib/cache-tags', mayImport: [] },
  { room: 'lib/format', mayImport: [] },
]

/** Single files with a door of their own. */
const doors: Record<string, readonly string[]> = {
  'lib/data/transport.ts': ['lib/server/embedded', 'undici'],
  'lib/data/cards.ts': ['fontkit'],
  'lib/data/queries.ts': ['lib/routes', '@tanstack/react-query'],
  'components/articles/more-articles.client.tsx': ['lib/data/queries', '@tanstack/react-query'],
}

type Source = { path: string; text: string; imports: readonly string[] }

const sources: Source[] = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('testing/'))
    .map((file) => {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      return { path, text, imports: importsOf(path, text) }
    }),
)

/** Modules a file imports: paths from the root for the project's own, package names for others. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)(?:import|export)\s(?:[\w*\s{},]*\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  return [...found].map(([, first, second]) => {
    const name = first ?? second ?? ''
    if (name.startsWith('@/')) return name.slice(2)
    return name.startsWith('.') ? normalize(join(dirname(path), name)) : name
  })
}

function isAllowed(source: Source, name: string): boolean {
  if (name.startsWith('node:')) return true
  const rule = rooms.find(({ room }) => source.path.startsWith(room))
  const allowed = [rule?.room ?? '-', ...(rule?.mayImport ?? []), ...(doors[source.path] ?? [])]
  return allowed.some(
    (prefix) => name === prefix || name.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`),
  )
}

describe('the rooms', () => {
  it('are all there', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.every(({ path }) => rooms.some(({ room }) => path.startsWith(room)))).toBe(true)
  })

  it('import only what stands behind them', () => {
    const trespasses = sources.flatMap((source) =>
      source.imports
        .filter((name) => !isAllowed(source, name))
        .map((name) => `${source.path} imports ${name}`),
    )
    expect(trespasses).toEqual([])
  })

  it('leave lib/server deletable: only its mount and the transport know it', () => {
    const users = sources.filter(
      ({ path, imports }) =>
        !path.startsWith('lib/server/') && imports.some((name) => name.startsWith('lib/server')),
    )
    expect(users.map(({ path }) => path)).toEqual([
      'app/api/v1/[[...path]]/route.ts',
      'lib/data/transport.ts',
    ])
  })
})

describe('the house rules', () => {
  const where = (test: (source: Source) => boolean) => sources.filter(test).map(({ path }) => path)

  it('show the browser’s share in the file name; Next’s error boundary has no other name', () => {
    const isClient = ({ text }: Source) => /^\s*(\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(text)
    expect(where((source) => isClient(source) !== source.path.endsWith('.client.tsx'))).toEqual([
      'app/[locale]/error.tsx',
    ])
  })

  it('have no barrels', () => {
    expect(where(({ path, text }) => /\/index\.tsx?$/.test(path) || /^export \*/m.test(text))).toEqual([])
  })

  it('read the environment in one file', () => {
    expect(where(({ text }) => text.includes('process.env'))).toEqual(['lib/env.ts'])
  })

  it('cache and tag in lib/data alone, and spell tags in one file', () => {
    const outside = ({ path }: Source) => !path.startsWith('lib/data/')
    expect(
      where((source) => outside(source) && /['"]use cache|cacheTag\(|cacheLife\(/.test(source.text)),
    ).toEqual([])
    expect(where(({ text }) => /cacheTag\(\s*['"`]|revalidateTag\(\s*['"`]/.test(text))).toEqual([])
  })

  it('build addresses in one file', () => {
    const literal = /(href|permanentRedirect\(|redirect\()=?[{(]?['"`]\/(?!media\/)/
    expect(where(({ path, text }) => path !== 'lib/routes.ts' && literal.test(text))).toEqual([])
  })

  it('keep what would break static pages or let text act out of the code', () => {
    const banned =
      /dangerouslySetInnerHTML|['"]use server['"]|next\/og|\bsearchParams\b(?!\.(get|delete|has|set))/
    const isPageCode = ({ path }: Source) => /^(app\/\[locale\]|components)\//.test(path)
    expect(where((source) => isPageCode(source) && banned.test(source.text))).toEqual([])
    expect(where(({ path }) => /(loading|proxy|middleware)\.tsx?$/.test(path))).toEqual([])
  })

  it('keep pages short', () => {
    expect(where(({ path, text }) => path.endsWith('/page.tsx') && text.split('\n').length > 65)).toEqual([])
  })
})

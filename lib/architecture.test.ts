import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The layers, lowest first. A file imports from its own layer and from lower ones. `packages` are the npm packages that a
 * layer may import; `node:` stands for the modules of Node.js. A pure layer, which has no `node:`, can run anywhere.
 */
const layers: readonly Layer[] = [
  { paths: ['packages/api-contract/'], packages: ['entities', 'hast', 'iso-3166', 'slugify', 'zod'] },
  { paths: ['packages/content-store/'], packages: ['node:', 'kysely', 'libsql', 'lru-cache', 'pg'] },
  {
    paths: [
      ...['lib/env.ts', 'lib/facet-filter.ts', 'lib/job-filter.ts', 'lib/organization-filter.ts'],
      ...['lib/article-selection.ts', 'lib/base-path.ts', 'lib/home-path.ts', 'lib/job-list-file.ts'],
      ...['lib/routes.ts', 'lib/cache-tags.ts', 'lib/employer.ts', 'lib/process/shared-state.ts'],
    ],
    packages: ['zod'],
  },
  { paths: ['lib/settings/'], packages: ['node:', 'csv-parse', 'culori', 'yaml', 'zod'] },
  { paths: ['lib/process/'], packages: ['node:', 'fresh', 'lru-cache', 'pino', 'prom-client'] },
  {
    paths: ['lib/i18n/'],
    packages: ['next', 'use-intl', 'icu-minify', '@formatjs/icu-messageformat-parser'],
  },
  { paths: ['lib/preview/'], packages: ['node:'] },
  { paths: ['lib/client/'], packages: ['node:', 'p-limit', 'undici', 'zod'] },
  { paths: ['lib/model/'], packages: ['entities'] },
  { paths: ['lib/browser/'], packages: [] },
  {
    paths: ['lib/content/'],
    packages: [
      ...['hast', 'hast-util-to-html', 'hast-util-to-text', 'unified', 'unist-util-visit'],
      ...['lru-cache', 'hast-util-from-parse5', 'parse5', 'rehype-raw', 'rehype-remark', 'rehype-sanitize'],
      ...['remark-gfm', 'remark-parse', 'remark-rehype', 'remark-stringify', 'mdast', 'micromark-util-types'],
      ...['remark-cjk-friendly', 'remark-cjk-friendly-gfm-strikethrough', 'github-slugger'],
    ],
  },
  { paths: ['lib/sync/'], packages: ['node:', 'undici'] },
  {
    paths: ['lib/data/'],
    packages: ['node:', 'next', 'react', 'server-only', 'lru-cache', 'p-limit', 'sharp', 'undici', 'zod'],
  },
  { paths: ['lib/seo/'], packages: ['next', 'schema-dts', 'use-intl'] },
  { paths: ['lib/pages/'], packages: ['lru-cache', 'next', 'react'] },
  {
    paths: ['lib/documents/'],
    packages: [
      ...['node:', 'next', 'server-only', 'p-limit', 'sharp'],
      ...['fast-xml-parser', 'feedsmith', 'fontkit', 'schema-dts'],
    ],
  },
  { paths: ['lib/publishing/'], packages: ['node:', 'next', 'server-only', 'lru-cache', 'p-limit'] },
  {
    paths: ['lib/editors/'],
    packages: [
      'p-limit',
      ...['node:', 'negotiator', 'server-only'],
      ...['diff', 'feedsmith', 'hast', 'rehype-parse', 'unified', 'unist-util-visit'],
    ],
  },
  { paths: ['components/ui/'], packages: ['next-intl', 'react', 'react-dom'] },
  {
    paths: ['components/rich-text/'],
    packages: ['next-intl', 'react', 'react-markdown'],
  },
  { paths: ['components/search/'], packages: ['next-intl'] },
  { paths: ['components/layout/'], packages: ['next-intl', 'react'] },
  { paths: ['components/board/'], packages: ['@tanstack/react-query', 'next-intl', 'react'] },
  {
    paths: ['components/articles/', 'components/organizations/', 'components/jobs/', 'components/saved/'],
    packages: ['next-intl', 'react'],
  },
  { paths: ['components/home/'], packages: ['next-intl'] },
  { paths: ['components/editors/'], packages: ['next', 'react', 'react-markdown', 'uqr'] },
  { paths: ['elements/'], packages: ['node:', 'esbuild'] },
  { paths: ['fonts/'], packages: ['node:', 'fontkit', 'subset-font'] },
  { paths: ['app/'], packages: ['node:', 'negotiator', 'next', 'next-intl', 'react', 'react-dom'] },
  // `tsx` compiles the cache handlers when Next.js loads them.
  { paths: ['lib/page-cache/'], packages: ['node:', 'lru-cache', 'next', 'tsx'] },
  {
    paths: ['server/'],
    packages: ['node:', 'light-my-request', 'lru-cache', 'next', 'p-limit', 'send', 'sharp'],
  },
  { paths: ['instrumentation.ts'], packages: [] },
  { paths: ['e2e/records/'], packages: ['node:', 'sharp'] },
  { paths: ['e2e/support/'], packages: 'any' },
  { paths: ['scripts/'], packages: 'any' },
  { paths: ['bench/', 'e2e/'], packages: 'any' },
  { paths: ['packages/read-api/'], packages: 'any' },
  { paths: [''], packages: 'any' },
]

/** Imports against the order or of further packages, by file. Each has its reason; one that no file uses fails the test. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // `npm run doctor` checks the API of the content of files in its process.
  'scripts/doctor/check-settings.ts': ['packages/read-api/embedded.ts'],
  // The mount of the embedded API, which is loaded dynamically.
  'app/api/v1/[[...path]]/route.ts': ['packages/read-api/embedded.ts'],
  // A real API in front of which tests read.
  'lib/data/testing/site.ts': ['packages/read-api/testing/api-server.ts'],
  // Tests change the records that the site reads.
  'lib/publishing/testing/store.ts': ['packages/content-store/apply/apply.ts'],
  // A copy of a hosted API that changes while the site reads it.
  'lib/data/testing/write-records.ts': ['packages/content-store/apply/apply.ts'],
  // The records of which docs/fields.md says where the site shows them.
  'e2e/support/fields/worlds.ts': ['packages/read-api/testing/maximal-responses.ts'],
  // Recognizes IP addresses. The site and the API server use it, never the browser.
  'packages/api-contract/client-address.ts': ['node:'],
  'packages/api-contract/encoding.ts': ['negotiator'],
  // Signs and sends webhooks. The site, its commands and the import use it, never the browser.
  'packages/api-contract/webhook-signature.ts': ['node:'],
  'packages/api-contract/send-webhook.ts': ['node:'],
  // Commands of the site and of the API server are defined with it.
  'packages/api-contract/command.ts': ['node:', '@commander-js/extra-typings', '@next/env'],
  // The entry of next-intl loads React, which commands that read with lib/data cannot: `use-intl` has the same functions.
  'lib/i18n/request.ts': ['next-intl'],
  // React Query in the browser.
  'components/articles/board/article-board.client.tsx': ['@tanstack/react-query'],
  'components/jobs/board/job-board.client.tsx': ['@tanstack/react-query'],
}

type Layer = { paths: readonly string[]; packages: readonly string[] | 'any' }
type Source = { path: string; text: string; imports: readonly string[] }

const ignored = new Set([
  ...[
    '.data',
    '.git',
    '.next',
    'content',
    'elements/built',
    'fonts/built',
    'docs',
    'node_modules',
    'public',
    'test-results',
  ],
  ...['api-contract', 'content-store', 'read-api'].map((name) => `packages/${name}/node_modules`),
])

function listFiles(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (ignored.has(path)) return []
      return entry.isDirectory() ? listFiles(path) : path.split(sep).join('/')
    })
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/(^next-env|\.d)\.ts$/.test(path))
}

const paths = listFiles('')
const withoutExtension = new Map(paths.map((path) => [path.replace(/\.\w+$/, ''), path]))

const sources: readonly Source[] = paths.map((path) => {
  const text = readFileSync(path, 'utf8')
  const specifiers = [...text.matchAll(importPattern())].map((match) => match[1] ?? match[2] ?? '')
  return { path, text, imports: [...new Set(specifiers.map((name) => resolve(path, name)))] }
})

/** Static imports and exports, `import()` expressions and `import()` types. */
function importPattern(): RegExp {
  return /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"\n]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/gm
}

/** The path of a project file, or the name of a package; `node:` for the modules of Node.js. */
function resolve(from: string, name: string): string {
  const [, ownPackage = ''] = /^(packages\/[^/]+\/)/.exec(from) ?? []
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('#')
      ? ownPackage + name.slice(1)
      : name.startsWith('@vitrine/')
        ? name.replace('@vitrine/', 'packages/')
        : name.startsWith('.')
          ? normalize(join(dirname(from), name))
              .split(sep)
              .join('/')
          : null
  if (target !== null) return withoutExtension.get(target) ?? target
  if (name.startsWith('node:')) return 'node:'
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function layerOf(path: string): number {
  const matches = layers.flatMap((layer, index) =>
    layer.paths.filter((prefix) => path.startsWith(prefix)).map((prefix) => ({ index, prefix })),
  )
  return matches.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.index ?? -1
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/')
const isProject = (name: string) => withoutExtension.has(name.replace(/\.\w+$/, '')) || name.includes('/')
const isPackage = (name: string) => !isProject(name) || name.startsWith('@')

function isAllowed(path: string, name: string): boolean {
  const layer = layers[layerOf(path)]
  if (isPackage(name)) {
    return isTest(path) || layer?.packages === 'any' || layer?.packages.includes(name) === true
  }
  // The API server depends on the contract and the store only, and the site on the server by exceptions only.
  const server = 'packages/read-api/'
  if (path.startsWith(server)) return /^packages\//.test(name)
  if (name.startsWith(server)) return false
  // The pages do not write.
  const isWriter = /^(bench|lib\/sync)\//.test(path)
  if (name === 'packages/content-store/apply/apply.ts') return isWriter || path.startsWith('packages/')
  return layerOf(name) <= layerOf(path)
}

/** Every path of files that import each other in a circle. */
function findCircles(files: readonly Source[]): string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (path: string, trace: readonly string[]) => {
    if (state.get(path) === 'open') circles.push([...trace.slice(trace.indexOf(path)), path].join(' -> '))
    if (state.has(path)) return
    state.set(path, 'open')
    for (const name of importsOf.get(path) ?? []) if (importsOf.has(name)) visit(name, [...trace, path])
    state.set(path, 'done')
  }
  for (const { path } of files) visit(path, [])
  return circles
}

describe('the layers', () => {
  it('contain every source file', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter(({ path }) => layerOf(path) < 0)).toEqual([])
  })

  it('import only lower layers and their own packages, named exceptions aside', () => {
    const violations = sources.flatMap(({ path, imports }) =>
      imports
        .filter((name) => !isAllowed(path, name) && !exceptions[path]?.includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(violations).toEqual([])
  })

  it('have no exception that is not needed, and no package that is not used', () => {
    const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
    const unusedExceptions = Object.entries(exceptions).flatMap(([path, names]) =>
      names.filter((name) => !importsOf.get(path)?.includes(name) || isAllowed(path, name)),
    )
    const unusedPackages = layers.flatMap(({ paths: prefixes, packages }, index) => {
      const used = new Set(
        sources
          .filter(({ path }) => layerOf(path) === index && !isTest(path))
          .flatMap(({ imports }) => imports),
      )
      return packages === 'any'
        ? []
        : packages.filter((name) => !used.has(name)).map((name) => [prefixes[0], name])
    })
    expect([unusedExceptions, unusedPackages]).toEqual([[], []])
  })

  it('have no import circle', () => {
    expect(findCircles(sources)).toEqual([])
  })

  it('find an import against the order, and a circle', () => {
    expect(isAllowed('lib/model/jobs/job.ts', 'lib/data/jobs/jobs.ts')).toBe(false)
    expect(isAllowed('lib/seo/metadata.ts', 'node:')).toBe(false)
    expect(isAllowed('packages/read-api/app.ts', 'lib/env.ts')).toBe(false)
    expect(isAllowed('packages/content-store/paging.ts', 'packages/read-api/app.ts')).toBe(false)
    expect(isAllowed('lib/data/jobs/jobs.ts', 'packages/content-store/apply/apply.ts')).toBe(false)
    const file = (path: string, ...imports: string[]) => ({ path, text: '', imports })
    expect(findCircles([file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'a.ts')])).toEqual([
      'a.ts -> b.ts -> c.ts -> a.ts',
    ])
  })

  it('import only what the workspaces export', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/['"]@vitrine\/([\w-]+)\/([^'"]+)['"]/g)].flatMap(([, name = '', subpath = '']) => {
        const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
        return `./${subpath}` in manifest.exports ? [] : [`${path}: @vitrine/${name}/${subpath}`]
      }),
    )
    expect(unknown).toEqual([])
  })
})

describe('the house rules', () => {
  const isSite = ({ path }: Source) => /^(app|components|lib)\//.test(path) && !isTest(path)
  const where = (test: (source: Source) => boolean) =>
    sources.filter((source) => isSite(source) && test(source)).map(({ path }) => path)

  it('client components are named *.client.tsx; error.tsx is the name that Next.js requires', () => {
    const isClient = ({ text }: Source) => /^\s*(\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(text)
    expect(where((source) => isClient(source) !== source.path.endsWith('.client.tsx'))).toEqual([
      'app/[locale]/error.tsx',
    ])
  })

  it('there are no barrels', () => {
    const barrels = sources.filter(
      ({ path, text }) => /\/index\.tsx?$/.test(path) || /^export \*/m.test(text),
    )
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  it('one file of the site reads the environment, and one what browsers need of it', () => {
    expect(where(({ text }) => text.includes('process.env'))).toEqual(['lib/base-path.ts', 'lib/env.ts'])
  })

  it('only lib/data and lib/documents cache, and only lib/cache-tags.ts contains tags', () => {
    const isCached = ({ text }: Source) => /['"]use cache|cacheTag\(|cacheLife\(/.test(text)
    expect(where((source) => isCached(source) && !/^lib\/(data|documents)\//.test(source.path))).toEqual([])
    expect(where(({ text }) => /cacheTag\(\s*['"`]|revalidateTag\(\s*['"`]/.test(text))).toEqual([])
  })

  it('only lib/routes.ts builds URLs', () => {
    const literal = /(href|permanentRedirect\(|redirect\()=?[{(]?['"`]\/(?!media\/)/
    expect(where(({ path, text }) => path !== 'lib/routes.ts' && literal.test(text))).toEqual([])
  })

  it('the error page, which every page loads, does not load all routes', () => {
    const errors = ({ path, text }: Source) => path.endsWith('/error.tsx') && text.includes('lib/routes')
    expect(where(errors)).toEqual([])
  })

  it('pages contain nothing that makes them dynamic or runs upstream text as code', () => {
    const banned =
      /dangerouslySetInnerHTML|['"]use server['"]|next\/og|\bsearchParams\b(?!\.(get|delete|has|set))/
    const isPageCode = ({ path }: Source) =>
      /^(app\/\[locale\]|components)\//.test(path) && !path.endsWith('/route.ts')
    expect(where((source) => isPageCode(source) && banned.test(source.text))).toEqual([])
    expect(where(({ path }) => /(loading|proxy|middleware)\.tsx?$/.test(path))).toEqual([])
  })

  it('code that runs in the browser reads no settings, and loads no package that evaluates code', () => {
    const clients = where(({ path }) => path.includes('.client.') || path === 'app/[locale]/error.tsx')
    const found = new Set([
      ...clients,
      'elements/site.ts',
      'elements/reading.ts',
      'elements/jobs/vitrine-jobs.ts',
    ])
    for (const path of found) for (const name of importsOfValues(path)) found.add(name)
    expect([...found].filter((name) => name === 'lib/env.ts' || name === 'zod')).toEqual([])
    expect(found.has('components/ui/content-image.tsx')).toBe(true)
    expect(found.has('lib/model/search/saved-items.ts')).toBe(true)
  })

  it('files of pages have at most 65 lines; page-shell.tsx is their common part', () => {
    const isPageFile = ({ path }: Source) => path.startsWith('app/[locale]/') && path.endsWith('.tsx')
    expect(where((source) => isPageFile(source) && source.text.split('\n').length > 65)).toEqual([
      'app/[locale]/page-shell.tsx',
    ])
  })

  it('no comment cites a file that does not exist', () => {
    const cited = sources.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:^|[\s`(])((?:app|bench|components|docs|e2e|lib|packages|scripts)\/[\w./[\]-]+\.(?:tsx?|mjs|css|md|json))\b/g,
        ),
      ]
        .map(([, file = '']) => file)
        .filter((file) => !/['"`]/.test(file) && !existing(file))
        .map((file) => `${path}: ${file}`),
    )
    expect(cited).toEqual([])
  })
})

/** The imports of a file without those of types alone, which do not exist in the browser. */
function importsOfValues(path: string): string[] {
  const text = sources.find((source) => source.path === path)?.text.replace(/^import type .*$/gm, '') ?? ''
  const specifiers = [...text.matchAll(importPattern())].map((match) => match[1] ?? match[2] ?? '')
  return specifiers.map((name) => resolve(path, name))
}

function existing(file: string): boolean {
  try {
    return readFileSync(relative('.', file)) !== null
  } catch {
    return false
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Lockfile = {
  packages: Record<
    string,
    { version?: string; engines?: { node?: string }; dev?: boolean; link?: boolean; optional?: boolean }
  >
}

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const {
  advisories,
  reviewedOn,
}: { reviewedOn: string; advisories: { id: string; package: string; fixedIn: string }[] } = JSON.parse(
  readFileSync('security/advisories.json', 'utf8'),
)

/** Every installed version of a package. */
function versionsOf(name: string): string[] {
  return Object.entries(lockfile.packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  )
}

/** Negative if `a` is an older release than `b`. A prerelease counts as its release. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('-')[0]?.split('.').map(Number) ?? [])
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

describe('installed packages', () => {
  it('have the fix of every advisory', () => {
    expect(advisories.length).toBeGreaterThan(15)
    const open = advisories.flatMap(({ id, package: name, fixedIn }) => {
      const versions = versionsOf(name)
      expect(versions, name).not.toEqual([])
      return versions
        .filter((version) => compareVersions(version, fixedIn) < 0)
        .map((version) => `${id}: ${name} ${version}`)
    })
    expect(open).toEqual([])
    expect(reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('have one version of next, without a range, and one of sharp', () => {
    const { dependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(versionsOf('next')).toEqual([dependencies.next])
    expect(versionsOf('sharp')).toHaveLength(1)
    expect(overrides.sharp).toBe('$sharp')
  })

  it('accept the oldest version of Node.js that the project accepts, at run time', () => {
    const { engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(engines.node).toBe('>=20.9.0')
    const refusing = Object.keys(dependencies).flatMap((name) => {
      const range = lockfile.packages[`node_modules/${name}`]?.engines?.node
      return range === undefined || acceptsOldest(range) ? [] : [`${name}: ${range}`]
    })
    expect(refusing).toEqual([])
  })

  it('are compared by their release numbers', () => {
    expect(compareVersions('16.4.6', '16.4.5')).toBeGreaterThan(0)
    expect(compareVersions('16.10.0', '16.4.5')).toBeGreaterThan(0)
    expect(compareVersions('0.35.5', '0.35.5')).toBe(0)
    expect(compareVersions('0.9.9', '0.35.5')).toBeLessThan(0)
    expect([
      acceptsOldest('>=22.12'),
      acceptsOldest('18 || 20 || >=22'),
      acceptsOldest('^18.17.0 || ^20.3.0 || >=21'),
    ]).toEqual([false, true, true])
  })
})

const oldest = '20.9.0'

/** Whether a range of Node.js versions contains 20.9.0. Reads the forms `>=x`, `^x`, `~x`, `x`, `x.y` and `*`, joined by spaces and `||`. */
function acceptsOldest(range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => {
        const [, sign = '', version = ''] = /^(>=|<=|>|<|=|\^|~|v)?v?(.*)$/.exec(comparator) ?? []
        if (version === '' || version === '*' || version === 'x') return true
        const difference = compareVersions(oldest, version.replace(/\.x/g, '.0'))
        const [major] = version.split('.')
        if (sign === '>=') return difference >= 0
        if (sign === '>') return difference > 0
        if (sign === '<') return difference < 0
        if (sign === '<=') return difference <= 0
        if (sign === '^') return difference >= 0 && major === '20'
        return (
          major === '20' &&
          (version.split('.').length === 1 || difference === 0 || (sign === '~' && difference >= 0))
        )
      }),
  )
}

const ignored = /^(\.data|\.git|\.next|content|docs|node_modules|public|test-results)$/

function sourceFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourceFiles(path) : /\.(tsx?|mjs)$/.test(path) ? [path] : []
  })
}

describe('sources', () => {
  const sources = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const where = (folder: RegExp, pattern: RegExp) =>
    sources
      .filter(
        ({ path, text }) =>
          folder.test(path) && !/\.(test|spec)\.tsx?$|\/testing\//.test(path) && pattern.test(text),
      )
      .map(({ path }) => path)
  const site = /^(app|components|lib)\//
  const server = /^(app|components|lib|packages)\/|^[^/]+$/

  it('have no Server Actions, no generated images of Next.js and no HTML from strings', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(where(server, /['"]use server['"]/)).toEqual([])
    expect(where(server, /['"]next\/og['"]|ImageResponse/)).toEqual([])
    expect(
      where(site, /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write/),
    ).toEqual([])
    expect(where(site, /\beval\(|new Function\(/)).toEqual([])
    expect(where(site, /next\/script|beforeInteractive/)).toEqual([])
  })

  it('read no setting in the browser', () => {
    expect(where(/./, /NEXT_PUBLIC_/)).toEqual([])
  })

  it('redirect to no URL that a request or a record names', () => {
    const redirect =
      /\b(?:permanentRedirect|redirect)\(\s*(?!routes\.|path\b|target\b|canonical\b|\w*[pP]ath\b)[^)\s]/
    expect(where(site, redirect)).toEqual([])
    // A condition without `value` captures nothing of the request.
    expect(where(/^next\.config\.mjs$/, /has:\s*\[[^\]]*value:/)).toEqual([])
  })

  it('configure Next.js without its header, source maps for browsers, SVG, and redirects of images', () => {
    const config = readFileSync('next.config.mjs', 'utf8')
    expect(config).toContain('poweredByHeader: false')
    expect(config).not.toMatch(/productionBrowserSourceMaps:\s*true|dangerouslyAllowSVG:\s*true/)
    for (const limit of [
      'maximumRedirects: 0',
      'maximumResponseBody:',
      'localPatterns:',
      "contentDispositionType: 'attachment'",
    ])
      expect(config).toContain(limit)
    expect(config).toContain('maximumDiskCacheSize')
    expect(config).not.toMatch(/hostname: '[^']*\*\*/)
  })
})

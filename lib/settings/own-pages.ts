import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { env, isDevelopment } from '@/lib/env'
import { parseSettings, SiteFolderError } from './site-folder'

/** A page that the site folder has as a Markdown file. */
export type OwnPage = {
  locale: string
  /** The path below the locale, without a slash at its ends: `company/imprint`. */
  name: string
  /** Pages with the same key are the versions of one page in several languages. */
  key: string
  title: string
  description: string | null
  noindex: boolean
  /** The day of the last change `YYYY-MM-DD`. */
  updated: string | null
  /** Markdown. */
  text: string
  /** The path of the file. */
  file: string
}

/** The keys of the pages that most sites need by law. The footer links them. */
export const legalKeys = ['imprint', 'privacy', 'accessibility'] as const

const limits = { files: 1_000, characters: 200_000, segments: 6, segment: 80 }

const nameRule = `expected names of a-z, 0-9 and hyphens, at most ${limits.segment} characters each, such as our-history.md`

const frontMatter = z.strictObject({
  title: z
    .string('expected a title')
    .trim()
    .min(1, 'expected a title')
    .max(150, 'expected at most 150 characters'),
  description: z.string().trim().min(1).max(500, 'expected at most 500 characters').optional(),
  key: z
    .string()
    .regex(/^[a-z0-9/-]{1,200}$/, 'expected a-z, 0-9 and hyphens, such as imprint')
    .optional(),
  noindex: z.boolean('expected true or false').default(false),
  updated: z.iso.date('expected a day such as 2027-01-31').optional(),
})

/** As the templates of `npm run site:new` mark what a company writes: `[[name of the company]]`. */
const gap = /\[\[[^[\]\n]{1,100}\]\]/g

/** The gaps that a page still has, in the order of the text. */
export function gapsOf({ title, description, text }: OwnPage): string[] {
  return [title, description, text].join('\n').match(gap) ?? []
}

/** The pages of a site folder. Throws a `SiteFolderError` for one that is not valid. */
export function readOwnPages(folder: string, locales: readonly string[]): OwnPage[] {
  const root = join(folder, 'pages')
  const files = listFiles(root, realPathOf(folder))
  if (files.length > limits.files)
    throw new SiteFolderError(`${root}: expected at most ${limits.files} files`)
  const pages = files.map((names) => readPage(root, names, locales))
  const byKey = new Map<string, OwnPage>()
  for (const page of pages) {
    const id = `${page.locale} ${page.key}`
    const other = byKey.get(id)
    if (other)
      throw new SiteFolderError(
        `${page.file}: expected another key than ${page.key}, which ${other.file} has too`,
      )
    byKey.set(id, page)
  }
  return pages
}

/** Empty for a link that leads nowhere. */
function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : ''
}

/** The names on the way to each file, in the order of the alphabet. Hidden files are left out. */
function listFiles(root: string, site: string, names: readonly string[] = []): string[][] {
  const folder = join(root, ...names)
  if (!existsSync(folder)) return []
  const shown = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return shown.sort().flatMap((name) => {
    const path = join(folder, name)
    if (!realPathOf(path).startsWith(site + sep))
      throw new SiteFolderError(`${path}: expected a file of the site folder, not a link to another place`)
    const own = [...names, name]
    if (!statSync(path).isDirectory()) return [own]
    if (own.length > limits.segments)
      throw new SiteFolderError(`${path}: expected at most ${limits.segments} folders`)
    return listFiles(root, site, own)
  })
}

function readPage(root: string, names: readonly string[], locales: readonly string[]): OwnPage {
  const [locale = '', ...others] = names
  const file = join(root, ...names)
  const fail = (message: string) => new SiteFolderError(`${file}: ${message}`)
  if (!locales.includes(locale) || others.length === 0)
    throw fail(`expected a file in the folder of a language: ${locales.join(', ')}`)
  if (!file.endsWith('.md')) throw fail('expected a Markdown file such as imprint.md; pictures are in media/')
  const name = others.join('/').slice(0, -'.md'.length)
  if (!name.split('/').every((part) => /^[a-z0-9-]+$/.test(part) && part.length <= limits.segment))
    throw fail(nameRule)
  const written = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  if (written.length > limits.characters) throw fail(`expected at most ${limits.characters} characters`)
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(written)
  if (!match) throw new SiteFolderError(`${file}:1: expected the title between two lines of ---`)
  const [, head = '', text = ''] = match
  // The lines of errors are those of the file.
  const {
    title,
    description = null,
    key = name,
    noindex,
    updated = null,
  } = parseSettings(`\n${head}`, file, frontMatter)
  return { locale, name, key, title, description, noindex, updated, text, file }
}

let stored: { pages: readonly OwnPage[]; readAt: number } | null = null

/** Milliseconds. One page of `next dev` asks for the pages many times. */
const devLifetime = 300

/** The pages of the site. The process reads them once; `next dev` reads them again, so that a saved page is shown at once. */
export function ownPages(): readonly OwnPage[] {
  const now = performance.now()
  if (!stored || (isDevelopment && now - stored.readAt > devLifetime))
    stored = { pages: readOwnPages(env.SITE_FOLDER, env.SITE_LOCALES), readAt: now }
  return stored.pages
}

/** The page of a locale with this name or, with `by`, this key. */
export function findOwnPage(locale: string, value: string, by: 'name' | 'key' = 'name'): OwnPage | null {
  return ownPages().find((page) => page.locale === locale && page[by] === value) ?? null
}

/** The version in a locale of the page that has this name in some language. Null where the locale has none. */
export function ownPageNamed(name: string, locale: string): OwnPage | null {
  const named = findOwnPage(locale, name) ?? ownPages().find((page) => page.name === name)
  return named ? findOwnPage(locale, named.key, 'key') : null
}

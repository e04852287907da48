import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

export type ArticleSource = {
  slug: string
  language: string
  name: string
  summary: string
  publishedAt: string
  organizations: string[]
  /** The paths under /media/articles/ in the front matter. */
  images: string[]
}

export type OrganizationImage = {
  path: string
  text: string
}

export type OrganizationSource = {
  slug: string
  logo?: string
  images: OrganizationImage[]
}

type Values = Record<string, unknown>

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : ''
}

/** The paths under /media/{folder}/ in a value and all values below it. */
function mediaPaths(value: unknown, folder: string): string[] {
  if (typeof value === 'string') return value.startsWith(`/media/${folder}/`) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => mediaPaths(item, folder))
  return isValues(value) ? Object.values(value).flatMap((item) => mediaPaths(item, folder)) : []
}

function files(folder: string, end: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith(end))
  return names.sort().map((name) => join(folder, name))
}

export function readArticles(content: string): ArticleSource[] {
  const folder = join(content, 'articles')
  const languages = existsSync(folder) ? readdirSync(folder).sort() : []
  const articles = languages.flatMap((language) =>
    files(join(folder, language), '.md').flatMap((file): ArticleSource[] => {
      const front: unknown = parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
      if (!isValues(front)) return []
      const organizations = Array.isArray(front.organizations) ? front.organizations.map(text) : []
      const images = [...new Set(mediaPaths(front, 'articles'))]
      const [name, summary] = [text(front.name), text(front.summary)]
      const publishedAt = new Date(text(front.published_at) || 0).toISOString()
      return [{ slug: basename(file, '.md'), language, name, summary, publishedAt, organizations, images }]
    }),
  )
  return articles.sort((a, b) => (a.publishedAt + a.slug < b.publishedAt + b.slug ? -1 : 1))
}

export function readOrganizations(content: string): OrganizationSource[] {
  return files(join(content, 'organizations'), '.yaml').flatMap((file): OrganizationSource[] => {
    const record: unknown = parse(readFileSync(file, 'utf8'))
    if (!isValues(record)) return []
    const slug = text(record.slug) || basename(file, '.yaml')
    const gallery = (Array.isArray(record.images) ? record.images : []).filter(isValues)
    const words = new Map(
      gallery.map((image) => [text(image.file), `${text(image.name)} ${text(image.description)}`]),
    )
    const trade =
      (Array.isArray(record.sectors) ? record.sectors.map(text).join(' ') : '') + text(record.description)
    const images = [...new Set(mediaPaths(record, 'organizations'))].map((path) => ({
      path,
      text: words.get(path) ?? trade,
    }))
    return [{ slug, logo: mediaPaths(record.logo, 'logos')[0], images }]
  })
}

/** The paths under /media/{folder}/ in a list of records, such as collections.yaml. */
export function readMediaPaths(file: string, folder: string): string[] {
  return existsSync(file) ? [...new Set(mediaPaths(parse(readFileSync(file, 'utf8')), folder))] : []
}

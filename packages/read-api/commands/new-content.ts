import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toLanguage } from '@vitrine/api-contract/language'
import { toSlug } from '@vitrine/api-contract/slug'
import { env } from '#env'
import { parseYaml } from '#import/yaml'
import { findExamples } from './content-examples'
import { contentTemplates, type NewKind } from './content-templates'

type Options = { folder: string; language?: string; organization?: string; slug?: string }

/** Thrown where a file cannot be written. Only its message is printed. */
class ContentNotWritten extends Error {
  override name = 'ProgramFailed'
}

/** Writes a new content file, and prints its path and what to do next. Throws `ContentNotWritten`. */
export function writeNewContent(kind: NewKind, name: string, options: Options): void {
  const { folder } = options
  const language = options.language ?? env.DEFAULT_LOCALE
  if (toLanguage(language) !== language)
    refuse(`--language: expected the code of a language, such as en or fr-CA`)
  if (!/^[^<>\p{Cc}]*\p{L}[^<>\p{Cc}]*$/u.test(name) || name.length > 200)
    refuse('The name must be one line of text without < and >, of at most 200 characters.')
  const reference = makeReference()
  const slug = options.slug ?? toSlug(name, language)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    refuse('Give the file a name with --slug: lower-case letters, digits and single hyphens.')
  const employer = kind === 'job' ? findOrganization(folder, options.organization) : null
  const path = join(folder, pathOf(kind, slug, language, employer))
  if (existsSync(path)) refuse(`${path} exists already, and stays as it is.`)
  const site = kind === 'organization' ? findSite(folder) : ''
  const now = `${new Date().toISOString().slice(0, 19)}Z`
  const examples = findExamples(folder, employer)
  write(path, contentTemplates[kind]({ reference, name: name.trim(), language, site, now, examples }))
  const rest = folder === 'content' ? '' : ` -- ${folder}`
  console.log(
    `Edit the file. "npm run dev:content${rest}" shows it while you write; "npm run content:import${rest}" imports it.`,
  )
}

/** `employer` is the slug of the organization of a job. */
function pathOf(kind: NewKind, slug: string, language: string, employer: string | null): string {
  if (employer !== null) return join('jobs', employer, `${slug}.yaml`)
  return kind === 'article' ? join('articles', language, `${slug}.md`) : join('organizations', `${slug}.yaml`)
}

/** Messages name a few of many organizations. */
const maxNames = 20

function findOrganization(folder: string, named: string | undefined): string {
  const organizations = join(folder, 'organizations')
  const slugs = existsSync(organizations)
    ? readdirSync(organizations).flatMap((file) => (file.endsWith('.yaml') ? [file.slice(0, -5)] : []))
    : []
  const [only, ...others] = slugs
  if (named !== undefined && slugs.includes(named)) return named
  if (only === undefined) refuse(`Write an organization first: npm run content:new -- organization "Name"`)
  if (named === undefined && others.length === 0) return only
  const names = [...slugs.slice(0, maxNames), ...(slugs.length > maxNames ? ['...'] : [])]
  return refuse(`--organization: expected one of ${names.join(', ')}`)
}

/** The website that shows a new organization: the one of SITE_REFERENCE, else the first of the folder. Writes a missing sites.yaml. */
function findSite(folder: string): string {
  const path = join(folder, 'sites.yaml')
  const { SITE_REFERENCE, SITE_URL } = env
  if (!existsSync(path)) {
    const site = { reference: SITE_REFERENCE, name: SITE_REFERENCE, kind: 'multi', root_url: SITE_URL }
    const lines = Object.entries(site).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`)
    write(path, `# The value of the setting SITE_REFERENCE.\n-${lines.join('\n').slice(1)}\n`)
    return SITE_REFERENCE
  }
  const sites = parseYaml(readFileSync(path, 'utf8'))
  const references = (Array.isArray(sites) ? sites : []).map((site) => String(site?.reference))
  return references.includes(SITE_REFERENCE) ? SITE_REFERENCE : (references[0] ?? SITE_REFERENCE)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  // Fails for a file that was written meanwhile.
  writeFileSync(path, text, { flag: 'wx' })
  console.log(`Wrote ${path}`)
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const characters = `${letters}23456789`

/** Long enough that no two files get the same one. It begins with a letter and ends with a digit, unlike words. */
function makeReference(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? ''
  return `${pick(letters)}${Array.from({ length: 7 }, () => pick(characters)).join('')}${randomInt(2, 10)}`
}

function refuse(message: string): never {
  throw new ContentNotWritten(message)
}

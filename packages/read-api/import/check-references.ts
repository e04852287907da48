import type { Entry, Kind } from './content'
import { formatPath, type Problem } from './problem'
import type { RecordRegistry } from './record-registry'

type Name = string | number

/** Finds problems between records: identities used twice, and names of records that do not exist. */
export class ReferenceCheck {
  readonly #directory: RecordRegistry
  readonly #broken: ReadonlySet<string>
  /** Identity to the file that used it first, by what kind of identity it is. */
  readonly #used = new Map<string, Map<Name, string>>()
  #problems: Problem[] = []

  /** Nothing is said of the names in `broken`: those records are there, and their own problems are told. */
  constructor(directory: RecordRegistry, broken: ReadonlySet<string>) {
    this.#directory = directory
    this.#broken = broken
  }

  check(entry: Entry): Problem[] {
    this.#problems = []
    this.#expectUnused(entry, 'reference', entry.reference)
    if (entry.kind === 'collections') this.#expectUnused(entry, 'id', entry.fields.id)
    if (entry.kind === 'organizations') this.#checkOrganization(entry)
    if (entry.kind === 'jobs') this.#checkJob(entry)
    if (entry.kind === 'articles') this.#checkArticle(entry)
    return this.#problems
  }

  #checkOrganization(entry: Entry<'organizations'>): void {
    const { slug, websites, offices, departments } = entry.fields
    this.#expectUnused(entry, 'slug', slug)
    const named = websites.map((website) => website.site)
    this.#expectKnown(entry, 'websites', named, 'sites')
    this.#expectDistinct(entry, 'websites', named)
    this.#expectDistinct(entry, 'offices', idsOf(offices))
    this.#expectDistinct(entry, 'departments', idsOf(departments))
  }

  #checkJob(entry: Entry<'jobs'>): void {
    const { organization: slug, department, offices, sites = [] } = entry.fields
    // Two files cannot have one path, but two answers of the API can name one slug.
    this.#expectUnused(entry, 'slug', `${slug}/${entry.fields.slug}`)
    this.#expectKnown(entry, 'sites', sites, 'sites')
    this.#expectDistinct(entry, 'sites', sites)
    this.#expectDistinct(entry, 'offices', offices)
    this.#expectKnown(entry, 'organization', [slug], 'organizations')
    const organization = this.#directory.organizations.get(slug)
    if (!organization) return
    for (const id of offices) {
      if (!idsOf(organization.offices).includes(id))
        this.#add(entry, 'offices', `${slug} has no office ${id}`)
    }
    if (department !== undefined && !idsOf(organization.departments).includes(department)) {
      this.#add(entry, 'department', `${slug} has no department ${department}`)
    }
  }

  #checkArticle(entry: Entry<'articles'>): void {
    for (const path of ['categories', 'collections', 'authors', 'organizations'] as const) {
      this.#expectKnown(entry, path, entry.fields[path], path)
      this.#expectDistinct(entry, path, entry.fields[path])
    }
    this.#expectDistinct(entry, 'indexed', entry.fields.indexed)
  }

  #add(entry: Entry, path: string, message: string): void {
    this.#problems.push({ file: entry.file, path: formatPath([...entry.at, path]), message })
  }

  #expectKnown(
    entry: Entry,
    path: string,
    names: readonly string[],
    kind: Exclude<Kind, 'jobs' | 'articles'>,
  ): void {
    if (this.#broken.has(kind)) return
    for (const name of names) {
      if (this.#directory[kind].has(name) || this.#broken.has(name)) continue
      this.#add(entry, path, `there is no ${name}`)
    }
  }

  #expectDistinct(entry: Entry, path: string, names: readonly Name[]): void {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    for (const name of new Set(repeated)) this.#add(entry, path, `${name} is named twice`)
  }

  #expectUnused(entry: Entry, path: string, identity: Name): void {
    const key = `${entry.kind} ${path}`
    const used = this.#used.get(key) ?? new Map<Name, string>()
    this.#used.set(key, used)
    const earlier = used.get(identity)
    if (earlier === undefined) used.set(identity, entry.file)
    else this.#add(entry, path, `${identity} is used before, in ${earlier}`)
  }
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map((item) => item.id)
}

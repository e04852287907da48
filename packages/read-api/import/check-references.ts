import type { CheckedRecord, Kind } from './content'
import { formatPath, type Problem } from './problem'
import type { RecordRegistry } from './record-registry'

type Identity = string | number

const singular = {
  sites: 'site',
  categories: 'category',
  collections: 'collection',
  authors: 'author',
  organizations: 'organization',
} as const satisfies Partial<Record<Kind, string>>

/** Finds problems between records: identities that occur twice, and references to records that do not exist. */
export class ReferenceCheck {
  readonly #registry: RecordRegistry
  readonly #broken: ReadonlySet<string>
  /** For each sort of identity: the identity and the file that used it first. */
  readonly #used = new Map<string, Map<Identity, string>>()
  #problems: Problem[] = []

  /** References to the records in `broken` are no problems: these records exist, with problems of their own. */
  constructor(registry: RecordRegistry, broken: ReadonlySet<string>) {
    this.#registry = registry
    this.#broken = broken
  }

  check(record: CheckedRecord): Problem[] {
    this.#problems = []
    this.#expectUnused(record, 'reference', record.reference)
    if (record.kind === 'collections') this.#expectUnused(record, 'id', record.fields.id)
    if (record.kind === 'organizations') this.#checkOrganization(record)
    if (record.kind === 'jobs') this.#checkJob(record)
    if (record.kind === 'articles' || record.kind === 'article_drafts') this.#checkArticle(record)
    return this.#problems
  }

  #checkOrganization(record: CheckedRecord<'organizations'>): void {
    const { slug, websites, offices, departments } = record.fields
    this.#expectUnused(record, 'slug', slug)
    const sites = websites.map((website) => website.site)
    this.#expectKnown(record, 'websites', sites, 'sites')
    this.#expectDistinct(record, 'websites', sites)
    this.#expectDistinct(record, 'offices', idsOf(offices))
    this.#expectDistinct(record, 'departments', idsOf(departments))
  }

  #checkJob(record: CheckedRecord<'jobs'>): void {
    const { organization: slug, department, offices, sites = [] } = record.fields
    // Two files cannot have the same path, but two responses of the API can have the same slug.
    this.#expectUnused(record, 'slug', `${slug}/${record.fields.slug}`)
    this.#expectKnown(record, 'sites', sites, 'sites')
    this.#expectDistinct(record, 'sites', sites)
    this.#expectDistinct(record, 'offices', offices)
    this.#expectKnown(record, 'organization', [slug], 'organizations')
    const organization = this.#registry.organizations.get(slug)
    if (!organization) return
    for (const id of offices) {
      if (!idsOf(organization.offices).includes(id))
        this.#add(record, 'offices', `${slug} has no office ${id}`)
    }
    if (department !== undefined && !idsOf(organization.departments).includes(department)) {
      this.#add(record, 'department', `${slug} has no department ${department}`)
    }
  }

  #checkArticle(record: CheckedRecord<'articles' | 'article_drafts'>): void {
    for (const path of ['categories', 'collections', 'authors', 'organizations'] as const) {
      this.#expectKnown(record, path, record.fields[path], path)
      this.#expectDistinct(record, path, record.fields[path])
    }
    this.#expectDistinct(record, 'indexed', record.fields.indexed)
  }

  #add(record: CheckedRecord, path: string, message: string): void {
    this.#problems.push({ file: record.file, path: formatPath([...record.at, path]), message })
  }

  #expectKnown(
    record: CheckedRecord,
    path: string,
    names: readonly string[],
    kind: keyof typeof singular,
  ): void {
    if (this.#broken.has(kind)) return
    for (const name of names) {
      if (this.#registry[kind].has(name) || this.#broken.has(name)) continue
      this.#add(record, path, `there is no ${singular[kind]} ${name}`)
    }
  }

  #expectDistinct(record: CheckedRecord, path: string, names: readonly Identity[]): void {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    for (const name of new Set(repeated)) this.#add(record, path, `${name} occurs twice`)
  }

  #expectUnused(record: CheckedRecord, path: string, identity: Identity): void {
    // An article and its draft are one record with one reference.
    const kind = record.kind === 'article_drafts' ? 'articles' : record.kind
    const key = `${kind} ${path}`
    const used = this.#used.get(key) ?? new Map<Identity, string>()
    this.#used.set(key, used)
    const earlier = used.get(identity)
    if (earlier === undefined) used.set(identity, record.file)
    else this.#add(record, path, `${identity} is already in use in ${earlier}`)
  }
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map((item) => item.id)
}

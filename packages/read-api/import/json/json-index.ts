import type { Place } from '#import/content'
import type { SourceFile } from '#import/folder'
import type { Problem } from '#import/problem'
import { formatPath } from '#import/problem'
import { articleParts } from './article'
import { embedExtras, slugFromAddresses } from './job'
import { OrganizationIndex } from './organization-index'
import type { Shape } from './shapes'
import { SiteIndex } from './site-index'
import { type Json, merge, textOf, toMaps } from './value'

type Indexed = { place: Place; data: Json }
type Taxonomy = 'categories' | 'collections' | 'authors'

/** What a first reading of the files remembers, so that a second can make records of them one by one. */
export class JsonIndex {
  readonly problems: Problem[] = []
  readonly sites = new SiteIndex()
  readonly organizations = new OrganizationIndex()
  readonly taxonomies = {
    categories: new Map<string, Indexed>(),
    collections: new Map<string, Indexed>(),
    authors: new Map<string, Indexed>(),
  }
  /** References of jobs that the job operation answers. */
  readonly responses = new Set<string>()
  /** What embed says of a job, by reference. */
  readonly extras = new Map<string, Json>()
  readonly articles = new Set<string>()
  /** The slugs that answers name, each after the reference of its organization and a space. */
  readonly slugs = new Set<string>()
  readonly #organizationByJob = new Map<string, string>()
  readonly #owners = new Map<string, string>()
  readonly #files = new Map<Shape, Set<SourceFile>>()
  readonly #embeds: { wire: Json; file: SourceFile; place: Place }[] = []
  readonly #mentioned = new Map<string, { about: Json; language: unknown; place: Place }>()

  add(file: SourceFile, place: Place, shape: Shape, wire: Json): void {
    const files = this.#files.get(shape) ?? new Set()
    this.#files.set(shape, files.add(file))
    if (shape === 'organization') {
      this.organizations.addListed(wire, place)
      this.sites.addFromOrganization(wire, place)
    } else if (shape === 'job') this.#addJob(wire, place)
    else if (shape === 'embed') this.#addEmbed(wire, file, place)
    else this.#addArticle(wire, place)
  }

  /** To be called once, after the last file: only now can it be told whose an embed response is. */
  finish(): void {
    for (const { wire, file, place } of this.#embeds) {
      const owner = this.#ownerOf(wire, file)
      if (owner) {
        this.#owners.set(keyOf(place), owner)
        this.organizations.addFromEmbed(owner, wire, place)
        for (const job of toMaps(wire.jobs)) this.#addSlug(owner, textOf(job.slug))
      } else {
        const message = 'expected to know whose answer this is: name the file {organization reference}.json'
        this.problems.push({ file: place.file, path: formatPath(place.at), message })
      }
    }
    this.#embeds.length = 0
    this.organizations.indexSlugs()
    for (const { about, language, place } of this.#mentioned.values()) {
      this.organizations.addFromArticle(about, language, place)
    }
  }

  filesOf(shape: Shape): ReadonlySet<SourceFile> {
    return this.#files.get(shape) ?? new Set()
  }

  /** The reference of the organization whose embed response stands at the place. */
  ownerAt(place: Place): string | undefined {
    return this.#owners.get(keyOf(place))
  }

  get total(): number {
    const jobs = new Set([...this.responses, ...this.extras.keys()])
    const taxonomies = Object.values(this.taxonomies).reduce((sum, { size }) => sum + size, 0)
    return this.sites.list().length + taxonomies + this.organizations.size + jobs.size + this.articles.size
  }

  #addJob(wire: Json, place: Place): void {
    this.sites.addFromJob(wire, place)
    this.organizations.addFromJob(wire, place)
    const [reference, organization] = [textOf(wire.reference), textOf(wire.organization_reference)]
    if (!reference) return
    this.responses.add(reference)
    if (!organization) return
    this.#organizationByJob.set(reference, organization)
    this.#addSlug(organization, slugFromAddresses(wire))
  }

  #addEmbed(wire: Json, file: SourceFile, place: Place): void {
    this.sites.addFromOrganization(wire, place)
    for (const job of toMaps(wire.jobs)) {
      this.sites.addFromJob(job, place)
      const reference = textOf(job.reference)
      if (reference) this.extras.set(reference, embedExtras(job))
    }
    this.#embeds.push({ wire: withoutTexts(wire), file, place })
  }

  #addArticle(wire: Json, place: Place): void {
    const reference = textOf(wire.reference)
    if (reference) this.articles.add(reference)
    const { organizations, ...taxonomies } = articleParts(wire)
    for (const kind of ['categories', 'collections', 'authors'] as const) {
      for (const [identity, data] of taxonomies[kind]) this.#addTaxonomy(kind, identity, { place, data })
    }
    for (const [slug, about] of organizations) {
      if (!this.#mentioned.has(slug)) this.#mentioned.set(slug, { about, language: wire.language, place })
    }
  }

  #addSlug(organization: string, slug: string | undefined): void {
    if (slug) this.slugs.add(`${organization} ${slug}`)
  }

  #addTaxonomy(kind: Taxonomy, identity: string, { place, data }: Indexed): void {
    const known = this.taxonomies[kind].get(identity)
    this.taxonomies[kind].set(identity, { place: known?.place ?? place, data: merge(known?.data, data) })
  }

  /** By the name of the file, by a job that is known otherwise, by the organization's name. */
  #ownerOf(wire: Json, file: SourceFile): string | undefined {
    const stem = file.path
      .replace(/^.*\//, '')
      .replace(/\.json$/, '')
      .replace(/^embed[-_.]/, '')
    const byFile = this.organizations.find(stem)
    if (byFile) return byFile
    for (const job of toMaps(wire.jobs)) {
      const owner = this.#organizationByJob.get(textOf(job.reference) ?? '')
      if (owner) return owner
    }
    const byName = this.organizations.find(textOf(wire.name) ?? '')
    return byName ?? (/(^|\/)embed\/[^/]+$/.test(file.path) ? stem : undefined)
  }
}

function keyOf({ file, at }: Place): string {
  return JSON.stringify([file, at])
}

/** What is left serves to find the owner, the offices, the departments and the addresses. */
function withoutTexts(wire: Json): Json {
  const jobs = toMaps(wire.jobs).map(({ reference, slug, office, offices, department, websites_urls }) => ({
    reference,
    slug,
    office,
    offices,
    department,
    websites_urls: toMaps(websites_urls).slice(0, 1),
  }))
  return { ...wire, jobs }
}

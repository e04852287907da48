import type { Place } from '#import/content'
import type { SourceFile } from '#import/folder'
import { formatPath, type Problem } from '#import/problem'
import { digestText } from '#import/text-digest'
import { relatedRecords } from './article'
import { slugFromUrls, toEmbedFields } from './job'
import { OrganizationIndex } from './organization-index'
import type { Shape } from './shapes'
import { SiteIndex } from './site-index'
import { isObject, type JsonObject, merge, nonEmpty, textOf, toObjects } from './value'

type Indexed = { place: Place; data: JsonObject }
type Taxonomy = 'categories' | 'collections' | 'authors'

/** The result of the first pass over the files, which the second pass needs to convert records one by one. */
export class JsonIndex {
  readonly problems: Problem[] = []
  readonly sites = new SiteIndex()
  readonly organizations = new OrganizationIndex()
  readonly taxonomies = {
    categories: new Map<string, Indexed>(),
    collections: new Map<string, Indexed>(),
    authors: new Map<string, Indexed>(),
  }
  /** References of the jobs of which there is a response of the job operation. */
  readonly jobResponses = new Set<string>()
  /** The embed fields of jobs, by reference. */
  readonly embedFields = new Map<string, JsonObject>()
  /** Jobs in embed responses by reference, as JSON texts: comparisons need them, and objects take more memory. */
  readonly embedJobs = new Map<string, Place & { json: string }>()
  readonly articles = new Set<string>()
  /** The slugs of jobs in responses: `{reference of the organization} {slug}`. */
  readonly jobSlugs = new Set<string>()
  readonly #organizationByJob = new Map<string, string>()
  readonly #owners = new Map<string, string>()
  readonly #embedsByOwner = new Map<string, (Place & { response: JsonObject })[]>()
  readonly #files = new Map<Shape, Set<SourceFile>>()
  readonly #embeds: { wire: JsonObject; file: SourceFile; place: Place }[] = []
  readonly #nested = new Map<string, { fields: JsonObject; language: unknown; place: Place }>()

  add(file: SourceFile, place: Place, shape: Shape, wire: JsonObject): void {
    const files = this.#files.get(shape) ?? new Set()
    this.#files.set(shape, files.add(file))
    if (shape === 'organization') {
      this.organizations.addListed(wire, place)
      this.sites.addFromOrganization(wire, place)
    } else if (shape === 'job') this.#addJob(wire, place)
    else if (shape === 'embed') this.#addEmbed(wire, file, place)
    else this.#addArticle(wire, place)
  }

  /** Must be called once, after the last file: any file can contain the organization of an embed response. */
  finish(): void {
    for (const { wire, file, place } of this.#embeds) {
      const owner = this.#ownerOf(wire, file)
      if (owner) {
        this.#owners.set(keyOf(place), owner)
        this.organizations.addFromEmbed(owner, wire, place)
        for (const job of toObjects(wire.jobs)) this.#addJobSlug(owner, textOf(job.slug))
        const { jobs: _, ...response } = wire
        const others = this.#embedsByOwner.get(owner) ?? []
        this.#embedsByOwner.set(owner, [...others, { ...place, response }])
      } else {
        const message =
          'the organization of this embed response is unknown; name the file {organization reference}.json'
        this.problems.push({ file: place.file, path: formatPath(place.at), message })
      }
    }
    this.#embeds.length = 0
    this.organizations.indexSlugs()
    for (const { fields, language, place } of this.#nested.values()) {
      this.organizations.addFromArticle(fields, language, place)
    }
  }

  filesOf(shape: Shape): ReadonlySet<SourceFile> {
    return this.#files.get(shape) ?? new Set()
  }

  /** The reference of the organization of the embed response at this place. */
  ownerAt(place: Place): string | undefined {
    return this.#owners.get(keyOf(place))
  }

  /** The embed responses of an organization, without jobs. */
  embedsOf(owner: string): readonly (Place & { response: JsonObject })[] {
    return this.#embedsByOwner.get(owner) ?? []
  }

  get total(): number {
    const jobs = new Set([...this.jobResponses, ...this.embedFields.keys()])
    const taxonomies = Object.values(this.taxonomies).reduce((sum, { size }) => sum + size, 0)
    return this.sites.list().length + taxonomies + this.organizations.size + jobs.size + this.articles.size
  }

  #addJob(wire: JsonObject, place: Place): void {
    this.sites.addFromJob(wire, place)
    this.organizations.addFromJob(wire, place)
    const [reference, organization] = [textOf(wire.reference), textOf(wire.organization_reference)]
    if (!reference) return
    this.jobResponses.add(reference)
    if (!organization) return
    this.#organizationByJob.set(reference, organization)
    this.#addJobSlug(organization, slugFromUrls(wire))
  }

  #addEmbed(wire: JsonObject, file: SourceFile, place: Place): void {
    this.sites.addFromOrganization(wire, place)
    const jobs: readonly unknown[] = Array.isArray(wire.jobs) ? wire.jobs : []
    for (const [position, job] of jobs.entries()) {
      if (!isObject(job)) continue
      this.sites.addFromJob(job, place)
      const reference = textOf(job.reference)
      // The first of two embed jobs with one reference counts, as of all records.
      if (!reference || this.embedJobs.has(reference)) continue
      this.embedFields.set(reference, toEmbedFields(job))
      const json = JSON.stringify(withDigests(job))
      this.embedJobs.set(reference, { file: place.file, at: [...place.at, 'jobs', position], json })
    }
    this.#embeds.push({ wire: withoutTexts(wire), file, place })
  }

  #addArticle(wire: JsonObject, place: Place): void {
    const reference = textOf(wire.reference)
    if (reference) this.articles.add(reference)
    const { organizations, ...taxonomies } = relatedRecords(wire)
    for (const kind of ['categories', 'collections', 'authors'] as const) {
      for (const [identity, data] of taxonomies[kind]) this.#addTaxonomy(kind, identity, { place, data })
    }
    for (const [slug, fields] of organizations) {
      if (!this.#nested.has(slug)) this.#nested.set(slug, { fields, language: wire.language, place })
    }
  }

  #addJobSlug(organization: string, slug: string | undefined): void {
    if (slug) this.jobSlugs.add(`${organization} ${slug}`)
  }

  #addTaxonomy(kind: Taxonomy, identity: string, { place, data }: Indexed): void {
    const known = this.taxonomies[kind].get(identity)
    this.taxonomies[kind].set(identity, { place: known?.place ?? place, data: merge(known?.data, data) })
  }

  /** Determined by the file name, by a job of which there is another response, or by the organization's name. */
  #ownerOf(wire: JsonObject, file: SourceFile): string | undefined {
    const stem = file.path
      .replace(/^.*\//, '')
      .replace(/\.json$/, '')
      .replace(/^embed[-_.]/, '')
    const byFile = this.organizations.find(stem)
    if (byFile) return byFile
    for (const job of toObjects(wire.jobs)) {
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

function withDigests(job: JsonObject): JsonObject {
  const digest = (text: unknown) => (typeof text === 'string' && nonEmpty(text) ? digestText(text) : text)
  return {
    ...job,
    description: digest(job.description),
    profile: digest(job.profile),
    recruitment_process: digest(job.recruitment_process),
  }
}

/** The fields of jobs that `finish` needs: embed responses stay in memory until then. */
function withoutTexts(wire: JsonObject): JsonObject {
  const jobs = toObjects(wire.jobs).map(
    ({ reference, slug, office, offices, department, websites_urls }) => ({
      reference,
      slug,
      office,
      offices,
      department,
      websites_urls: toObjects(websites_urls).slice(0, 1),
    }),
  )
  return { ...wire, jobs }
}

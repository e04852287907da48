import { guessContractToken } from '#wire/contract-labels'
import type { FieldNotice } from './field-notice'
import { toEmbedJob, toResponseJob } from './job'
import type { JsonIndex } from './json-index'
import { type JsonObject, merge, slugOf, textOf, toObject } from './value'

/** The fields of a record, and notices. */
export type BuiltRecord = { data: JsonObject; notices: FieldNotice[] }

/** Combines the fields of a job from the job operation, from embed and from its organization. */
export class JobBuilder {
  readonly #index: JsonIndex
  readonly #sites: ReadonlySet<string>
  /** With the generated ones, so that no slug is generated twice. */
  readonly #jobSlugs: Set<string>
  readonly #organizationParts = new Map<string, JsonObject>()

  constructor(index: JsonIndex, sites: ReadonlySet<string>) {
    this.#index = index
    this.#sites = sites
    this.#jobSlugs = new Set(index.jobSlugs)
  }

  fromResponse(wire: JsonObject): BuiltRecord {
    const response = toResponseJob(wire)
    const embed = this.#index.embedFields.get(textOf(wire.reference) ?? '') ?? {}
    const data = {
      ...merge(response, embed),
      // The slug of embed is the current one; a URL can have that of an earlier title.
      slug: embed.slug ?? response.slug,
      // The job operation can have one of several offices or sites.
      offices: longer(response.offices, embed.offices),
      sites: longer(response.sites, embed.sites),
    }
    return this.#complete(data, textOf(wire.organization_reference) ?? '')
  }

  fromEmbed(wire: JsonObject, owner = ''): BuiltRecord {
    const token = guessContractToken(toObject(wire.contract_type))
    const built = this.#complete(toEmbedJob(wire, token), owner)
    if (token) {
      built.notices.push({ field: 'contract_type', message: `embed has labels only: guessed ${token}` })
    }
    return built
  }

  #complete(job: JsonObject, owner: string): BuiltRecord {
    const notices: FieldNotice[] = []
    const add = (field: string, message: string) => notices.push({ field, message })
    const dropUnknown = (field: string, items: unknown, known: ReadonlySet<unknown>, what: string) => {
      const all: readonly unknown[] = Array.isArray(items) ? items : []
      const unknown = all.filter((item) => !known.has(item))
      if (unknown.length > 0) add(field, `no ${what}: ${unknown.join(', ').slice(0, 200)}; dropped`)
      return all.filter((item) => known.has(item))
    }
    const data: Record<string, unknown> = { ...job, organization: this.#index.organizations.slugOf(owner) }
    const parts = this.#partsOf(owner)
    data.offices = dropUnknown('offices', job.offices, idsOf(parts.offices), 'details of the office')
    if (job.sites) {
      data.sites = dropUnknown('cms_sites_references', job.sites, this.#sites, 'URL of the site')
    }
    if (job.language === undefined) {
      data.language = this.#index.organizations.languageOf(owner)
      add('language', `is missing: used ${data.language}`)
    }
    if (job.status === 'published' && job.published_at === undefined && job.created_at !== undefined) {
      data.published_at = job.created_at
      add('published_at', 'is missing: used created_at')
    }
    for (const key of ['created_at', 'updated_at'] as const) {
      if (job[key] === undefined) add(key, 'is missing: used the time of the import')
    }
    if (job.contract_type === undefined) {
      const isSpontaneous =
        Array.isArray(data.offices) && data.offices.length === 0 && job.department === undefined
      if (isSpontaneous) data.spontaneous = true
      else {
        data.contract_type = 'OTHER'
        add('contract_type', 'is missing: used OTHER')
      }
    }
    data.slug = job.slug ?? this.#generateSlug(job, owner, parts)
    if (job.slug === undefined) add('slug', `is in no embed response: generated ${data.slug}`)
    this.#jobSlugs.add(`${owner} ${data.slug}`)
    return { data: merge(data, {}), notices }
  }

  #partsOf(owner: string): JsonObject {
    const parts = this.#organizationParts.get(owner) ?? this.#index.organizations.partsOf(owner, this.#sites)
    this.#organizationParts.set(owner, parts)
    return parts
  }

  /** `{title}_{city}`, and the reference after it if that is in use (docs/read-api-behaviour.md, section 1.3). */
  #generateSlug(job: JsonObject, owner: string, parts: JsonObject): string {
    const offices = Array.isArray(parts.offices) ? parts.offices.map(toObject) : []
    const first = Array.isArray(job.offices) ? job.offices[0] : undefined
    const city = offices.find((office) => office.id === first)?.city
    const name = [slugOf(job.name)?.slice(0, 80), slugOf(city)?.slice(0, 40)].filter(Boolean).join('_')
    const isFree = name !== '' && !this.#jobSlugs.has(`${owner} ${name}`)
    return isFree ? name : [name, textOf(job.reference)].filter(Boolean).join('_')
  }
}

function longer(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return first ?? second
  return second.length > first.length ? second : first
}

function idsOf(offices: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(offices) ? offices.map((office) => toObject(office).id) : [])
}

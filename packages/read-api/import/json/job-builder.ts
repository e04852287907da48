import { guessContractToken } from '#wire/contract-labels'
import { toEmbedJob, toResponseJob } from './job'
import type { JsonIndex } from './json-index'
import { tokenNotices } from './token-notices'
import { type JsonObject, merge, slugOf, textOf, toObject } from './value'

/** The fields of a record, and notices of generated and dropped values. */
export type BuiltRecord = { data: JsonObject; notices: string[] }

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
    if (token) built.notices.push(`contract_type: embed has labels only, guessed ${token}`)
    return built
  }

  #complete(job: JsonObject, owner: string): BuiltRecord {
    const notices: string[] = []
    const data: Record<string, unknown> = { ...job, organization: this.#index.organizations.slugOf(owner) }
    const parts = this.#partsOf(owner)
    data.offices = keepKnown(job.offices, idsOf(parts.offices), 'offices: no details of', notices)
    data.sites =
      job.sites && keepKnown(job.sites, this.#sites, 'cms_sites_references: no URL of the sites', notices)
    if (job.language === undefined) {
      data.language = this.#index.organizations.languageOf(owner)
      notices.push(`language: missing, used ${data.language}`)
    }
    if (job.status === 'published' && job.published_at === undefined && job.created_at !== undefined) {
      data.published_at = job.created_at
      notices.push('published_at: missing, used created_at')
    }
    if (job.contract_type === undefined) {
      const isSpontaneous =
        Array.isArray(data.offices) && data.offices.length === 0 && job.department === undefined
      if (isSpontaneous) data.spontaneous = true
      else {
        data.contract_type = 'OTHER'
        notices.push('contract_type: missing, used OTHER')
      }
    }
    notices.push(...tokenNotices(job))
    data.slug = job.slug ?? this.#generateSlug(job, owner, parts, notices)
    this.#jobSlugs.add(`${owner} ${data.slug}`)
    return { data: merge(data, {}), notices }
  }

  #partsOf(owner: string): JsonObject {
    const parts = this.#organizationParts.get(owner) ?? this.#index.organizations.partsOf(owner, this.#sites)
    this.#organizationParts.set(owner, parts)
    return parts
  }

  /** `{title}_{city}`, and the reference after it if that is in use (docs/read-api-behaviour.md, section 1.3). */
  #generateSlug(job: JsonObject, owner: string, parts: JsonObject, notices: string[]): string {
    const offices = Array.isArray(parts.offices) ? parts.offices.map(toObject) : []
    const first = Array.isArray(job.offices) ? job.offices[0] : undefined
    const city = offices.find((office) => office.id === first)?.city
    const name = [slugOf(job.name)?.slice(0, 80), slugOf(city)?.slice(0, 40)].filter(Boolean).join('_')
    const isFree = name !== '' && !this.#jobSlugs.has(`${owner} ${name}`)
    const slug = isFree ? name : [name, textOf(job.reference)].filter(Boolean).join('_')
    notices.push(`slug: in no embed response, generated ${slug}`)
    return slug
  }
}

function longer(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return first ?? second
  return second.length > first.length ? second : first
}

function keepKnown(
  items: unknown,
  known: ReadonlySet<unknown>,
  message: string,
  notices: string[],
): unknown[] {
  const all = Array.isArray(items) ? items : []
  const unknown = all.filter((item) => !known.has(item))
  if (unknown.length > 0) notices.push(`${message} ${unknown.map(String).join(', ').slice(0, 200)}; dropped`)
  return all.filter((item) => known.has(item))
}

function idsOf(offices: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(offices) ? offices.map((office) => toObject(office).id) : [])
}

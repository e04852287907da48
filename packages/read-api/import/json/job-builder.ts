import { guessContractToken } from '#wire/contract-labels'
import { fromEmbed, fromResponse } from './job'
import type { JsonIndex } from './json-index'
import { type Json, merge, slugOf, textOf, toMap } from './value'

/** The fields of a record, and what had to be made up or left out for it. */
export type Built = { data: Json; notices: string[] }

/** Puts jobs together from the job operation, from embed, and from what both say of their organization. */
export class JobBuilder {
  readonly #index: JsonIndex
  readonly #sites: ReadonlySet<string>
  /** Named and made up, by organization, so that no made-up slug stands for two jobs. */
  readonly #slugs: Set<string>
  readonly #parts = new Map<string, Json>()

  constructor(index: JsonIndex, sites: ReadonlySet<string>) {
    this.#index = index
    this.#sites = sites
    this.#slugs = new Set(index.slugs)
  }

  fromResponse(wire: Json): Built {
    const response = fromResponse(wire)
    const extras = this.#index.extras.get(textOf(wire.reference) ?? '') ?? {}
    const data = {
      ...merge(response, extras),
      // The slug of embed is the one that pages are found by; an address may be of an older title.
      slug: extras.slug ?? response.slug,
      // Of several offices or sites the job operation may say one alone.
      offices: longer(response.offices, extras.offices),
      sites: longer(response.sites, extras.sites),
    }
    return this.#complete(data, textOf(wire.organization_reference) ?? '')
  }

  fromEmbed(wire: Json, owner = ''): Built {
    const token = guessContractToken(toMap(wire.contract_type))
    const built = this.#complete(fromEmbed(wire, token), owner)
    if (token) built.notices.push(`contract_type: embed has labels only; took them for ${token}`)
    return built
  }

  #complete(job: Json, owner: string): Built {
    const notices: string[] = []
    const data: Record<string, unknown> = { ...job, organization: this.#index.organizations.slugOf(owner) }
    const parts = this.#partsOf(owner)
    data.offices = keep(job.offices, idsOf(parts.offices), 'offices: nothing is known of', notices)
    data.sites =
      job.sites && keep(job.sites, this.#sites, 'cms_sites_references: no address is known of', notices)
    if (job.language === undefined) {
      data.language = this.#index.organizations.languageOf(owner)
      notices.push(`language: not said; took ${data.language}`)
    }
    if (job.status === 'published' && job.published_at === undefined && job.created_at !== undefined) {
      data.published_at = job.created_at
      notices.push('published_at: not said; took created_at')
    }
    if (job.contract_type === undefined) {
      const isSpontaneous =
        Array.isArray(data.offices) && data.offices.length === 0 && job.department === undefined
      if (isSpontaneous) data.spontaneous = true
      else {
        data.contract_type = 'OTHER'
        notices.push('contract_type: not said; took OTHER')
      }
    }
    data.slug = job.slug ?? this.#makeSlug(job, owner, parts, notices)
    this.#slugs.add(`${owner} ${data.slug}`)
    return { data: merge(data, {}), notices }
  }

  #partsOf(owner: string): Json {
    const parts = this.#parts.get(owner) ?? this.#index.organizations.partsOf(owner, this.#sites)
    this.#parts.set(owner, parts)
    return parts
  }

  /** As the service makes them: `{title}_{city}`, and the reference after it where that is taken. */
  #makeSlug(job: Json, owner: string, parts: Json, notices: string[]): string {
    const offices = Array.isArray(parts.offices) ? parts.offices.map(toMap) : []
    const first = Array.isArray(job.offices) ? job.offices[0] : undefined
    const city = offices.find((office) => office.id === first)?.city
    const name = [slugOf(job.name)?.slice(0, 80), slugOf(city)?.slice(0, 40)].filter(Boolean).join('_')
    const isFree = name !== '' && !this.#slugs.has(`${owner} ${name}`)
    const slug = isFree ? name : [name, textOf(job.reference)].filter(Boolean).join('_')
    notices.push(`slug: no embed response names it; made ${slug}`)
    return slug
  }
}

function longer(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return first ?? second
  return second.length > first.length ? second : first
}

function keep(items: unknown, known: ReadonlySet<unknown>, message: string, notices: string[]): unknown[] {
  const all = Array.isArray(items) ? items : []
  const unknown = all.filter((item) => !known.has(item))
  if (unknown.length > 0) notices.push(`${message} ${unknown.map(String).join(', ').slice(0, 200)}; left out`)
  return all.filter((item) => known.has(item))
}

function idsOf(offices: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(offices) ? offices.map((office) => toMap(office).id) : [])
}

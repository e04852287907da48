import type { Place } from '#import/content'
import { isWholeOffice, toOffice } from './office'
import { aboutFromJob, organizationSlug, thinOrganization, websitesOf } from './organization'
import { given, type Json, languageOf, merge, nameOf, numberOf, slugOf, textOf, toMap, toMaps } from './value'

/** What the answers say of one organization, the list's own texts apart. */
type Known = {
  reference: string
  place: Place
  isListed: boolean
  about: Json
  language: unknown
  offices: Map<unknown, Json>
  departments: Map<number, string | undefined>
  websites: Map<string, Json>
}

/** Organizations put together from all answers: embed knows departments, addresses and some offices. */
export class OrganizationIndex {
  readonly #byReference = new Map<string, Known>()
  readonly #bySlug = new Map<string, Known>()

  get size(): number {
    return this.#byReference.size
  }

  addListed(wire: Json, place: Place): void {
    const known = this.#at(textOf(wire.reference), place)
    if (!known) return
    known.isListed = true
    known.about = merge({ name: nameOf(wire.name), slug: organizationSlug(wire) }, known.about)
    known.language = given(wire.default_language) ?? known.language
    // The order of the list, whatever jobs have mentioned before.
    const mentioned = known.offices
    known.offices = new Map()
    for (const office of toMaps(wire.offices)) addOffice(known, office)
    for (const [id, office] of mentioned) known.offices.set(id, merge(known.offices.get(id), office))
    addWebsites(known, wire)
  }

  addFromJob(wire: Json, place: Place): void {
    const known = this.#at(textOf(wire.organization_reference), place)
    if (!known) return
    known.about = merge(known.about, aboutFromJob(wire))
    known.language ??= given(wire.language)
    this.#addPlaces(known, wire)
  }

  addFromEmbed(reference: string, wire: Json, place: Place): void {
    const known = this.#at(reference, place)
    if (!known) return
    known.about = merge(known.about, { name: nameOf(wire.name), slug: slugFromAddresses(wire) })
    addWebsites(known, wire)
    for (const job of toMaps(wire.jobs)) this.#addPlaces(known, job)
  }

  /** To be called when all but the articles are added: theirs have no reference, so the slug becomes it. */
  addFromArticle(about: Json, language: unknown, place: Place): void {
    if (this.#bySlug.size === 0) this.indexSlugs()
    const slug = slugOf(about.slug)
    if (!slug || this.#bySlug.has(slug)) return
    const known = this.#at(slug, place)
    if (!known) return
    known.about = about
    known.language = language
    this.#bySlug.set(slug, known)
  }

  indexSlugs(): void {
    for (const known of this.#byReference.values()) {
      const slug = slugOf(known.about.slug) ?? slugOf(known.about.name) ?? slugOf(known.reference)
      if (slug) this.#bySlug.set(slug, known)
    }
  }

  slugOf(reference: string): string | undefined {
    const about = this.#byReference.get(reference)?.about
    return about && (slugOf(about.slug) ?? slugOf(about.name) ?? slugOf(reference))
  }

  /** The language that its texts are most likely in. */
  languageOf(reference: string): unknown {
    return languageOf(this.#byReference.get(reference)?.language) ?? 'en'
  }

  /** The reference behind a reference, a slug, or a name that only one organization has. */
  find(name: string): string | undefined {
    if (this.#byReference.has(name)) return name
    const matches = [...this.#byReference.values()].filter(
      ({ reference, about }) => this.slugOf(reference) === name || about.name === name,
    )
    return matches.length === 1 ? matches[0]?.reference : undefined
  }

  /** What is added to the record of the list, or makes up one that no list has. */
  partsOf(reference: string, sites: ReadonlySet<string>): Json {
    const known = this.#byReference.get(reference)
    if (!known) return {}
    return {
      offices: [...known.offices.values()].filter(isWholeOffice),
      departments: [...known.departments].map(([id, name]) => ({ id, name: name ?? `Department ${id}` })),
      websites: [...known.websites.values()].filter(({ site }) => sites.has(textOf(site) ?? '')),
    }
  }

  /** Those that no list holds, as their form has them. */
  unlisted(): { reference: string; place: Place; data: Json }[] {
    return [...this.#byReference.values()]
      .filter((known) => !known.isListed)
      .map(({ reference, place, about, language }) => ({
        reference,
        place,
        data: thinOrganization(reference, about, language),
      }))
  }

  #addPlaces(known: Known, job: Json): void {
    for (const office of [toMap(job.office), ...toMaps(job.offices)]) addOffice(known, office)
    const department = toMap(job.department)
    const id = numberOf(department.id ?? job.department_id)
    if (typeof id !== 'number') return
    const name = textOf(nameOf(department.name))
    known.departments.set(id, known.departments.get(id) ?? name)
  }

  #at(reference: string | undefined, place: Place): Known | null {
    if (!reference) return null
    const known = this.#byReference.get(reference) ?? {
      reference,
      place,
      isListed: false,
      about: {},
      language: undefined,
      offices: new Map(),
      departments: new Map(),
      websites: new Map(),
    }
    this.#byReference.set(reference, known)
    return known
  }
}

function addOffice(known: Known, wire: Json): void {
  const id = numberOf(wire.id)
  if (typeof id === 'number') known.offices.set(id, merge(known.offices.get(id), toOffice(wire)))
}

function addWebsites(known: Known, wire: Json): void {
  for (const [site, website] of websitesOf(wire)) {
    known.websites.set(site, merge(known.websites.get(site), website))
  }
}

/** Boards have the organization's slug in their addresses (field notes 1.3). */
function slugFromAddresses(wire: Json): string | undefined {
  const urls = toMaps(wire.jobs).flatMap((job) => toMaps(job.websites_urls))
  for (const url of [
    ...toMaps(wire.websites).map((site) => site.organization_url),
    ...urls.map(({ url }) => url),
  ]) {
    const slug = /\/companies\/([a-z0-9-]+)(\/|$)/.exec(textOf(url) ?? '')?.[1]
    if (slug) return slug
  }
  return undefined
}

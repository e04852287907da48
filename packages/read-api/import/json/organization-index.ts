import type { Place } from '#import/content'
import type { FieldNotice } from './field-notice'
import { isCompleteOffice, toOfficeContent } from './office'
import { organizationOfJob, organizationSlug, toUnlistedOrganization, websitesOf } from './organization'
import {
  type JsonObject,
  languageOf,
  merge,
  nameOf,
  nonEmpty,
  numberOf,
  slugOf,
  textOf,
  toObject,
  toObjects,
} from './value'

/** The fields of an organization from all responses, without the texts of the organizations list. */
type IndexedOrganization = {
  reference: string
  place: Place
  isListed: boolean
  fields: JsonObject
  language: unknown
  offices: Map<unknown, JsonObject>
  departments: Map<number, string | undefined>
  websites: Map<string, JsonObject>
}

/** Combines the fields of organizations from all responses: embed has departments, URLs and some offices. */
export class OrganizationIndex {
  readonly #byReference = new Map<string, IndexedOrganization>()
  readonly #bySlug = new Map<string, IndexedOrganization>()

  get size(): number {
    return this.#byReference.size
  }

  addListed(wire: JsonObject, place: Place): void {
    const known = this.#at(textOf(wire.reference), place)
    if (!known) return
    known.isListed = true
    known.fields = merge({ name: nameOf(wire.name), slug: organizationSlug(wire) }, known.fields)
    known.language = nonEmpty(wire.default_language) ?? known.language
    // The offices of the list come first, in its order.
    const earlier = known.offices
    known.offices = new Map()
    for (const office of toObjects(wire.offices)) addOffice(known, office)
    for (const [id, office] of earlier) known.offices.set(id, merge(known.offices.get(id), office))
    addWebsites(known, wire)
  }

  addFromJob(wire: JsonObject, place: Place): void {
    const known = this.#at(textOf(wire.organization_reference), place)
    if (!known) return
    known.fields = merge(known.fields, organizationOfJob(wire))
    known.language ??= nonEmpty(wire.language)
    this.#addPlaces(known, wire)
  }

  addFromEmbed(reference: string, wire: JsonObject, place: Place): void {
    const known = this.#at(reference, place)
    if (!known) return
    known.fields = merge(known.fields, { name: nameOf(wire.name), slug: slugFromUrls(wire) })
    addWebsites(known, wire)
    for (const job of toObjects(wire.jobs)) this.#addPlaces(known, job)
  }

  /**
   * Must be called after the other methods that add. An organization of an article has no reference; if its slug is
   * unknown, the slug becomes the reference.
   */
  addFromArticle(fields: JsonObject, language: unknown, place: Place): void {
    if (this.#bySlug.size === 0) this.indexSlugs()
    const slug = slugOf(fields.slug)
    if (!slug || this.#bySlug.has(slug)) return
    const known = this.#at(slug, place)
    if (!known) return
    known.fields = fields
    known.language = language
    this.#bySlug.set(slug, known)
  }

  indexSlugs(): void {
    for (const known of this.#byReference.values()) {
      const slug = slugOf(known.fields.slug) ?? slugOf(known.fields.name) ?? slugOf(known.reference)
      if (slug) this.#bySlug.set(slug, known)
    }
  }

  slugOf(reference: string): string | undefined {
    const fields = this.#byReference.get(reference)?.fields
    return fields && (slugOf(fields.slug) ?? slugOf(fields.name) ?? slugOf(reference))
  }

  /** The probable language of its texts. */
  languageOf(reference: string): unknown {
    return languageOf(this.#byReference.get(reference)?.language) ?? 'en'
  }

  /** The reference of the organization with this reference or slug, or of the only one with this name. */
  find(name: string): string | undefined {
    if (this.#byReference.has(name)) return name
    const matches = [...this.#byReference.values()].filter(
      ({ reference, fields }) => this.slugOf(reference) === name || fields.name === name,
    )
    return matches.length === 1 ? matches[0]?.reference : undefined
  }

  /** Offices, departments and websites; of these, the ones on known `sites`. */
  partsOf(reference: string, sites: ReadonlySet<string>): JsonObject {
    const known = this.#byReference.get(reference)
    if (!known) return {}
    return {
      offices: [...known.offices.values()].filter(isCompleteOffice),
      departments: [...known.departments].map(([id, name]) => ({ id, name: name ?? `Department ${id}` })),
      websites: [...known.websites.values()].filter(({ site }) => sites.has(textOf(site) ?? '')),
    }
  }

  /** Notices of the names of departments that no response contains. */
  generatedDepartments(reference: string): FieldNotice[] {
    const departments = [...(this.#byReference.get(reference)?.departments ?? [])]
    return departments.flatMap(([id, name]) =>
      name === undefined
        ? [{ field: 'departments', message: `no name of the department: generated Department ${id}` }]
        : [],
    )
  }

  /** The organizations that no list contains, in the fields of the content schema. */
  unlisted(): { reference: string; place: Place; data: JsonObject }[] {
    return [...this.#byReference.values()]
      .filter((known) => !known.isListed)
      .map(({ reference, place, fields, language }) => ({
        reference,
        place,
        data: toUnlistedOrganization(reference, fields, language),
      }))
  }

  #addPlaces(known: IndexedOrganization, job: JsonObject): void {
    for (const office of [toObject(job.office), ...toObjects(job.offices)]) addOffice(known, office)
    const department = toObject(job.department)
    const id = numberOf(department.id ?? job.department_id)
    if (typeof id !== 'number') return
    const name = textOf(nameOf(department.name))
    known.departments.set(id, known.departments.get(id) ?? name)
  }

  #at(reference: string | undefined, place: Place): IndexedOrganization | null {
    if (!reference) return null
    const known = this.#byReference.get(reference) ?? {
      reference,
      place,
      isListed: false,
      fields: {},
      language: undefined,
      offices: new Map(),
      departments: new Map(),
      websites: new Map(),
    }
    this.#byReference.set(reference, known)
    return known
  }
}

function addOffice(known: IndexedOrganization, wire: JsonObject): void {
  const id = numberOf(wire.id)
  if (typeof id === 'number') known.offices.set(id, merge(known.offices.get(id), toOfficeContent(wire)))
}

function addWebsites(known: IndexedOrganization, wire: JsonObject): void {
  for (const [site, website] of websitesOf(wire)) {
    known.websites.set(site, merge(known.websites.get(site), website))
  }
}

/** URLs of job boards contain the slug of the organization (docs/read-api-behaviour.md, section 1.3). */
function slugFromUrls(wire: JsonObject): string | undefined {
  const urls = toObjects(wire.jobs).flatMap((job) => toObjects(job.websites_urls))
  for (const url of [
    ...toObjects(wire.websites).map((site) => site.organization_url),
    ...urls.map(({ url }) => url),
  ]) {
    const slug = /\/companies\/([a-z0-9-]+)(\/|$)/.exec(textOf(url) ?? '')?.[1]
    if (slug) return slug
  }
  return undefined
}

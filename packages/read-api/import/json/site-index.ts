import type { Place } from '#import/content'
import { compact, type JsonObject, merge, nameOf, nonEmpty, textOf, toObjects } from './value'

/** A site in the fields of its content schema; `place` is its first occurrence, `notices` name its generated fields. */
type IndexedSite = { reference: string; place: Place; data: JsonObject; notices: string[] }

/** The sites in all responses: organizations contain their URL, embed contains their kind, jobs contain URLs below them. */
export class SiteIndex {
  readonly #sites = new Map<string, { place: Place; fields: JsonObject; jobUrl: string | undefined }>()

  addFromOrganization(wire: JsonObject, place: Place): void {
    for (const site of toObjects(wire.websites)) {
      const fields = {
        name: nameOf(site.name),
        kind: textOf(site.kind),
        root_url: nonEmpty(site.root_url ?? site.url),
      }
      this.#add(site, place, fields, undefined)
    }
  }

  addFromJob(wire: JsonObject, place: Place): void {
    for (const site of [...toObjects(wire.websites), ...toObjects(wire.websites_urls)]) {
      this.#add(site, place, { name: nameOf(site.name) }, textOf(site.url))
    }
  }

  /** The sites with a known URL; the API cannot serve the others. */
  list(): IndexedSite[] {
    return [...this.#sites].flatMap(([reference, { place, fields, jobUrl = '' }]) => {
      const isBoard = jobUrl === '' || jobUrl.includes('/companies/')
      const root = fields.root_url ?? /^(.*?)\/(?:companies|jobs)\//.exec(jobUrl)?.[1]
      if (root === undefined) return []
      const data = {
        reference,
        name: fields.name ?? reference,
        kind: fields.kind ?? (isBoard ? 'multi' : 'single'),
        root_url: root,
      }
      const notices = (['name', 'kind', 'root_url'] as const).flatMap((key) =>
        fields[key] === undefined
          ? [`the ${key} of site ${reference} is missing: generated ${data[key]}`]
          : [],
      )
      return [{ reference, place, data, notices }]
    })
  }

  #add(site: JsonObject, place: Place, fields: JsonObject, jobUrl: string | undefined): void {
    const reference = textOf(site.website_reference) ?? textOf(site.reference)
    if (!reference) return
    const known = this.#sites.get(reference)
    this.#sites.set(reference, {
      place: known?.place ?? place,
      fields: merge(known?.fields, compact(fields)),
      jobUrl: known?.jobUrl ?? jobUrl,
    })
  }
}

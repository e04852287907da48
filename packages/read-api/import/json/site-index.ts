import type { Place } from '#import/content'
import { compact, given, type Json, merge, nameOf, textOf, toMaps } from './value'

/** A site as its form has it, and where it was first met. */
export type IndexedSite = { reference: string; place: Place; data: Json }

/** The sites that any answer names: organizations know their address, embed their kind, jobs an address below. */
export class SiteIndex {
  readonly #sites = new Map<string, { place: Place; about: Json; jobAddress: string | undefined }>()

  addFromOrganization(wire: Json, place: Place): void {
    for (const site of toMaps(wire.websites)) {
      const about = {
        name: nameOf(site.name),
        kind: textOf(site.kind),
        root_url: given(site.root_url ?? site.url),
      }
      this.#add(site, place, about, undefined)
    }
  }

  addFromJob(wire: Json, place: Place): void {
    for (const site of [...toMaps(wire.websites), ...toMaps(wire.websites_urls)]) {
      this.#add(site, place, { name: nameOf(site.name) }, textOf(site.url))
    }
  }

  /** Those that have an address; the others cannot be served. */
  list(): IndexedSite[] {
    return [...this.#sites].flatMap(([reference, { place, about, jobAddress = '' }]) => {
      const isBoard = jobAddress === '' || jobAddress.includes('/companies/')
      const root = about.root_url ?? /^(.*?)\/(?:companies|jobs)\//.exec(jobAddress)?.[1]
      if (root === undefined) return []
      const data = {
        reference,
        name: about.name ?? reference,
        kind: about.kind ?? (isBoard ? 'multi' : 'single'),
        root_url: root,
      }
      return [{ reference, place, data }]
    })
  }

  #add(site: Json, place: Place, about: Json, jobAddress: string | undefined): void {
    const reference = textOf(site.website_reference) ?? textOf(site.reference)
    if (!reference) return
    const known = this.#sites.get(reference)
    this.#sites.set(reference, {
      place: known?.place ?? place,
      about: merge(known?.about, compact(about)),
      jobAddress: known?.jobAddress ?? jobAddress,
    })
  }
}

import type { LoadedBatch } from './loaded-batch'

const maxNames = 10

type Settings = { SITE_REFERENCE: string; ORGANIZATION_REFERENCES: readonly string[] }

/** Collects the organizations of an import that the site does not show. */
export class UnlistedOrganizations {
  readonly #settings: Settings
  readonly #slugs: string[] = []
  readonly #sites = new Set<string>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** The same batches. */
  *observe(batches: Iterable<LoadedBatch>): Generator<LoadedBatch> {
    for (const batch of batches) {
      for (const { sites, slug } of batch.kind === 'organizations' ? batch.records : []) {
        if (sites.includes(this.#settings.SITE_REFERENCE)) continue
        this.#slugs.push(slug)
        for (const site of sites) this.#sites.add(site)
      }
      yield batch
    }
  }

  /** One sentence for all of them, after the last batch. None with ORGANIZATION_REFERENCES, which replaces SITE_REFERENCE. */
  warnings(): string[] {
    const { SITE_REFERENCE, ORGANIZATION_REFERENCES } = this.#settings
    if (this.#slugs.length === 0 || ORGANIZATION_REFERENCES.length > 0) return []
    const other = this.#sites.size > 0 ? `, or set SITE_REFERENCE to ${join(this.#sites, 'disjunction')}` : ''
    return [
      `Organizations without the website SITE_REFERENCE (${SITE_REFERENCE}), which the site does not show: ${join(this.#slugs, 'conjunction')}; add "site: ${SITE_REFERENCE}" to their "websites"${other}.`,
    ]
  }
}

function join(names: Iterable<string>, type: 'conjunction' | 'disjunction'): string {
  const all = [...names].sort()
  const more = all.length > maxNames ? [`${all.length - maxNames} more`] : []
  return new Intl.ListFormat('en-GB', { type }).format([...all.slice(0, maxNames), ...more])
}

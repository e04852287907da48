import { jobFields } from '@vitrine/content-store/records/job'
import { isObject, type JsonObject, toObjects } from '@vitrine/content-store/records/json'
import type { SourceFile } from '#import/folder'
import type { Shape } from './shapes'

/** Finds the organizations of embed responses, which do not contain their references. */
export class EmbedOwners {
  readonly #organizations = new Map<string, Set<string>>()
  readonly #organizationByJob = new Map<string, string>()

  /** Must be called for every record of all responses before `find`. */
  add(shape: Shape, record: JsonObject): void {
    if (shape === 'organization') this.#addOrganization(record.reference, record)
    if (shape !== 'job') return
    const job = jobFields.safeParse(record).data
    if (!job) return
    this.#organizationByJob.set(job.reference, job.organization_reference)
    this.#addOrganization(
      job.organization_reference,
      isObject(record.organization) ? record.organization : {},
    )
  }

  /**
   * The reference of the organization: from the name of the file (its reference, slug or name), from a job of which there is
   * another response, or from the organization's name. In a folder `embed`, the name of the file is always the reference.
   */
  find(embed: JsonObject, file: SourceFile): string | undefined {
    const stem = file.path
      .replace(/^.*\//, '')
      .replace(/\.json$/, '')
      .replace(/^embed[-_.]/, '')
    const byFile = this.#named(stem)
    if (byFile !== undefined) return byFile
    for (const { reference } of toObjects(embed.jobs)) {
      const owner = this.#organizationByJob.get(String(reference))
      if (owner !== undefined) return owner
    }
    return (
      this.#named(String(embed.name).trim()) ?? (/(^|\/)embed\/[^/]+$/.test(file.path) ? stem : undefined)
    )
  }

  #addOrganization(reference: unknown, { slug, name }: JsonObject): void {
    if (typeof reference !== 'string') return
    for (const text of [reference, slug, name]) {
      if (typeof text !== 'string') continue
      const references = this.#organizations.get(text.trim()) ?? new Set()
      this.#organizations.set(text.trim(), references.add(reference))
    }
  }

  /** A name that several organizations have names none of them, unless it is the reference of one. */
  #named(name: string): string | undefined {
    const references = this.#organizations.get(name)
    if (!references) return undefined
    if (references.has(name)) return name
    const [first, ...others] = references
    return others.length === 0 ? first : undefined
  }
}

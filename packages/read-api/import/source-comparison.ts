import { compareResponses } from './compare-responses'
import type { CheckedRecord, Source } from './content'
import type { Problem } from './problem'
import type { toResponses } from './responses'
import { digestText } from './text-digest'

type Responses = ReturnType<typeof toResponses>

/** Compares the responses from which records were read with the responses of the API for these records. */
export class SourceComparison {
  /** Digests of descriptions by slug: the registry has organizations without long texts. */
  readonly #descriptions = new Map<string, string>()

  /** Must be called for every organization, before the records that refer to it. */
  add({ kind, fields }: CheckedRecord): void {
    if (kind === 'organizations') this.#descriptions.set(fields.slug, digestText(fields.description ?? ''))
  }

  /** A notice for each field that is lost, changed or made up. */
  compare(record: CheckedRecord, responses: Responses, sources: readonly Source[]): Problem[] {
    return sources.flatMap((source) => compareResponses(source, this.#servedFor(source, record, responses)))
  }

  #servedFor({ operation }: Source, record: CheckedRecord, responses: Responses): unknown {
    const { organization, embed, job, article } = responses
    switch (operation) {
      case 'organization':
        return organization
      case 'embed':
        return embed
      case 'job':
        return job && { ...job, organization: job.organization && this.#withDigest(job.organization) }
      case 'embed job':
        return embed && toEmbedJob(record, embed)
      case 'article':
        return (
          article && {
            ...article,
            organizations: article.organizations.map((organization) => this.#withDigest(organization)),
          }
        )
      default:
        return operation satisfies never
    }
  }

  #withDigest<Fields extends { slug: string }>(organization: Fields) {
    return { ...organization, description: [this.#descriptions.get(organization.slug)] }
  }
}

/** `undefined` for a draft and for an archived job: no embed response has them. */
function toEmbedJob({ kind, fields }: CheckedRecord, embed: NonNullable<Responses['embed']>): unknown {
  const [job] = embed.jobs
  if (kind !== 'jobs' || fields.status !== 'published' || !job) return undefined
  const digests = (stored = '', sent: string) => [digestText(stored), digestText(sent)]
  return {
    ...job,
    description: digests(fields.description, job.description),
    profile: digests(fields.profile, job.profile),
    recruitment_process: digests(fields.recruitment_process, job.recruitment_process),
  }
}

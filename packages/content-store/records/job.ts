import { embedJobWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { languageColumn } from './article'
import { type JsonObject, toColumn, toObjects } from './json'

/** What a row needs of a response of the job operation; every other field may have any value. */
export const jobFields = tolerant(
  jobWire.pick({
    reference: true,
    organization_reference: true,
    status: true,
    language: true,
    published_at: true,
    created_at: true,
    updated_at: true,
    websites: true,
  }),
  ['reference', 'organization_reference'],
)

/** What a row needs of a job in an embed response. */
export const embedJobFields = tolerant(
  embedJobWire.pick({ reference: true, slug: true, published_at: true, created_at: true }),
  ['reference'],
)

/** The embed response has the current slug, and no status: its jobs are published. */
export function jobColumns(detail: JsonObject | null, embed: JsonObject | null) {
  const job = detail && jobFields.parse(detail)
  const embedJob = embed && embedJobFields.parse(embed)
  const texts = Object.entries(embedJob?.created_at ?? {}).flatMap(([key, text]) =>
    text ? [[key, text]] : [],
  )
  const embedTime = millisecondsOf(parseLocalizedTimestamp(Object.fromEntries(texts)))
  const createdAt = millisecondsOf(job?.created_at) ?? embedTime
  const updatedAt = millisecondsOf(job?.updated_at)
  return {
    slug: toColumn(embedJob?.slug ?? slugFromUrls(job?.websites ?? []) ?? ''),
    status: job?.status ?? (embed ? 'published' : ''),
    language: job?.language ? languageColumn(job.language) : null,
    published_at:
      millisecondsOf(job?.published_at) ?? millisecondsOf(embedJob?.published_at) ?? embedTime ?? null,
    ...(createdAt !== undefined && { created_at: createdAt }),
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
  }
}

function millisecondsOf(timestamp: string | null | undefined): number | undefined {
  return parseTimestamp(timestamp ?? '')?.getTime()
}

/** The URL of a job on a site ends with its slug. */
function slugFromUrls(websites: readonly { url?: string | undefined }[]): string | undefined {
  return websites.flatMap(({ url = '' }) => /\/jobs\/([^/?#]+)/.exec(url)?.[1] ?? [])[0]
}

/** What the URL of a job depends on, and whether a site shows it: `open` is 0 if no embed response has the job. */
export function jobPages(
  organizationReference: string,
  detail: JsonObject | null,
  embed: JsonObject | null,
): JsonObject {
  const own = embed ?? detail
  const websites = [...toObjects(embed?.websites_urls), ...toObjects(detail?.websites)]
  return {
    organization_reference: organizationReference,
    ...{ slug: embed?.slug ?? jobColumns(detail, embed).slug, name: own?.name, status: detail?.status },
    ...{ updated_at: detail?.updated_at, open: embed === null ? 0 : 1 },
    websites: [
      ...new Set(websites.flatMap((website) => website.reference ?? website.website_reference ?? [])),
    ],
  }
}

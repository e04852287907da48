import { embedJobWire } from '@vitrine/api-contract/embed'
import { jobWire } from '@vitrine/api-contract/job'
import { isClosedStatus } from '@vitrine/api-contract/job-status'
import { parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import type { SearchedTexts } from '@vitrine/api-contract/search-words'
import { parseTimestamp } from '@vitrine/api-contract/timestamp'
import { tolerant } from '@vitrine/api-contract/tolerant'
import { languageColumn } from './article'
import { type JsonObject, parseObject, toColumn, toObjects } from './json'

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

/** Of the embed half, what lists of jobs show and compare. */
const summarizedEmbed = tolerant(
  embedJobWire.pick({
    ...{ reference: true, name: true, slug: true, published_at: true, salary: true, remote: true },
    ...{ office: true, offices: true, department: true, contract_type: true },
  }),
  ['reference', 'name', 'slug'],
)

/** Of the other half, what the first one lacks. */
const summarizedDetail = tolerant(
  jobWire.pick({
    ...{ language: true, published_at: true, updated_at: true, remote: true },
    ...{ experience_level: true, education_level: true },
  }),
  [],
)

const textsOfEmbed = tolerant(embedJobWire.pick({ description: true, profile: true }), [])

const websitesOfEmbed = tolerant(embedJobWire.pick({ websites_urls: true }), [])

/**
 * The column `summary`: both halves of an open job without its texts, as the schemas of the site read them, and the references of the
 * websites that show it. `detail` is null if the job operation was not read.
 */
export type JobSummaryRecord = {
  embed: ReturnType<typeof summarizedEmbed.parse>
  detail: ReturnType<typeof summarizedDetail.parse> | null
  websites: readonly string[]
}

/** Null for a job that is not open: without an embed half, or with a detail half that says so. */
function toSummary(detail: JsonObject | null, embed: JsonObject | null): JobSummaryRecord | null {
  const job = detail && jobFields.parse(detail)
  const shown = summarizedEmbed.safeParse(embed).data
  if (!embed || !shown || isClosedStatus(job?.status)) return null
  const { office, offices, ...fields } = shown
  const references = [
    ...(websitesOfEmbed.parse(embed).websites_urls ?? []).map(
      ({ reference, website_reference }) => reference?.trim() || website_reference?.trim(),
    ),
    ...(job?.websites ?? []).map(({ reference }) => reference?.trim()),
  ]
  return {
    // The first of the offices is there twice.
    embed: { ...fields, ...(offices && offices.length > 0 ? { offices } : { office }) },
    detail: detail && summarizedDetail.parse(detail),
    websites: [...new Set(references.flatMap((reference) => (reference ? [toColumn(reference)] : [])))],
  }
}

/** The websites that a stored summary names. */
export function jobWebsites(summary: string | number | null | undefined): readonly string[] {
  return typeof summary === 'string' ? parseSummary(summary).websites : []
}

/** Its writer has checked it. */
export function parseSummary(summary: string): JobSummaryRecord {
  return JSON.parse(summary)
}

/** What a search finds of an open job: its name, its organization, department, places and texts. `summary` and `embed` are the columns. */
export function jobTexts(
  { summary, embed }: { summary: string; embed: string },
  organizationName: string,
): SearchedTexts {
  const { name, department, office, offices } = parseSummary(summary).embed
  const { description, profile } = textsOfEmbed.parse(parseObject(embed))
  const places = (offices ?? (office ? [office] : [])).flatMap((place) => [
    ...[place.city, place.district, place.name],
    // A name in the field of the code.
    ...(place.country_code && place.country_code.length > 3 ? [place.country_code] : []),
    ...Object.values(place.country ?? {}),
  ])
  const names = [organizationName, department?.name, ...places]
  return { name, names, texts: [description, profile] }
}

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
  const summary = toSummary(detail, embed)
  return {
    summary: summary && JSON.stringify(summary),
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

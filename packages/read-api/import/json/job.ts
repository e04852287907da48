import { parseLocalizedDay, parseLocalizedTimestamp } from '@vitrine/api-contract/localized-date'
import {
  compact,
  firstOf,
  given,
  isJson,
  type Json,
  languageOf,
  nameOf,
  numberOf,
  textOf,
  textsOf,
  toMap,
  toMaps,
} from './value'

/** What only embed says of a job. */
export function embedExtras(wire: Json): Json {
  return compact({
    slug: textOf(wire.slug),
    recruitment_process: given(wire.recruitment_process),
    offices: officeIds(wire),
    department: numberOf(toMap(wire.department).id),
    remote: textOf(wire.remote),
    sites: siteReferences(wire),
  })
}

/** The response of the job operation as its form has it, but for its organization and what embed says. */
export function fromResponse(wire: Json): Json {
  return compact({
    slug: slugFromAddresses(wire),
    reference: textOf(wire.reference),
    external_reference: nameOf(wire.external_reference),
    name: nameOf(wire.name),
    status: textOf(wire.status) ?? given(wire.status),
    language: languageOf(wire.language),
    published_at: given(wire.published_at),
    archived_at: given(wire.archived_at),
    description: given(wire.description),
    profile: given(wire.profile),
    recruitment_process: given(wire.recruitment_process),
    company_description: given(wire.company_description),
    apply_url: given(wire.apply_url),
    contract_type: given(wire.contract_type),
    contract_duration_min: numberOf(wire.contract_duration_min),
    contract_duration_max: numberOf(wire.contract_duration_max),
    // A day with the offset of its place: the day as it is written (field notes 2).
    start_date: textOf(wire.start_date)?.replace(/T.*$/, '') ?? given(wire.start_date),
    experience_level: given(wire.experience_level),
    education_level: given(wire.education_level),
    remote: given(wire.remote),
    department: numberOf(wire.department_id),
    offices: officeIds(wire),
    salary: toSalary(wire.salary),
    sites: siteReferences(wire),
    application_fields: toFields(wire.application_fields),
    stages: toMaps(wire.stages).map(toStage),
    created_at: given(wire.created_at),
    updated_at: given(wire.updated_at),
  })
}

/** A job that only embed shows: it is published, and its dates are texts. */
export function fromEmbed(wire: Json, contractType: string | undefined): Json {
  const { created_at, start_date, published_at, contract_type: _, ...rest } = wire
  const createdAt = parseLocalizedTimestamp(textsOf(created_at)) ?? undefined
  const fields = compact({
    ...embedExtras(wire),
    status: 'published',
    contract_type: contractType,
    created_at: createdAt,
    start_date: parseLocalizedDay(textsOf(start_date)) ?? undefined,
    published_at: firstOf(published_at, createdAt),
  })
  return { ...fromResponse(rest), ...fields }
}

/** In the order of the job; `undefined` when the answer does not say. */
function officeIds(wire: Json): unknown[] | undefined {
  const single = isJson(wire.office) ? wire.office.id : wire.office_id
  const ids = [single, ...toMaps(wire.offices).map((office) => office.id)].flatMap((id) => numberOf(id) ?? [])
  const isSaid = ['office', 'offices', 'office_id'].some((key) => Object.hasOwn(wire, key))
  return isSaid ? [...new Set(ids)] : undefined
}

/** The job operation writes them with commas, embed as an array; addresses may name more (field notes 1.3). */
function siteReferences(wire: Json): string[] | undefined {
  const named = wire.cms_sites_references
  const listed = Array.isArray(named) ? named : textOf(named)?.split(',')
  const addresses = [...toMaps(wire.websites), ...toMaps(wire.websites_urls)]
  const visible = addresses.map((site) => site.website_reference ?? site.reference)
  if (listed === undefined && addresses.length === 0 && typeof named !== 'string') return undefined
  return [...new Set([...(listed ?? []), ...visible].flatMap((reference) => textOf(reference) ?? []))]
}

/** The last word of a job's address on a site. */
export function slugFromAddresses(wire: Json): string | undefined {
  for (const { url } of [...toMaps(wire.websites), ...toMaps(wire.websites_urls)]) {
    const slug = /\/jobs\/([A-Za-z0-9_-]+)\/?(?:[?#].*)?$/.exec(textOf(url) ?? '')?.[1]
    if (slug) return slug
  }
  return undefined
}

/** An unset salary is nulls and the period `none`, with a currency all the same (field notes 1). */
function toSalary(value: unknown): unknown {
  if (!isJson(value)) return given(value)
  const salary = compact({
    min: numberOf(value.min),
    max: numberOf(value.max),
    currency: given(value.currency),
    period: given(value.period) ?? 'none',
  })
  const isUnset = salary.min === undefined && salary.max === undefined && salary.period === 'none'
  return isUnset ? undefined : salary
}

function toStage(wire: Json): Json {
  return compact({
    id: numberOf(wire.id),
    name: nameOf(wire.name),
    reference: textOf(wire.reference),
    visible: given(wire.visible),
    candidates_count: numberOf(wire.candidates_count),
  })
}

function toFields(value: unknown): unknown {
  if (!Array.isArray(value)) return given(value)
  return Object.fromEntries(
    toMaps(value).flatMap(({ name, mode }) => {
      const [key, token] = [textOf(name), textOf(mode)]
      return key && token ? [[key, token]] : []
    }),
  )
}

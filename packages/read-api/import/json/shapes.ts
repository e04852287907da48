import { isJson, type Json } from './value'

export type Shape = 'organization' | 'job' | 'embed' | 'article'

type Path = readonly (string | number)[]

/** A record of one of the API's answers and where it stands in its file, or what is wrong with that place. */
export type Shaped = { at: Path; shape: Shape; data: Json } | { at: Path; message: string }

/** Keys that hold the records in answers that are not bare arrays (field notes 9). */
const envelopes = ['data', 'results', 'jobs', 'organizations', 'articles'] as const

/** Every record of a file: arrays, single objects and envelopes around either. */
export function* shapesOf(value: unknown, at: Path = []): Generator<Shaped> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* shapesOf(item, [...at, index])
    return
  }
  if (!isJson(value)) {
    yield { at, message: 'expected an object or an array of objects' }
    return
  }
  if (typeof value.error === 'string' && !('reference' in value)) {
    yield { at, message: `is an error of the API, ${value.error.slice(0, 80)}, not content` }
    return
  }
  const shape = shapeOf(value)
  if (shape) {
    yield { at, shape, data: value }
    return
  }
  const envelope = envelopes.find((key) => typeof value[key] === 'object' && value[key] !== null)
  if (envelope) yield* shapesOf(value[envelope], [...at, envelope])
  else yield { at, message: 'expected an organization, a job, an embed response or an article' }
}

function shapeOf(value: Json): Shape | null {
  const has = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(value, key))
  if (Array.isArray(value.jobs) && !has('reference')) {
    const isOfEmbed = (job: unknown) => isJson(job) && !isJobResponse(job)
    if (value.jobs.length > 0 ? value.jobs.every(isOfEmbed) : has('websites', 'name')) return 'embed'
  }
  if (isJobResponse(value)) return 'job'
  if (has('content', 'cms_authors', 'cms_collections', 'cms_video', 'indexed', 'social_title'))
    return 'article'
  if (has('default_language', 'sectors', 'media_website_url', 'i18n_descriptions', 'nb_employees'))
    return 'organization'
  return null
}

function isJobResponse(value: Json): boolean {
  return Object.hasOwn(value, 'organization_reference') || Object.hasOwn(value, 'cms_sites_references')
    ? !Object.hasOwn(value, 'websites_urls')
    : Object.hasOwn(value, 'status') && Object.hasOwn(value, 'contract_type')
}

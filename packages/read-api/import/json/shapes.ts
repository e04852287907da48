import { isObject, type JsonObject } from '@vitrine/content-store/records/json'

export type Shape = 'organization' | 'job' | 'embed' | 'article'

type Path = readonly (string | number)[]

/** A record of a response and its path in the file, or the problem at this path. */
export type Shaped = { at: Path; shape: Shape; data: JsonObject } | { at: Path; message: string }

/** Keys of objects that contain the records of a list (docs/read-api-behaviour.md, section 9.2). */
const envelopes = ['data', 'results', 'jobs', 'organizations', 'articles'] as const

/** Every record of a file, which can be an array, a single object or an envelope around them. */
export function* shapesOf(value: unknown, at: Path = []): Generator<Shaped> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* shapesOf(item, [...at, index])
    return
  }
  if (!isObject(value)) {
    yield { at, message: 'expected an object or an array of objects' }
    return
  }
  if (typeof value.error === 'string' && !('reference' in value)) {
    yield { at, message: `is an error response of the API (${value.error.slice(0, 80)})` }
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

function shapeOf(value: JsonObject): Shape | null {
  const has = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(value, key))
  if (Array.isArray(value.jobs) && !has('reference')) {
    const isEmbedJob = (job: unknown) => isObject(job) && !isJobResponse(job)
    if (value.jobs.length > 0 ? value.jobs.every(isEmbedJob) : has('websites', 'name')) return 'embed'
  }
  if (isJobResponse(value)) return 'job'
  if (has('content', 'cms_authors', 'cms_collections', 'cms_video', 'indexed', 'social_title'))
    return 'article'
  if (has('default_language', 'sectors', 'media_website_url', 'i18n_descriptions', 'nb_employees'))
    return 'organization'
  return null
}

function isJobResponse(value: JsonObject): boolean {
  return Object.hasOwn(value, 'organization_reference') || Object.hasOwn(value, 'cms_sites_references')
    ? !Object.hasOwn(value, 'websites_urls')
    : Object.hasOwn(value, 'status') && Object.hasOwn(value, 'contract_type')
}

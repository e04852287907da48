import { findUnstorable } from '#content-schemas/video-details'
import {
  compact,
  firstOf,
  isObject,
  type JsonObject,
  nameOf,
  nonEmpty,
  numberOf,
  textOf,
  toObject,
} from './value'

/** `undefined` if there is no video. Everything but its identifier is the same for organizations and articles. */
export function toVideoContent(value: unknown): JsonObject | undefined {
  const wire = toObject(value)
  const details = toObject(wire.details)
  const snippet = toObject(details.snippet)
  const externalReference = textOf(wire.external_reference) ?? textOf(details.id)
  if (!externalReference) return undefined
  return compact({
    reference: textOf(wire.reference),
    source: textOf(wire.source),
    external_reference: externalReference,
    name: firstOf(nameOf(wire.name), nameOf(snippet.title), externalReference),
    description: textOf(wire.description),
    subtitle: textOf(wire.subtitle),
    image: isObject(wire.image) ? nonEmpty(wire.image.url) : nonEmpty(wire.image),
    image_sizes: previewSizes(wire.image),
    url: nonEmpty(wire.url),
    created_at: nonEmpty(wire.created_at),
    updated_at: nonEmpty(wire.updated_at),
    ...detailsOf(wire.details),
  })
}

/** The fields that the API sends of an article's video only. */
export function toArticleVideo(value: unknown): JsonObject | undefined {
  const video = toVideoContent(value)
  if (!video) return undefined
  const wire = toObject(value)
  return compact({
    ...video,
    id: numberOf(wire.id),
    is_active: nonEmpty(wire.is_active),
    record_type: nameOf(wire.record_type),
    record_id: nameOf(wire.record_id),
    brand_id: numberOf(wire.brand_id),
  })
}

/** The metadata as it is. Of metadata that the content schema refuses as a whole, also the fields that the site shows. */
function detailsOf(value: unknown): JsonObject {
  if (!isObject(value)) return { details: nonEmpty(value) }
  if (Object.keys(value).length === 0) return {}
  if (findUnstorable(value)?.path.length !== 0) return { details: value }
  return {
    details: value,
    duration: textOf(toObject(value.contentDetails).duration),
    published_at: textOf(toObject(value.snippet).publishedAt),
  }
}

/** The URLs of the sizes that the response has; `null` for a size without a URL. */
function previewSizes(image: unknown): JsonObject | undefined {
  if (!isObject(image)) return undefined
  const sizes = ['thumb', 'small', 'medium', 'large'].flatMap((size) => {
    const value = image[size]
    if (value === undefined) return []
    const url = isObject(value) ? value.url : value
    return [[size, nonEmpty(url) ?? null]]
  })
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined
}

import { compact, firstOf, imageOf, type JsonObject, nameOf, textOf, toObject } from './value'

/**
 * `undefined` if there is no video. The URL is ignored, because it can identify another video than the identifier of the
 * platform (docs/read-api-behaviour.md, section 3.1).
 */
export function toVideoContent(value: unknown): JsonObject | undefined {
  const wire = toObject(value)
  const details = toObject(wire.details)
  const externalReference = textOf(wire.external_reference) ?? textOf(details.id)
  if (!externalReference) return undefined
  return compact({
    reference: textOf(wire.reference),
    source: textOf(wire.source),
    external_reference: externalReference,
    name: firstOf(nameOf(wire.name), nameOf(toObject(details.snippet).title), externalReference),
    description: textOf(wire.description),
    image: imageOf(wire.image),
    duration: textOf(toObject(details.contentDetails).duration),
    published_at: textOf(toObject(details.snippet).publishedAt),
  })
}

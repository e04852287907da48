import { compact, firstOf, imageOf, type Json, nameOf, textOf, toMap } from './value'

/** `undefined` when there is no video. The identifier of the platform is preferred over its address (field notes 3). */
export function toVideo(value: unknown): Json | undefined {
  const wire = toMap(value)
  const details = toMap(wire.details)
  const externalReference = textOf(wire.external_reference) ?? textOf(details.id)
  if (!externalReference) return undefined
  return compact({
    reference: textOf(wire.reference),
    source: textOf(wire.source),
    external_reference: externalReference,
    name: firstOf(nameOf(wire.name), nameOf(toMap(details.snippet).title), externalReference),
    description: textOf(wire.description),
    image: imageOf(wire.image),
    duration: textOf(toMap(details.contentDetails).duration),
    published_at: textOf(toMap(details.snippet).publishedAt),
  })
}

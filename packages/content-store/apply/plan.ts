import { type StoredJson, toStoredJson } from '#records/json'
import { timesOf } from './dated-record'
import type { Part, Times } from './input'
import type { AnyInput, Kind, PartName, Parts, Row } from './kinds'

/** An input whose parts differ from the stored ones. `parts` has those that the input has. */
export type Planned = { input: AnyInput; parts: Parts; created_at: number; updated_at: number }

/** The input as it is to be written; null if the store has the same. `stored` are the hashes and times of its row. */
export function planInput(kind: Kind, input: AnyInput, stored: Row | undefined, now: Date): Planned | null {
  const { unchanged, changed } = timesOf(input, stored, now)
  const parts = makeParts(kind, input, unchanged)
  const times = toMilliseconds(unchanged)
  if (!stored) {
    // A part that does not exist, of a record that is not stored, such as the job of a 404.
    const exists = Object.values(parts).some((part) => part !== null)
    return exists ? { input, parts, ...times } : null
  }
  const isSame =
    times.created_at === stored.created_at &&
    times.updated_at === stored.updated_at &&
    Object.entries(parts).every(([name, part]) => (part?.hash ?? null) === stored[`${name}_hash`])
  if (isSame) return null
  return { input, parts: makeParts(kind, input, changed), ...toMilliseconds(changed) }
}

function makeParts(kind: Kind, input: AnyInput, times: Times): Parts {
  const parts: Parts = {}
  for (const name of kind.parts) {
    const part = partOf(input, name)
    if (part !== undefined) parts[name] = part && make(part, times)
  }
  return parts
}

function partOf(input: AnyInput, name: PartName): Part | null | undefined {
  return input[name]
}

function make(part: Part, times: Times): StoredJson {
  return toStoredJson(typeof part === 'function' ? part(times) : part)
}

function toMilliseconds({ created_at, updated_at }: Times) {
  return { created_at: Date.parse(created_at), updated_at: Date.parse(updated_at) }
}

/** The complete row of a planned input with the parts of its former row; null if no part is left. */
export function toRow(
  kind: Kind,
  { input, parts: own, ...times }: Planned,
  former: Row | undefined,
): Row | null {
  const parts: Parts = {}
  for (const name of kind.parts) {
    const given = own[name]
    parts[name] = given === undefined ? formerPart(former, name) : given
  }
  if (Object.values(parts).every((part) => part === null)) return null
  const columns = Object.entries(parts).flatMap(([name, part]) => [
    [name, part?.text ?? null],
    [`${name}_hash`, part?.hash ?? null],
  ])
  return {
    reference: input.reference,
    ...times,
    ...kind.columns(parts, input, former),
    ...Object.fromEntries(columns),
  }
}

function formerPart(former: Row | undefined, name: PartName): StoredJson | null {
  const text = former?.[name]
  return typeof text === 'string' ? toStoredJson(JSON.parse(text)) : null
}

import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { parisMidnight } from '#time'
import { textOf, toMap } from './value'

const months: readonly (readonly string[])[] = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
]

type Spoken = { day: string; time: string | null }

/** The day of a map of localized dates, `2027-01-04`; `undefined` when none of its texts is understood. */
export function dayOfSpoken(dates: unknown): string | undefined {
  return spokenOf(dates)?.day
}

/** The moment of a map of localized dates, which are in Paris time (field notes 1.1). */
export function momentOfSpoken(dates: unknown): string | undefined {
  const spoken = spokenOf(dates)
  if (!spoken) return undefined
  // The offset of midnight, wrong for some hours on the two days of the year when the clocks change.
  return parisMidnight(spoken.day).replace('00:00:00.000', `${spoken.time ?? '00:00'}:00.000`)
}

function spokenOf(dates: unknown): Spoken | undefined {
  const map = toMap(dates)
  for (const text of [map.en, map.fr, ...Object.values(map)]) {
    const spoken = parse(textOf(text) ?? '')
    if (spoken) return spoken
  }
  return undefined
}

function parse(text: string): Spoken | undefined {
  const pattern = /^(?:le |the )?(\d{1,2}) (\p{L}+) (\d{4})(?: (?:a|at) (\d{1,2})h(\d\d))?$/u
  const [, day, name, year, hour, minute] = pattern.exec(normalizeText(text)) ?? []
  const month = months.findIndex((names) => name !== undefined && names.includes(name)) + 1
  if (!day || !year || month === 0) return undefined
  const time = hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null
  return { day: `${year}-${`${month}`.padStart(2, '0')}-${day.padStart(2, '0')}`, time }
}

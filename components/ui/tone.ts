const tones = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5'] as const

/** A hash (FNV-1a): an integer of 32 bits, from 0. */
export function seedNumber(seed: string): number {
  let hash = 2_166_136_261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

/** The CSS class of a colour. The same seed has the same colour on every page. */
export function toneFor(seed: string): string {
  return tones[seedNumber(seed) % tones.length] ?? tones[0]
}

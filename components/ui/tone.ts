const tones = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5'] as const

/** A whole number from 0 that is always the same for the same text. */
export function seedNumber(seed: string): number {
  let hash = 2_166_136_261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

/** The class of the tone that stands for `seed`: things without a picture keep their colour on every page. */
export function toneFor(seed: string): string {
  return tones[seedNumber(seed) % tones.length] ?? tones[0]
}

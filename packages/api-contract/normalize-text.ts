/** Letters without a canonical decomposition that readers type without their stroke or as two letters. */
const replacements: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  '’': "'",
}

/**
 * A text for comparing and searching. Compatibility forms are decomposed (NFKD), accents and other non-spacing marks
 * are removed, upper case becomes lower case, `œ æ ø ł đ ß` become `oe ae o l d ss`, and `’` becomes `'`. All other
 * characters, spaces and punctuation included, stay.
 *
 * The search columns of the API's database hold its results: after a change of this function the content has to be
 * imported again.
 */
export function normalizeText(text: string): string {
  const withoutAccents = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return withoutAccents.replace(/[œæøłđß’]/g, (letter) => replacements[letter] ?? letter)
}

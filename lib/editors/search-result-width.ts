import widths from './glyph-widths.json'

/**
 * Pixels of a title and a description in a result of Google, after which they are cut. Google publishes no limits: these are
 * the lower ones of what is observed on wide screens and on phones, where a title has two lines.
 */
export const searchResultLimits = {
  desktop: { title: 580, description: 920 },
  phone: { title: 560, description: 680 },
} as const

/** Google sets results in Arial, with these sizes in pixels. */
const fontSizes = { title: 20, description: 14 }

const unitsPerEm = 2048
/** The width of a digit, for letters of which the table has no width. */
const ordinary = 1139

/** Glyph widths of Arimo, which has those of Arial, by character. `scripts/glyph-widths.test.ts -u` makes the table. */
const units = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
)

/** The width in pixels of a title of one line in a search result. Kerning is left out: it changes less than one percent. */
export function titleWidth(text: string): number {
  return widthOf(text, fontSizes.title)
}

/** The same for a description, with all its lines after one another. */
export function descriptionWidth(text: string): number {
  return widthOf(text, fontSizes.description)
}

function widthOf(text: string, fontSize: number): number {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  let sum = 0
  for (const character of line) sum += unitsOf(character)
  return Math.round((sum * fontSize) / unitsPerEm)
}

function unitsOf(character: string): number {
  const known = units.get(character) ?? units.get(character.normalize('NFD').slice(0, 1))
  if (known !== undefined) return known
  if (/[\p{M}\p{C}]/u.test(character)) return 0
  return isWide(character) ? unitsPerEm : ordinary
}

/** Characters in a square, such as those of Chinese, and emoji. */
function isWide(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u.test(
    character,
  )
}

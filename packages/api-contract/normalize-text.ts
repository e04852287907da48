import { withoutInvisible } from './invisible'

/**
 * Letters without a decomposition that readers type as other ones, each group after its replacement: Latin letters with strokes and
 * hooks, final forms, Cyrillic letters of other languages than Russian, the spellings of one Arabic letter, the nukta and the candrabindu
 * of Devanagari, small kana, the old forms of characters in Japanese names, apostrophes and hyphens.
 */
const spellings: readonly (readonly [replacement: string, letters: string])[] = [
  ['a', 'ɑ'],
  ['ae', 'æ'],
  ['b', 'ƀɓ'],
  ['c', 'ƈȼ'],
  ['d', 'đðɖɗ'],
  ['e', 'əɛǝɇ'],
  ['f', 'ƒ'],
  ['g', 'ɠɣǥ'],
  ['h', 'ħ'],
  ['i', 'ıɨɩ'],
  ['j', 'ɉȷ'],
  ['k', 'ĸƙ'],
  ['l', 'łƚɫ'],
  ['n', 'ŋɲƞ'],
  ['o', 'øɔɵ'],
  ['oe', 'œ'],
  ['p', 'ƥ'],
  ['r', 'ɍ'],
  ['ss', 'ß'],
  ['t', 'ŧƭʈ'],
  ['th', 'þ'],
  ['u', 'ʉ'],
  ['v', 'ʋ'],
  ['y', 'ƴɏ'],
  ['z', 'ƶ'],
  ['σ', 'ς'],
  ['а', 'ә'],
  ['г', 'ґғ'],
  ['ж', 'җ'],
  ['з', 'ҙ'],
  ['к', 'қҡ'],
  ['н', 'ң'],
  ['о', 'ө'],
  ['с', 'ҫ'],
  ['у', 'үұ'],
  ['х', 'һҳ'],
  ['ч', 'ҷ'],
  ['כ', 'ך'],
  ['מ', 'ם'],
  ['נ', 'ן'],
  ['פ', 'ף'],
  ['צ', 'ץ'],
  ['ا', 'ٱ'],
  ['ه', 'ةہەھ'],
  ['ي', 'ىی'],
  ['ك', 'ک'],
  ['', 'ـ\u093c'],
  ['\u0902', '\u0901'],
  ['ア', 'ァ'],
  ['イ', 'ィ'],
  ['ウ', 'ゥ'],
  ['エ', 'ェ'],
  ['オ', 'ォ'],
  ['ツ', 'ッ'],
  ['ヤ', 'ャ'],
  ['ユ', 'ュ'],
  ['ヨ', 'ョ'],
  ['ワ', 'ヮ'],
  ['ケ', 'ヶ'],
  ['国', '國'],
  ['富', '冨'],
  ['島', '嶋嶌'],
  ['崎', '﨑嵜'],
  ['広', '廣'],
  ['徳', '德'],
  ['恵', '惠'],
  ['斉', '齊'],
  ['斎', '齋'],
  ['栄', '榮'],
  ['桜', '櫻'],
  ['沢', '澤'],
  ['浜', '濱濵'],
  ['瀬', '瀨'],
  ['吉', '𠮷'],
  ['真', '眞'],
  ['辺', '邊邉'],
  ['高', '髙'],
  ["'", '’‘‛`′ʼʻʹꞌ՚׳'],
  ['-', '‐‑‒–—―−־'],
]

const replacements = new Map(
  spellings.flatMap(([replacement, letters]) => [...letters].map((letter) => [letter, replacement] as const)),
)

const replaced = new RegExp(`[${[...replacements.keys()].join('')}]`, 'gu')

/** A nasal before another consonant, which Hindi writes as a dot too: `हिन्दी` and `हिंदी`. */
const nasal = /[ङञणनम]\u094d/g

/** Marks that readers leave out when they type: accents of alphabets, Hebrew points, Arabic vowels. Not the voicing marks of kana. */
const accents =
  /(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}])\p{Mn}/gu

/**
 * A text for comparing and searching. Characters that nobody sees are left out. Compatibility forms are decomposed (NFKD), and
 * composed again without accents, Hebrew points and Arabic vowels; the marks of other scripts are parts of words and stay. Upper case
 * becomes lower case, digits of all scripts become `0` to `9`, and letters that readers type as others become these: `ı œ ø ß` are
 * `i oe o ss`. All other characters, spaces and punctuation included, stay. The result is the same for its own result.
 *
 * The search columns of the API's database hold its results: after a change of this function the content has to be
 * imported again.
 */
export function normalizeText(text: string): string {
  // Most texts need nothing else, and the other steps take ten times as long.
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase()
  return withoutInvisible(text)
    .replace(/[ŀĿ´]|l·(?=l)/gi, (found) => (found === '´' ? "'" : 'l'))
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(replaced, (letter) => replacements.get(letter) ?? '')
    .replace(nasal, '\u0902')
    .replace(/(?![0-9])\p{Nd}/gu, toDigit)
    .normalize('NFC')
}

/** The digits of a script are ten characters in a row, the zero first. Some scripts have several such rows without a gap. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

import { normalizeText } from '@vitrine/api-contract/normalize-text'
import { applications, phrases, pools } from './spontaneous-words'

const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Words around such names: an invitation, and what a name says of the applicants. */
const fillers = new Set(
  words(
    `join our the your us send submit make an a to with of rejoignez rejoindre notre nos le la les votre envoyez déposez un une
    werde teil unseres unserem tritt bei sende uns deine ihre únete unirse nuestra nuestro envía tu junte se nossa nosso sua
    unisciti alla nostra al nostro word deel van onze ons stuur je bliv del af vores bli en vår h f x m w d d i mwd mwx fmd hf hfx
    mfd mfx all genders any gender m k n n kn v e o g dabei gefunden cdi cdd stage alternance jetzt now envoyez nous faites
    schicken sie invia la tua stuur ons haz deja welcome willkommen bienvenue bienvenues bienvenidas`,
  ),
)

/** What can follow such a name: where, for what and for whom. */
const connectors = new Set(
  words(
    'in at for as with to by from chez à au aux en pour bei für als im di per presso bij voor na do för till',
  ),
)

const phraseKeys = phrases.map(toKey)
const applicationKeys = new Set(applications.map(toKey))
const poolKeys = new Set(pools.map(toKey))
const spacedPhrases = new Set(phraseKeys.filter((key) => !unspaced.test(key)))

const maxWords = Math.max(
  ...[...spacedPhrases, ...applicationKeys, ...poolKeys].map((key) => key.split(' ').length),
)

/** Chinese, Japanese and Korean have no spaces between words. */
const unspacedPhrase = new RegExp(phraseKeys.filter((key) => unspaced.test(key)).join('|'), 'g')

const anyName = new RegExp([...phraseKeys, ...applicationKeys, ...poolKeys].join('|'))

/** Words beside such phrases: apply, recruiting, registration, welcome, send a résumé. */
const unspacedFillers = /募集|採用|登録|応募|歓迎|欢迎|投递|简历|应聘|招聘|등록|지원|모집|채용|に|の|へ|を/g

/**
 * Whether a name is that of an entry for unsolicited applications, in any language: as the whole name, or as one of its parts
 * between separators. Job titles such as `Open Application Security Engineer` and `Talent Pool Manager` are none. `own` are the names
 * of the organization and of its places, which can be parts of the name or stand in them.
 */
export function isSpontaneousName(name: string, own: readonly string[] = []): boolean {
  // Most names have none of the words, and the comparison of their parts takes ten times as long.
  if (!anyName.test(toKey(withoutEndings(name)))) return false
  const without = own.reduce((text, part) => (part === '' ? text : text.replaceAll(part, ' | ')), name)
  const ownKeys = new Set(own.map(toKey))
  return saysSpontaneous(name, ownKeys) || (without !== name && saysSpontaneous(without, ownKeys))
}

function saysSpontaneous(name: string, own: ReadonlySet<string>): boolean {
  const all = withoutEndings(name)
    .split(/[()[\]{}【】「」|:;,/•·–—!?.…]|\s-\s|\s-|-\s/)
    .map(toKey)
  const parts = all.filter((key) => !own.has(key) && key.split(' ').some((word) => !isFiller(word)))
  const [first = '', ...others] = parts.filter((key) => key !== '')
  if (isWhole(first, applicationKeys) || (others.length === 0 && isWhole(first, poolKeys))) return true
  return parts.some((key) => startsWith(key, spacedPhrases).length > 0 || isUnspacedPhrase(key))
}

/** Without the endings of other genders: `Initiativbewerber(in)`. */
function withoutEndings(name: string): string {
  return name.normalize('NFKC').replace(/(?<=\p{L})\(\p{L}{1,3}\)/gu, '')
}

function isUnspacedPhrase(key: string): boolean {
  const rest = key.replace(unspacedPhrase, ' ')
  return rest !== key && toWords(rest.replace(unspacedFillers, ' ')).every((word) => isFiller(word))
}

/** Whether a part is one of the names, with words around it that say nothing, or that begin to say for what. */
function isWhole(key: string, names: ReadonlySet<string>): boolean {
  return startsWith(key, names).some(
    (after) => after.every((word) => isFiller(word)) || connectors.has(after[0] ?? ''),
  )
}

/** Also a year. */
function isFiller(word: string): boolean {
  return fillers.has(word) || /^\d+$/.test(word)
}

/** The words after each name with which a part starts. */
function startsWith(key: string, names: ReadonlySet<string>): string[][] {
  const all = key.split(' ')
  const starts = all.findIndex((word) => !isFiller(word))
  // A word of a name can be a filler too: `no` in Portuguese.
  return all
    .slice(0, Math.max(starts, 0) + 1)
    .flatMap((_, start) =>
      Array.from({ length: maxWords }, (_, index) => start + index + 1).flatMap((end) =>
        names.has(all.slice(start, end).join(' ')) ? [all.slice(end)] : [],
      ),
    )
}

function words(text: string): string[] {
  return toWords(toKey(text))
}

function toWords(key: string): string[] {
  return key.split(' ').filter((word) => word !== '')
}

/** Words without case, accents and punctuation, joined by one space each. */
function toKey(text: string): string {
  return normalizeText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

import { escapeWords, unescapeHtml } from './html-lines'

/** Elements that show something without words, where one of their attributes names it. Sanitizers remove other media. */
const media =
  /^<(?:amp-img|audio|embed|iframe|img|oembed|source|video)\s[^<>]*?(?:[\s-](?:src|srcset|url)\s*=\s*(?:["']\s*)?(?!data:|about:)[^\s"'>]|=\s*["']?(?:https?:)?\/\/)/i

/** Elements of which a page shows nothing, with their content. `noscript` is read: it can hold the only picture. */
const hidden = /^<(script|style|template|textarea|title|svg|math|xmp|noembed|noframes)(?![^\s/>])/i

const invisibleReferences = new Set(
  [
    ...['nbsp', 'nonbreakingspace', 'shy', 'zwnj', 'zwj', 'lrm', 'rlm', 'ensp', 'emsp', 'emsp13', 'emsp14'],
    ...['thinsp', 'thinspace', 'hairsp', 'verythinspace', 'numsp', 'puncsp', 'mediumspace', 'zerowidthspace'],
    ...['negativemediumspace', 'negativethickspace', 'negativethinspace', 'negativeverythinspace', 'nobreak'],
    ...['tab', 'newline', 'af', 'applyfunction', 'it', 'invisibletimes', 'ic', 'invisiblecomma'],
  ].map((name) => `&${name}`),
)

/** Of most texts: the check below takes longer than reading such a text. */
const startsWithWord = /^<(?:p|h[2-4]|[ou]l>\s*<li|div)>[A-Za-z]/

/** The characters of Markdown that are no words, and those that nobody sees. */
const ignored = /[<>=|~^`\u2800\ufffc\p{Default_Ignorable_Code_Point}]/u

/** A letter, a number or a symbol, the start of a tag or a comment, or a character reference. */
const token = /<!--|<[/!?a-zA-Z][^<>]*>?|&(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z\d]+);?|[\p{L}\p{N}\p{S}]/gu

/**
 * Whether a text in Markdown or HTML shows nothing: it has no visible letter, number or symbol, and no image, video or frame. Takes
 * linear time and stops at the first word.
 */
export function isUnset(text: string): boolean {
  if (startsWithWord.test(text)) return false
  const source = unescapeHtml(text)
  token.lastIndex = 0
  for (let found = token.exec(source); found !== null; found = token.exec(source)) {
    const [part] = found
    if (part === '<!--') token.lastIndex = after(source, '-->', token.lastIndex)
    else if (part.startsWith('<') && part.length > 1) {
      if (media.test(part)) return false
      const name = hidden.exec(part)?.[1]
      if (name) token.lastIndex = afterElement(source, name, token.lastIndex)
    } else if (isSeen(part)) return false
  }
  return escapeWords(source) === source
}

function isSeen(part: string): boolean {
  if (!part.startsWith('&')) return !ignored.test(part)
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));?$/i.exec(part) ?? []
  if (hex === undefined && decimal === undefined)
    return !invisibleReferences.has(part.replace(';', '').toLowerCase())
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return (
    code <= 0x10ffff &&
    /[\p{L}\p{N}\p{S}]/u.test(String.fromCodePoint(code)) &&
    !ignored.test(String.fromCodePoint(code))
  )
}

/** The place after an end, or the end of the text: a browser reads what is not closed to its end. */
function after(text: string, end: string, from: number): number {
  const place = text.indexOf(end, from)
  return place < 0 ? text.length : place + end.length
}

function afterElement(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?![^\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(text) ? end.lastIndex : text.length
}

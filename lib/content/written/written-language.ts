import type { Code, Construct, Extension, State } from 'micromark-util-types'
import type { Processor } from 'unified'

/** The names of the extension of GitHub, which makes links of them. */
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink'
    literalAutolinkHttp: 'literalAutolinkHttp'
    literalAutolinkWww: 'literalAutolinkWww'
  }
}

/** Scripts with spaces between words. In others emphasis begins and ends within what looks like a word. */
const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u

/**
 * An asterisk between letters or digits is no emphasis: `5*3*2`, `Kolleg*innen und Kund*innen`, `(m/w/*)`. CommonMark has this
 * rule for underscores.
 */
const starInWord: Construct = {
  name: 'starInWord',
  tokenize(effects, ok, nok) {
    const before = toCharacter(this.previous)
    const after: State = (code) => {
      const isInWord = word.test(before) && word.test(toCharacter(code))
      if (!isInWord && !(/[(/|]/.test(before) && code === 41)) return nok(code)
      effects.exit('data')
      return ok(code)
    }
    return (code) => {
      effects.enter('data')
      effects.consume(code)
      return after
    }
  },
}

/** Punctuation and full-width characters that no URL has: they end it without a space. */
const urlEnd =
  /[\u00ab\u00bb\u060c\u061b\u061f\u06d4\u0964\u0965\u0e5a\u0e5b\u0f0d-\u0f11\u104a\u104b\u17d4-\u17d6\u201c-\u201e\u2026\u2039\u203a\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff9f]/
const unspaced =
  /(?=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}])[\p{L}\p{M}\p{N}]/u
const hiragana = /\p{Script=Hiragana}/u

/**
 * Whether a URL ends before a character. A letter of a script without spaces belongs to the URL where it follows a separator, as
 * in `/wiki/日本`. A particle does not.
 */
function endsBefore(url: string, character: string): boolean {
  if (!unspaced.test(character)) return urlEnd.test(character)
  const last = url.at(-1) ?? ''
  return /[A-Za-z\d]/.test(last) || (hiragana.test(character) && !unspaced.test(last))
}

/** Characters of a URL that are read ahead. */
const maxUrl = 2_048
const urlStart = /^(?:https?:\/\/|www\.)[^\s/?#]+\.[^\s/?#.]{2,}/i

/** A URL in a text that goes on without a space after it. The rule of GitHub takes everything up to a space. */
const urlInText: Construct = {
  name: 'urlInText',
  tokenize(effects, ok, nok) {
    const { events, previous } = this
    let length = 0
    const reader: Construct = {
      partial: true,
      tokenize(ahead, found, notFound) {
        let url = ''
        const read: State = (code) => {
          const character = toCharacter(code)
          if (endsBefore(url, character)) {
            length = toUrl(url).length
            if (length === 0) return notFound(code)
            ahead.exit('data')
            return found(code)
          }
          url += character
          const isUrl = url.length > 8 || /^(?:h|ht|htt|https?:?\/?\/?|w|ww|www\.?)/i.test(url)
          if (!isUrl || /^$|[\s<]/.test(character) || url.length > maxUrl) return notFound(code)
          ahead.consume(code)
          return read
        }
        return (code) => {
          ahead.enter('data')
          return read(code)
        }
      },
    }
    const consume: State = (code) => {
      if (length === 0) {
        effects.exit(kind)
        effects.exit('literalAutolink')
        return ok(code)
      }
      length -= 1
      effects.consume(code)
      return consume
    }
    let kind: 'literalAutolinkHttp' | 'literalAutolinkWww' = 'literalAutolinkHttp'
    const start: State = (code) => {
      // The text of a link has no links.
      if (events.some(([, token]) => /^label(?:Link|Image)$/.test(token.type) && !token._balanced))
        return nok(code)
      if (code === 87 || code === 119) kind = 'literalAutolinkWww'
      effects.enter('literalAutolink')
      effects.enter(kind)
      return consume(code)
    }
    return (code) =>
      /[A-Za-z\d]/.test(toCharacter(previous)) ? nok(code) : effects.check(reader, start, nok)(code)
  },
}

/** Without the punctuation of the sentence. Empty for what is no URL. */
function toUrl(text: string): string {
  const inner = text.includes('(') ? text : text.replace(/\).*$/, '')
  const url = inner.replace(/(?<![.,;:!?'"*_~])[.,;:!?'"*_~]+$/, '')
  return urlStart.test(url) ? url : ''
}

function toCharacter(code: Code): string {
  return code === null || code < 0 ? '' : String.fromCharCode(code)
}

const extension: Extension = {
  text: { 42: starInWord, 72: urlInText, 87: urlInText, 104: urlInText, 119: urlInText },
  // A paragraph that begins with spaces or a tab is no code: code has a fence.
  disable: { null: ['codeIndented'] },
}

/** A unified plugin: what GitHub and CommonMark read in ordinary sentences although their authors do not mean it is text. */
export function writtenLanguage(this: Processor): void {
  const data: { micromarkExtensions?: Extension[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push(extension)
}

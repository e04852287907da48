/** Sequences that colour the text of a terminal, move its cursor, set its title or make a link. */
const escapeSequences =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /(?:\x1b\[|\x9b)[0-?]{0,50}[ -/]{0,5}[@-~]|\x1b\][^\x07\x1b]{0,2000}\x07?/g

/** Control characters, line breaks, unpaired surrogates, and characters that change the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

const shortLength = 80

export type Printable = {
  /** A text that can be printed: on one line, without the token and without characters that change a terminal. */
  clean: (text: string) => string
  /** A value of the API: the same, cut to 80 characters, and for lists and objects only their kind. */
  show: (value: unknown) => string
}

/** What the command prints passes through these functions, because an API can send any text, its own token included. */
export function createPrintable(token: string | null): Printable {
  const clean = (text: string) => {
    const known = token === null ? text : text.replaceAll(token, '(the token)')
    const plain = known.replace(escapeSequences, '').replace(unprintable, ' ').trim()
    // Characters that were removed can have been in the middle of the token.
    return token === null ? plain : plain.replaceAll(token, '(the token)')
  }
  const show = (value: unknown) => {
    // Longer than the token, so that the cut leaves no part of it.
    if (typeof value === 'string') return cut(clean(value.slice(0, 20_000)))
    if (Array.isArray(value)) return `a list of ${value.length}`
    return typeof value === 'object' && value !== null ? 'an object' : String(value)
  }
  return { clean, show }
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > shortLength ? `${characters.slice(0, shortLength - 1).join('')}…` : text
}

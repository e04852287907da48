/** The kinds of content, by the number that pieces and failures have. */
export const kinds: Readonly<Record<number, string>> = {
  0: 'ordinary content',
  1: 'a style that revokes an element',
  2: 'blocks outside the allow-list',
  3: 'markup without words',
  4: 'path words that are no ids',
  5: 'parameters of players',
  6: 'characters that extensions of Markdown read',
  7: 'Chinese, Japanese and Korean',
  8: 'amounts',
  9: 'codes',
  10: 'contact and addresses',
  11: 'characters that nobody sees',
  12: 'letters without decomposition',
  13: 'links to own headings',
  14: 'indented HTML',
  15: 'plain text in HTML fields',
  16: 'regional languages',
  17: 'direction',
  18: 'long names',
  19: 'Open Graph images',
  20: 'pictures behind scripts',
  21: 'places that are none',
  22: 'unsolicited applications',
  23: 'words, not markup',
  25: 'languages of records',
}

/** A part of a text, and what its readers must get. */
export type Piece = {
  /** A key of `kinds`. */
  row: number
  source: string
  /** The words in order. `\n` is before a word that begins a line, and `*` stands for words that the site adds. */
  words: string
  /** Which words are strong, emphasized or deleted, such as `strong Nobody`. Other markup of words is wrong. */
  marks?: readonly string[]
  /** The targets of the links: absolute, a path of the site, or `#` for any heading of the text. */
  links?: readonly string[]
  /** What addresses in the piece contain: those of pictures and players. */
  contains?: readonly string[]
  /** What no address contains. */
  lacks?: readonly string[]
}

import type { Random } from '@/e2e/faults/random'
import { fragmentPieces, linkPieces } from './pools/links'
import { markupPieces } from './pools/markup'
import { mediaPieces } from './pools/media'
import type { Piece } from './pools/piece'
import { markdownPieces, ordinaryHtml, plainPieces } from './pools/typography'

/** A text of a record between two words that no other text has. */
export type Text = {
  id: string
  /** The kind of the text as a whole. */
  row: number
  source: string
  pieces: readonly Piece[]
}

export const beginOf = (id: string) => `qb${id}`
export const endOf = (id: string) => `qe${id}`

const styles = {
  markdown: (parts: readonly string[]) => parts.join('\n\n'),
  html: (parts: readonly string[]) => parts.join('\n'),
  /** Row 14: the editor of a page indents its elements, after empty lines. */
  builder: (parts: readonly string[]) =>
    `<div class="row">\n\n${parts.map((part) => `    ${part}\n\n`).join('')}</div>`,
  plain: (parts: readonly string[]) => parts.join('\n'),
}
export type Style = keyof typeof styles

const rows: Readonly<Record<Style, number>> = { markdown: 0, html: 0, builder: 14, plain: 15 }

/** A text of a style. With `hasMedia` it can have pictures and players, with `hasIds` a heading with an id. */
export function makeText(
  random: Random,
  id: string,
  style: Style,
  { hasMedia, hasIds }: { hasMedia: boolean; hasIds: boolean },
): Text {
  const pieces = choosePieces(random, style, hasMedia, hasIds)
  const mark = (word: string) => (style === 'plain' || style === 'markdown' ? word : `<p>${word}</p>`)
  const parts = [mark(beginOf(id)), ...pieces.map(({ source }) => source), mark(endOf(id))]
  return { id, row: rows[style], source: styles[style](parts), pieces }
}

function choosePieces(random: Random, style: Style, hasMedia: boolean, hasIds: boolean): Piece[] {
  const some = (pool: readonly Piece[], count: number) => random.shuffle(pool).slice(0, count)
  if (style === 'plain') return some(plainPieces, 2)
  const special = [
    ...some(markupPieces, 2),
    ...some(linkPieces, 1),
    ...(hasIds && random.next() < 0.3 ? some(fragmentPieces, 1) : []),
    ...(hasMedia && random.next() < 0.5 ? some(mediaPieces, 1) : []),
  ]
  const own = style === 'markdown' ? markdownPieces : ordinaryHtml
  return random.shuffle([...special, ...some(own, style === 'markdown' ? 4 : 2)])
}

import type { Font } from 'fontkit'

/** The fonts of one family. The first font that has a character is used for it. */
export type Face = readonly Font[]

export type TextStyle = {
  face: Face
  /** Pixels. */
  size: number
  /** Space between letters, as a share of the size. */
  spacing?: number
  /** Line height, as a share of the size. */
  leading: number
}

/** A text as lines that fit their box. */
export type SetText = { lines: readonly string[]; style: TextStyle }

/**
 * The text in characters that the fonts have. A missing character is decomposed (NFKD); what is still missing, such as
 * emoji, is removed. Null if that would remove a letter or digit, or leave no text.
 */
export function toDrawable(text: string, face: Face): string | null {
  const characters = [...text.normalize('NFC').replace(/\s/g, toSpace)]
  const drawn = characters.map((character) => toKnown(character, face))
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  const isLost = characters.some((character, index) => isLetter(character) && drawn[index] === '')
  const whole = drawn.join('').replace(/ +/g, ' ').trim()
  return whole === '' || isLost ? null : whole
}

/** Keeps non-breaking spaces, which French has before punctuation marks. */
function toSpace(space: string): string {
  return space === '\u00a0' || space === '\u202f' ? '\u00a0' : ' '
}

function toKnown(character: string, face: Face): string {
  if (fontOf(character, face)) return character
  return [...character.normalize('NFKD')].filter((part) => fontOf(part, face)).join('')
}

function fontOf(character: string, face: Face): Font | undefined {
  const code = character.codePointAt(0) ?? 0
  return face.find((font) => font.hasGlyphForCodePoint(code))
}

/** In pixels. */
function widthOf(line: string, style: TextStyle): number {
  return placeGlyphs(line, style).width
}

/** The text in the first style in which it fits the box (in pixels), else truncated with an ellipsis in the last style. */
export function fitText(
  text: string,
  styles: readonly TextStyle[],
  maxWidth: number,
  maxHeight: number,
): SetText {
  for (const style of styles) {
    const lines = wrap(text, style, maxWidth)
    if (heightOf({ lines, style }) <= maxHeight)
      return { lines: balance(text, lines, style, maxWidth), style }
  }
  const style = styles.at(-1)
  if (!style) throw new Error('A text needs a style')
  const lines = wrap(text, style, maxWidth)
  const maxLines = Math.max(1, Math.floor(maxHeight / (style.size * style.leading)))
  const last = lines.slice(maxLines - 1).join(' ')
  return { lines: [...lines.slice(0, maxLines - 1), cut(last, style, maxWidth)], style }
}

/** In pixels, from the top of the first line to the bottom of the last. */
export function heightOf({ lines, style }: SetText): number {
  return lines.length * style.size * style.leading
}

function wrap(text: string, style: TextStyle, maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((part) => breakWord(part, style, maxWidth))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, style) > maxWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, style: TextStyle, maxWidth: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, style) > maxWidth) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

/** The same number of lines, with more equal widths. */
function balance(text: string, lines: string[], style: TextStyle, maxWidth: number): string[] {
  let best = lines
  for (let width = maxWidth - 20; width > maxWidth / 2; width -= 20) {
    const narrower = wrap(text, style, width)
    if (narrower.length > lines.length) return best
    best = narrower
  }
  return best
}

/** Truncates after a word, or within it if it is the only one. */
function cut(text: string, style: TextStyle, maxWidth: number): string {
  const [first = '', ...others] = text.split(' ')
  const words = [first, ...others]
  const parts = widthOf(`${first}…`, style) <= maxWidth ? words : [...first]
  const glue = parts === words ? ' ' : ''
  for (let count = parts.length; count > 0; count -= 1) {
    const line = `${parts
      .slice(0, count)
      .join(glue)
      .replace(/[\s,;:.–—-]+$/u, '')}…`
    if (widthOf(line, style) <= maxWidth) return line
  }
  return '…'
}

/** The glyph outlines of a line as SVG path data; its baseline begins at `x`, `y`. */
export function outline(line: string, style: TextStyle, x: number, y: number): string {
  return placeGlyphs(line, style)
    .glyphs.map(({ commands, scale, offset }) =>
      commands
        .map(({ command, args }) => {
          const points = args.map((value, index) =>
            index % 2 === 0 ? x + offset + value * scale : y - value * scale,
          )
          return letters[command] + points.map((value) => value.toFixed(1)).join(' ')
        })
        .join(''),
    )
    .join('')
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

type Command = { command: keyof typeof letters; args: readonly number[] }
type PlacedGlyph = { commands: readonly Command[]; scale: number; offset: number }

function placeGlyphs(line: string, { face, size, spacing = 0 }: TextStyle) {
  const glyphs: PlacedGlyph[] = []
  let width = 0
  for (const { font, text } of toRuns(line, face)) {
    const scale = size / font.unitsPerEm
    const run = font.layout(text)
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index]
      const offset = width + (position?.xOffset ?? 0) * scale
      glyphs.push({ commands: glyph.path.commands, scale, offset })
      width += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing * size
    })
  }
  return { glyphs, width }
}

/** Groups adjacent characters of the same font: kerning applies within a group. */
function toRuns(line: string, face: Face): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of line) {
    const font = fontOf(character, face)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

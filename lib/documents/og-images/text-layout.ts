import type { Font } from 'fontkit'

/** The fonts of one family: the first that has a character draws it. */
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

/** Lines of text set in a style, none wider than they were to be. */
export type SetText = { lines: readonly string[]; style: TextStyle }

/**
 * The text in characters that the face can draw: what it lacks is taken apart into what it has, or left out, as emoji
 * are. Null where that would lose a letter: no text is better than its remains.
 */
export function toDrawable(text: string, face: Face): string | null {
  const characters = [...text.normalize('NFC').replace(/\s/g, toSpace)]
  const drawn = characters.map((character) => toKnown(character, face))
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  const isLost = characters.some((character, index) => isLetter(character) && drawn[index] === '')
  const whole = drawn.join('').replace(/ +/g, ' ').trim()
  return whole === '' || isLost ? null : whole
}

/** The spaces that hold words together stay what they are: French sets them before its marks. */
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

/** Pixels from the start of a line to its end. */
function widthOf(line: string, style: TextStyle): number {
  return placeGlyphs(line, style).width
}

/** The text in the first style in which it fits the box (pixels); in the last one it is cut, with an ellipsis. */
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

/** Pixels from the top of the first line to the end of the last. */
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

/** A word wider than a line, in pieces that are not. */
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

/** As many lines, of more equal length. */
function balance(text: string, lines: string[], style: TextStyle, maxWidth: number): string[] {
  let best = lines
  for (let width = maxWidth - 20; width > maxWidth / 2; width -= 20) {
    const narrower = wrap(text, style, width)
    if (narrower.length > lines.length) return best
    best = narrower
  }
  return best
}

/** After a word if there are several, else within it. */
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

/** A line as the outlines of its glyphs, standing on its baseline at `x`, `y`: the data of an SVG path. */
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

/** Neighbouring characters of one font are laid out together, for their kerning. */
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

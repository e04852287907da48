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

/** More characters than an image has room for. */
const maxCharacters = 500

/**
 * The start of the text in characters that the fonts have. A missing character is decomposed (NFKD); what is still
 * missing, such as emoji, is removed. Null if that would remove a letter or digit, or leave no text.
 */
export function toDrawable(text: string, face: Face): string | null {
  const start = [...text.slice(0, 2 * maxCharacters)].slice(0, maxCharacters).join('')
  const characters = [...start.normalize('NFC').replace(/\s/g, toSpace)]
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

/** The width of a part of a line in pixels. */
type Measure = (part: string) => number

/**
 * The layout of a word takes much longer than a look-up, and each word is measured for several line widths. The width of
 * a line is the sum of those of its parts; kerning between them is ignored.
 */
function createMeasure(style: TextStyle): Measure {
  const widths = new Map<string, number>()
  return (part) => {
    const width = widths.get(part) ?? placeGlyphs(part, style).width
    widths.set(part, width)
    return width
  }
}

/** The text in the first style in which it fits the box (in pixels), else truncated with an ellipsis in the last style. */
export function fitText(
  text: string,
  styles: readonly TextStyle[],
  maxWidth: number,
  maxHeight: number,
): SetText {
  for (const style of styles) {
    const measure = createMeasure(style)
    const lines = wrap(text, measure, maxWidth)
    if (heightOf({ lines, style }) <= maxHeight)
      return { lines: balance(text, lines, measure, maxWidth), style }
  }
  const style = styles.at(-1)
  if (!style) throw new Error('A text needs a style')
  const measure = createMeasure(style)
  const lines = wrap(text, measure, maxWidth)
  const maxLines = Math.max(1, Math.floor(maxHeight / (style.size * style.leading)))
  const last = lines.slice(maxLines - 1).join(' ')
  return { lines: [...lines.slice(0, maxLines - 1), cut(last, measure, maxWidth)], style }
}

/** In pixels, from the top of the first line to the bottom of the last. */
export function heightOf({ lines, style }: SetText): number {
  return lines.length * style.size * style.leading
}

function wrap(text: string, measure: Measure, maxWidth: number): string[] {
  const words = text.split(' ').flatMap((word) => breakWord(word, measure, maxWidth))
  return fillLines(words, ' ', measure, maxWidth)
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, measure: Measure, maxWidth: number): string[] {
  return measure(word) <= maxWidth ? [word] : fillLines([...word], '', measure, maxWidth)
}

/** Joins parts to lines. A part that is wider than a line has a line of its own. */
function fillLines(parts: readonly string[], glue: string, measure: Measure, maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const part of parts) {
    const wider = width + measure(glue) + measure(part)
    if (line !== '' && wider > maxWidth) lines.push(line)
    const startsLine = line === '' || wider > maxWidth
    line = startsLine ? part : line + glue + part
    width = startsLine ? measure(part) : wider
  }
  return [...lines, line]
}

/** The same number of lines, with more equal widths. */
function balance(text: string, lines: string[], measure: Measure, maxWidth: number): string[] {
  let best = lines
  for (let width = maxWidth - 20; width > maxWidth / 2; width -= 20) {
    const narrower = wrap(text, measure, width)
    if (narrower.length > lines.length) return best
    best = narrower
  }
  return best
}

/** Truncates after a word, or within it if it is the only one. */
function cut(text: string, measure: Measure, maxWidth: number): string {
  const room = maxWidth - measure('…')
  const [first = '', ...others] = text.split(' ')
  const isWide = measure(first) > room
  const [start = ''] = isWide
    ? fillLines([...first], '', measure, room)
    : fillLines([first, ...others], ' ', measure, room)
  return `${start.replace(/[\s,;:.–—-]+$/u, '')}…`
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

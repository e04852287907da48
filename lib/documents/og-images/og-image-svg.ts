import { openGraphImageSize } from '@/lib/seo/metadata'
import {
  type Face,
  fitText,
  heightOf,
  outline,
  type SetText,
  type TextStyle,
  toDrawable,
} from './text-layout'

export type OpenGraphText = {
  siteName: string
  /** The colour of the label and of the mark. */
  accent: string
  /** A site with a logo of its own has no mark. */
  hasMark: boolean
  /** The kind of page, above the title. */
  label: string
  title: string
  /** Below the title; the first of them is emphasized. */
  facts: readonly string[]
  /** Selects the colours: equal seeds have equal colours. */
  seed: string
}

/** The font families of the site: the serif for titles, the grotesque for everything else. */
export type OpenGraphFonts = { story: Face; fact: Face }

/** The colours of the light theme in components/ui/colors.css. @internal */
export const openGraphColors = {
  paper: '#fcfcfa',
  ink: '#16201c',
  muted: '#536059',
  accent: '#0c5a49',
  'tone-1': '#d8e8e0',
  'tone-1-mark': '#a6ccbc',
  'tone-2': '#ebe4d4',
  'tone-2-mark': '#d2c29d',
  'tone-3': '#dde3ef',
  'tone-3-mark': '#b2bfde',
  'tone-4': '#f0ddd5',
  'tone-4-mark': '#deb4a3',
  'tone-5': '#e4e7d5',
  'tone-5-mark': '#c0c99c',
} as const

const tones = [
  [openGraphColors['tone-1'], openGraphColors['tone-1-mark']],
  [openGraphColors['tone-2'], openGraphColors['tone-2-mark']],
  [openGraphColors['tone-3'], openGraphColors['tone-3-mark']],
  [openGraphColors['tone-4'], openGraphColors['tone-4-mark']],
  [openGraphColors['tone-5'], openGraphColors['tone-5-mark']],
] as const

const margin = 72
const textWidth = 740
const storyTop = 136
const storyHeight = 372
const factGap = 22
const factHeight = 45

/**
 * The image as SVG. Text is converted to outlines, so the renderer needs no fonts. A text with letters that the fonts do
 * not have is omitted; the next fact, or else the site's name, then replaces the title.
 */
export function openGraphSvg(image: OpenGraphText, fonts: OpenGraphFonts): string {
  const drawable = [image.title, ...image.facts].filter((text) => toDrawable(text, fonts.story) !== null)
  const [title = image.siteName, ...others] = drawable
  const label = setLine(image.label, { face: fonts.fact, size: 28, leading: 1 }, textWidth)
  const name = setLine(
    image.siteName,
    { face: fonts.fact, size: 34, spacing: -0.02, leading: 1 },
    textWidth - 60,
  )
  const facts = others.flatMap(
    (fact) => setLine(fact, { face: fonts.fact, size: 32, leading: 1.4 }, textWidth) ?? [],
  )
  const styles = [92, 80, 70, 60].map((size) => ({
    face: fonts.story,
    size,
    spacing: -0.022,
    leading: 1.06,
  }))
  const height = storyHeight - heightOfFacts(facts)
  const set = fitText(toDrawable(title, fonts.story) ?? '', styles, textWidth, height)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${openGraphImageSize.width}" height="${openGraphImageSize.height}">`,
    `<path d="M0 0h1200v630H0z" fill="${openGraphColors.paper}"/>`,
    drawWindow(image.seed),
    label ? drawText(label, margin, 100, image.accent, 0.022) : '',
    drawStory(set, facts),
    image.hasMark ? drawMark(margin, 538, image.accent) : '',
    name ? drawText(name, margin + (image.hasMark ? 60 : 0), 570, openGraphColors.ink, 0.03) : '',
    '</svg>',
  ].join('')
}

function heightOfFacts(facts: readonly SetText[]): number {
  return facts.length === 0 ? 0 : factGap + facts.length * factHeight
}

/** One line, truncated to `maxWidth` pixels. Null if the fonts do not have its letters. */
function setLine(text: string, style: TextStyle, maxWidth: number): SetText | null {
  const drawable = toDrawable(text, style.face)
  return drawable === null ? null : fitText(drawable, [style], maxWidth, style.size * style.leading)
}

/** The title and the facts, vertically centred between the label and the site's name. */
function drawStory(title: SetText, facts: readonly SetText[]): string {
  const top = storyTop + (storyHeight - heightOf(title) - heightOfFacts(facts)) / 2
  const factTop = top + heightOf(title) + factGap
  return [
    drawText(title, margin - 3, top + title.style.size * 0.8, openGraphColors.ink, 0.011),
    ...facts.map((fact, index) =>
      drawText(
        fact,
        margin,
        factTop + index * factHeight + 32,
        index === 0 ? openGraphColors.ink : openGraphColors.muted,
        index === 0 ? 0.028 : 0,
      ),
    ),
  ].join('')
}

/** `weight` is the width of a stroke around the glyphs, as a share of the font size: the font files are read as regular only. */
function drawText({ lines, style }: SetText, x: number, y: number, color: string, weight: number): string {
  const data = lines
    .map((line, index) => outline(line, style, x, y + index * style.size * style.leading))
    .join('')
  const stroke = weight > 0 ? ` stroke="${color}" stroke-width="${(style.size * weight).toFixed(1)}"` : ''
  return `<path d="${data}" fill="${color}"${stroke} stroke-linejoin="round"/>`
}

/** The site's logo, large, on the right side. */
function drawWindow(seed: string): string {
  const sum = [...seed].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  const [tone, mark] = tones[sum % tones.length] ?? tones[0]
  return [
    `<path d="M872 0h328v630H872z" fill="${tone}"/>`,
    `<path d="M932 630V292a104 104 0 0 1 208 0v338z" fill="${mark}"/>`,
    `<path d="M932 630V292a104 104 0 0 1 104-104v442z" fill="${openGraphColors.paper}" opacity=".82"/>`,
    `<path d="M932 436h208" stroke="${tone}" stroke-width="6"/>`,
  ].join('')
}

/** The logo of components/layout/mark.tsx at 40 pixels. */
function drawMark(x: number, y: number, accent: string): string {
  return [
    `<g transform="translate(${x} ${y}) scale(1.3125)">`,
    `<rect width="32" height="32" rx="6" fill="${accent}"/>`,
    `<path d="M8 25V14a8 8 0 0 1 16 0v11z" fill="${openGraphColors.paper}" opacity=".9"/>`,
    `<path d="M8 25V14a8 8 0 0 1 8-8v19z" fill="${accent}" opacity=".45"/>`,
    '</g>',
  ].join('')
}

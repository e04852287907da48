import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Characters of a file, by the name of the file that has them in a package. Only pages with a letter of the last two load these. */
const subsets = {
  latin: {
    text: [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœʼˆ˚˜', range(0x2000, 0x206f), '€™↑↓−∕'].join(''),
    range: null,
  },
  'latin-ext': {
    text: [range(0x100, 0x24f), range(0x1e80, 0x1e9e), range(0x20a0, 0x20bf), '†'].join(''),
    range: 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E80-1E9E, U+2020, U+20A0-20AB, U+20AD-20BF',
  },
  vietnamese: {
    text: range(0x1a0, 0x1b0) + range(0x1ea0, 0x1ef9),
    range: 'U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9',
  },
}

/** The weights that pages use. */
const used = { min: 400, max: 700 }

/** The weights in which pages show text, with what the stylesheet says: the widths of letters differ between them. */
const bands = [
  { weight: 400, css: '400' },
  { weight: 500, css: '500' },
  { weight: 600, css: '600 700' },
]

/**
 * Fonts of the visitor's device, and the mean width of their letters in em: Arial is on Windows and Apple's systems, Liberation on Linux,
 * Roboto and Noto on Android.
 */
const deviceFonts = {
  sans: [{ suffix: 'fallback', fonts: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4552 }],
  serif: [
    { suffix: 'fallback', fonts: ['Times New Roman', 'Liberation Serif'], width: 0.4097 },
    // One rule for all weights: few visitors need it.
    { suffix: 'fallback-android', fonts: ['Noto Serif'], width: 0.4925, weights: '400 700' },
  ],
}

/** The share of each letter in English, French and German texts. Spaces separate words of five letters. */
const frequencies = Object.entries({
  ...{ a: 8.2, b: 1.5, c: 2.8, d: 4.3, e: 12.7, f: 2.2, g: 2, h: 6.1, i: 7, j: 0.15, k: 0.77, l: 4, m: 2.4 },
  ...{
    n: 6.7,
    o: 7.5,
    p: 1.9,
    q: 0.1,
    r: 6,
    s: 6.3,
    t: 9.1,
    u: 2.8,
    v: 0.98,
    w: 2.4,
    x: 0.15,
    y: 2,
    z: 0.07,
    ' ': 18,
  },
})

/** The letters of two files have no kerning with each other, and two letters of another file than the first are rarely neighbours. */
const featuresOf = (subset) => ['ccmp', 'liga', 'rvrn', 'tnum', ...(subset === 'latin' ? ['kern'] : [])]

const folder = new URL('built/', import.meta.url)

/**
 * Makes the font files of pages, with the characters, weights and features that the site uses, and the stylesheet that names them. The
 * families are those of lib/settings/site-yaml/fonts.ts. @public next.config.mjs calls it.
 *
 * @param {Record<string, import('../lib/settings/site-yaml/fonts').FontFamily>} families
 */
export async function buildFonts(families) {
  const sources = Object.entries(families).flatMap(([family, { files, isSans }]) =>
    files.map((file) => ({ ...file, family, isSans, data: readFileSync(file.path) })),
  )
  const settings = JSON.stringify(sources.map(({ data: _, ...source }) => source))
  const key = hashOf([readFileSync(new URL(import.meta.url)), settings, ...sources.map(({ data }) => data)])
  if (readIfExists('key') === key) return
  // The server, which loads the configuration too, does without these programs.
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')])
  mkdirSync(folder, { recursive: true })
  for (const source of sources) Object.assign(source, read(create(source.data)))
  const rules = []
  for (const source of sources)
    for (const [subset, { text, range: unicodeRange }] of Object.entries(subsets)) {
      if (source.subset !== null && source.subset !== subset) continue
      const name = `${source.family}-${subset}${(source.weight ?? 400) === 400 ? '' : `-${source.weight}`}.woff2`
      if (!source.characters.some((code) => text.includes(String.fromCodePoint(code)))) continue
      write(name, await subsetFont(source.data, text, optionsOf(source, subset)))
      rules.push(faceRule(source, name, unicodeRange))
    }
  for (const family of Object.keys(families)) {
    const latin = sources.filter(
      (source) => source.family === family && (source.subset ?? 'latin') === 'latin',
    )
    for (const band of bands) rules.push(...(await fallbackRules(family, latin, band, subsetFont, create)))
  }
  write('faces.css', rules.join(''))
  write('key', key)
}

/** What a file has. `axis` has the weights of a variable font, as far as pages use them. */
function read({ characterSet, variationAxes, 'OS/2': metrics }) {
  const { wght } = variationAxes ?? {}
  return {
    characters: characterSet,
    axis: wght ? { min: Math.max(used.min, wght.min), max: Math.min(used.max, wght.max) } : null,
    // PANOSE, byte 2: 11 to 15 are letters without serifs.
    hasNoSerifs: metrics?.panose?.[1] > 10,
  }
}

function optionsOf({ axis }, subset) {
  return {
    targetFormat: 'woff2',
    ...(axis && { variationAxes: { wght: axis } }),
    // Without this table all weights have the kerning of 400: a tenth of a pixel in a headline, and 6 KB for each family.
    dropTables: ['GDEF'],
    keepFeatures: featuresOf(subset),
  }
}

function faceRule({ family, weight, axis }, name, unicodeRange) {
  return toRule({
    'font-family': family,
    src: `url("./${name}") format("woff2")`,
    'font-weight': axis ? `${axis.min} ${axis.max}` : (weight ?? 400),
    'font-display': 'swap',
    ...(unicodeRange && { 'unicode-range': unicodeRange }),
  })
}

/** Fonts of the device in the widths of a family, so that nothing moves when the font is there. */
async function fallbackRules(family, sources, { weight, css }, subsetFont, create) {
  const distance = (file) => Math.abs((file.weight ?? 400) - weight)
  const [source] = sources.toSorted((a, b) => distance(a) - distance(b))
  const letters = frequencies.map(([letter]) => letter).join('')
  const { axis } = source
  const pinned = axis && { variationAxes: { wght: Math.min(Math.max(weight, axis.min), axis.max) } }
  const font = create(await subsetFont(source.data, letters, { targetFormat: 'truetype', ...pinned }))
  const width = meanWidth(font)
  const isSans = family === 'fact' || (source.isSans ?? source.hasNoSerifs)
  const devices = deviceFonts[isSans ? 'sans' : 'serif'].filter(({ weights }) => !weights || weight === 500)
  return devices.map((device) => {
    const ratio = width / device.width
    const part = (units) => percent(Math.abs(units) / font.unitsPerEm / ratio)
    return toRule({
      'font-family': `${family}-${device.suffix}`,
      src: device.fonts.map((name) => `local("${name}")`).join(', '),
      'font-weight': device.weights ?? css,
      'size-adjust': percent(ratio),
      'ascent-override': part(font.ascent),
      'descent-override': part(font.descent),
      'line-gap-override': part(font.lineGap),
    })
  })
}

/** In em. */
function meanWidth(font) {
  const total = frequencies.reduce((sum, [, share]) => sum + share, 0)
  const sum = frequencies.reduce(
    (widths, [letter, share]) => widths + font.glyphForCodePoint(letter.codePointAt(0)).advanceWidth * share,
    0,
  )
  return sum / total / font.unitsPerEm
}

function percent(value) {
  return `${Math.round(value * 1000) / 10}%`
}

function toRule(declarations) {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function readIfExists(name) {
  try {
    return readFileSync(new URL(name, folder), 'utf8')
  } catch {
    return null
  }
}

/** Next.js loads its configuration in several processes at once: none of them reads a part of a file. */
function write(name, content) {
  const temporary = new URL(`${name}.${process.pid}`, folder)
  writeFileSync(temporary, content)
  renameSync(temporary, new URL(name, folder))
}

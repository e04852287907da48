import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The names of the faces, and their packages. */
const families = { story: 'newsreader', fact: 'bricolage-grotesque' }

/** Characters of a file, by the name of the file that has them in the package. Only pages with a letter of the last two load these. */
const subsets = {
  latin: [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœʼˆ˚˜', range(0x2000, 0x206f), '€™↑↓−∕'].join(''),
  'latin-ext': [range(0x100, 0x24f), range(0x1e80, 0x1e9e), range(0x20a0, 0x20bf), '†'].join(''),
  vietnamese: range(0x1a0, 0x1b0) + range(0x1ea0, 0x1ef9),
}

/** @type {import('subset-font').Options} */
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Without this table all weights have the kerning of 400: a tenth of a pixel in a headline, and 6 KB for each family.
  dropTables: ['GDEF'],
}

/** The letters of two files have no kerning with each other, and two letters of another file than the first are rarely neighbours. */
const featuresOf = (subset) => ['ccmp', 'liga', 'rvrn', 'tnum', ...(subset === 'latin' ? ['kern'] : [])]

const folder = new URL('built/', import.meta.url)

/** Makes the font files of pages: the characters, weights and features that the site uses. @public next.config.mjs calls it. */
export async function buildFonts() {
  const files = Object.entries(families).flatMap(([family, name]) =>
    Object.entries(subsets).map(([subset, text]) => ({
      path: `${family}-${subset}.woff2`,
      source: readFileSync(packageFile(name, subset)),
      text,
      keepFeatures: featuresOf(subset),
    })),
  )
  const key = hashOf([readFileSync(new URL(import.meta.url)), ...files.map(({ source }) => source)])
  if (readIfExists('key') === key) return
  // The server, which loads the configuration too, does without its programs.
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(folder, { recursive: true })
  for (const { path, source, text, keepFeatures } of files)
    write(path, await subsetFont(source, text, { ...options, keepFeatures }))
  write('key', key)
}

function packageFile(name, subset) {
  const path = `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
  return new URL(`../node_modules/${path}`, import.meta.url)
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

import { readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { beforeAll, expect, it } from 'vitest'
import { fontsOf } from '@/lib/settings/site-yaml/fonts'
import { buildFonts } from './build.mjs'

const fontFile = (name: string) => new URL(`built/${name}`, import.meta.url)

type Face = { family: string; characters: ReadonlySet<number>; includes: (code: number) => boolean }

/** The faces of the stylesheet that have a file, in their order. */
function readFaces(): Face[] {
  const css = readFileSync(fontFile('faces.css'), 'utf8')
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const name = /url\("\.\/([^"]+)"/.exec(face)?.[1]
    if (!name) return []
    const ranges = [...face.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ])
    const font = create(readFileSync(fontFile(name)))
    if (!('unitsPerEm' in font)) throw new Error(`${name} is a font collection, not a font`)
    return [
      {
        family: /font-family: (\w+)/.exec(face)?.[1] ?? '',
        characters: new Set(font.characterSet),
        includes: (code) => ranges.length === 0 || ranges.some(([a = 0, b = 0]) => a <= code && code <= b),
      },
    ]
  })
}

beforeAll(() => buildFonts(fontsOf({})), 60_000)

it.each([
  ['every page', 'latin', 58_000],
  ['a page with other European letters', 'latin-ext', 30_000],
  ['a page with Vietnamese letters', 'vietnamese', 12_000],
])('makes two files for %s: %s, at most %i bytes together', (_, subset, bytes) => {
  const sizeOf = (family: string) => statSync(fontFile(`${family}-${subset}.woff2`)).size
  expect(sizeOf('fact') + sizeOf('story')).toBeLessThanOrEqual(bytes)
})

it.each(['story', 'fact'])(
  'has the letters of texts and names in the files that pages load: %s',
  (family) => {
    const faces = readFaces().filter((face) => face.family === family)
    const names = 'Łódź, Příbram, Çağrı Öztürk, Ștefan, Ģirts, Nguyễn Đặng Thuý, Ơn, Straẞe, Ŵyn, Œuvre'
    const text = 'Zoë’s “crew” – 20 €, «à côté», „Größe“, São Paulo, Malmö, København, España…'
    const missing = [...names, ...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return !faces.findLast((face) => face.includes(code))?.characters.has(code)
    })
    expect(missing).toEqual([])
  },
)

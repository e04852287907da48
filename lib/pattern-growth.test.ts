import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFull } from '@vitrine/api-contract/testing/full'
import { expect, it } from 'vitest'
import { runWithDeadline } from './process/deadline'

const folders = ['lib', 'app', 'components', 'packages/api-contract', 'packages/read-api/import/wire']

/** Patterns that take more than linear time, and are used for short texts only. */
const shortTextsOnly: Readonly<Record<string, string>> = {
  '[\\s,;:.–—-]+$': 'a text that is already cut',
  '\\/+$': 'a setting',
}

const length = 50_000
/** Processor time for a text of `length` characters. A pattern of quadratic time needs seconds. */
const limitMs = 500

const literal =
  /(?<=[(,=:?&|![;{}]\s{0,20}|return )\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s).,;:\]])/g

function listPatterns(): { path: string; source: string; flags: string }[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)(node_modules|testing)\//.test(path),
      )
      .map((path) => join(folder, path)),
  )
  return paths.flatMap((path) => {
    const code = readFileSync(path, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    return [...code.matchAll(literal)].map(([, source = '', flags = '']) => ({ path, source, flags }))
  })
}

const parts = [
  ...[
    '<',
    '>',
    'a',
    '1',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '&',
    '[',
    '](',
    '~a~~b',
    '*a**b',
    '|',
    '^[1]',
    '[^1]',
    '-',
    '_',
  ],
  ...[
    '.',
    '@',
    '/',
    '//',
    ':',
    ',',
    ', ',
    '"',
    "'",
    '=',
    '\\',
    '%',
    '#',
    '?',
    '+',
    'http://',
    'a.',
    'a-',
    '-a',
    'a ',
  ],
  ...[
    '<a',
    '<a ',
    '<!',
    'a=',
    '\u0301',
    '\ud800',
    '\udc00',
    '👩‍🔧',
    '\u202e',
    '\u00a0',
    '\0',
    'é',
    '0.',
    '1 ',
    'https:',
  ],
]

/** `npm test` tries one of so many texts with each pattern, and other ones with the next pattern. */
const share = isFull ? 1 : 12

/** Repeated parts, with an end that no pattern expects, and the words of the pattern itself. */
function* hostileTexts(source: string): Generator<string> {
  const words = source.match(/[\w<>&%#/.:-]{2,20}/g) ?? []
  for (const part of [...parts, ...words].filter((_, index) => (index + source.length) % share === 0)) {
    const text = part.repeat(length / part.length)
    yield text
    yield `${text}\n\u0001`
    yield `<a${text}`
    yield `-${text}\u0001-`
  }
}

function slowestText(source: string, flags: string): string | null {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  for (const text of hostileTexts(source)) {
    const before = process.cpuUsage()
    try {
      runWithDeadline(limitMs, () => text.replace(pattern, ''))
    } catch {
      return `${JSON.stringify(text.slice(0, 12))}, stopped`
    }
    const time = process.cpuUsage(before).user / 1_000
    if (time > limitMs) return `${JSON.stringify(text.slice(0, 12))}, ${Math.round(time)} ms`
  }
  return null
}

it('every regular expression of code that reads texts of the API takes linear time', () => {
  const patterns = listPatterns()
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns
    .filter(({ source }) => !(source in shortTextsOnly))
    .flatMap(({ path, source, flags }) => {
      const text = slowestText(source, flags)
      return text === null ? [] : [`${path}: /${source}/${flags}: ${text}`]
    })
  expect(slow).toEqual([])
}, 600_000)

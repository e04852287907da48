import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listTrackedFiles } from './process/testing/tracked-files'

/** Retired words, with the term that replaces each. Ordinary uses of a word, such as a postal address, are not matched. */
const retired: readonly (readonly [pattern: RegExp, term: string])[] = [
  [
    /due[ -]?clock|(becomes?|became|is|are) due\b(?! to\b)|[a-z]Due\b|\bdue[A-Z]/i,
    'publish scheduler, scheduled articles',
  ],
  [/\bsurfacesOf\b|\bsurfaces\b/i, 'affected URLs'],
  [/\bdraw(Page|Absence|Missing|Archive)\b|\bdescribePage\b/, 'renderPage, renderNotFound, renderMetadata'],
  [/bad news|leaf that throws/i, 'error and not-found pages'],
  [/\b\w*absence\b/i, 'not found'],
  [/\b(brief|settled)Life\b|\blifeUntil\b|(?<!work )(cache|brief) life\b/i, 'cache lifetime'],
  [/\btrails?\b/i, 'breadcrumbs'],
  [/\btwins?\b|[a-z]Twin\b/i, 'Markdown alternates'],
  [/\b(get|read)Card\b|\bcard(Svg|Size|Colors|Text)\b|\bshare (card|image)s?\b/, 'Open Graph images'],
  [/last[- ]?good/i, 'stale-if-error copy'],
  [/seen[- ]jobs/i, 'closed-job slugs'],
  [/\banswer(s|ed|ing)?\b/i, 'response, responds with'],
  [/\bremember(s|ed|ing)?\b/i, 'memoize, store'],
  [/\bspoken\b|\bmend(s|ed|ing)?\b/i, 'localizedDate, dropInvalidFields'],
  [/\bparity\b(?!_)|\bparity[A-Z]/, 'gender split'],
  [/\bobstacles?\b|\bdoubts?\b/i, 'errors, warnings'],
  [/\bstaircase\b|\bnouns?\b/i, 'data flow, resources'],
  [/\bfield[- ]notes\b/i, 'docs/read-api-behaviour.md'],
]

/** Texts for visitors, demo content and generated files. */
const excluded =
  /^(content\/(?!README)|public\/|package-lock\.json|lib\/i18n\/messages\/|lib\/vocabulary\.test\.ts)/

function* findRetired(path: string, text: string): Generator<string> {
  for (const [index, line] of text.split('\n').entries()) {
    for (const [pattern, term] of retired) {
      const [word] = pattern.exec(line) ?? []
      if (word !== undefined) yield `${path}:${index + 1}: "${word}" is retired, use: ${term}`
    }
  }
}

it('source, tests and docs contain no retired word', () => {
  const files = listTrackedFiles().filter(
    (path) => /\.(tsx?|mjs|css|md|json)$/.test(path) && !excluded.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => [...findRetired(path, readFileSync(path, 'utf8'))])).toEqual([])
})

it('finds a retired word', () => {
  expect([...findRetired('a.ts', 'const x = 1\n// the last good copy')]).toEqual([
    'a.ts:2: "last good" is retired, use: stale-if-error copy',
  ])
})

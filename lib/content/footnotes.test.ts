import { toHtml } from 'hast-util-to-html'
import { expect, it, vi } from 'vitest'
import { parseText } from './pipeline'

vi.stubEnv('SITE_LOCALES', 'en,fr,de')
vi.resetModules()
const { nameFootnotes } = await import('./footnotes')

it.each([
  ['de', 'Anmerkungen', 'Zurück zur Textstelle'],
  ['de-AT', 'Anmerkungen', 'Zurück zur Textstelle'],
  ['fr', 'Notes', 'Retour à l’appel de note'],
  ['en', 'Notes', 'Back to reference'],
  ['ja', 'Notes', 'Back to reference'],
])('footnotes in %s are called %s', (language, notes, back) => {
  const html = toHtml(nameFootnotes(parseText('## Notes\n\nA[^1] b[^1].\n\n[^1]: c', 'markdown'), language))
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text)).toEqual(['Notes', notes])
  expect([...html.matchAll(/aria-label="(.*?)"/g)].map(([, text]) => text)).toEqual([
    `${back} 1`,
    `${back} 1-2`,
  ])
})

it('a list without footnotes keeps its heading', () => {
  expect(toHtml(nameFootnotes(parseText('## Notes\n\n1. a', 'markdown'), 'de'))).toContain('<h2>Notes</h2>')
})

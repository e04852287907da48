import { expect, it, vi } from 'vitest'
import { writeSiteFolder } from '@/lib/settings/testing/site-folder'
import en from './messages/en.json'
import fr from './messages/fr.json'

/** Modules that read a site folder with these files of `messages/`. */
async function open(locales: string, files: Readonly<Record<string, unknown>>) {
  vi.resetModules()
  const texts = Object.entries(files).map(([name, value]) => [
    `messages/${name}`,
    typeof value === 'string' ? value : JSON.stringify(value, null, '\t'),
  ])
  vi.stubEnv('SITE_FOLDER', writeSiteFolder({}, Object.fromEntries(texts)))
  vi.stubEnv('SITE_LOCALES', locales)
  return import('./locales')
}

async function problemOf(locales: string, files: Readonly<Record<string, unknown>>): Promise<string> {
  try {
    await open(locales, files)
    const { checkOwnMessages } = await import('./check-own-messages')
    checkOwnMessages()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${process.env.SITE_FOLDER}/`, '') : ''
  }
}

it('texts of the site folder replace those of a language, and a region adds its own', async () => {
  const { messagesFor } = await open('en,fr,fr-CA', {
    'fr.json': { Layout: { jobs: 'Postes', companies: 'Maisons' } },
    'fr-CA.json': { Layout: { jobs: 'Emplois' } },
  })
  const { jobs, companies, saved } = messagesFor('fr-CA').Layout
  expect([jobs, companies, saved]).toEqual(['Emplois', 'Maisons', fr.Layout.saved])
  expect(messagesFor('fr').Layout.jobs).toBe('Postes')
  expect(messagesFor('en')).toEqual(en)
})

it('a language without texts has those of its file', async () => {
  const portuguese = JSON.parse(JSON.stringify(en).replaceAll('Companies', 'Empresas'))
  const { messagesFor } = await open('en,pt-BR', { 'pt.json': portuguese })
  expect(messagesFor('pt-BR').Layout.companies).toBe('Empresas')
})

it('a language without texts and without a file is an error of the settings', async () => {
  expect(await problemOf('en,pt-BR', {})).toMatch(
    /^SITE_LOCALES: the site has no texts in pt-BR, but in en, fr, de; messages\/pt-BR\.json can have them all$/,
  )
})

it('a language that lacks texts is an error with their keys', async () => {
  const { Layout, ...others } = en
  expect(await problemOf('en,pt', { 'pt.json': others })).toMatch(
    /^messages\/pt\.json: expected all texts, .*; \d+ are missing, such as Layout\.skipToContent, /,
  )
})

it.each([
  [{ Layout: { jbos: 'x' } }, /^messages\/fr\.json:3: Layout\.jbos: there is no such text/],
  [{ Layout: 'x' }, /^messages\/fr\.json:2: Layout: there is no such text/],
  [{ Layout: { jobs: { a: 'x' } } }, /^messages\/fr\.json:4: Layout\.jobs\.a: there is no such text/],
  [{ Layout: { jobs: 1 } }, /^messages\/fr\.json:3: Layout\.jobs: expected a text/],
  [{ Layout: { jobs: '{name} x' } }, /: Layout\.jobs: expected no placeholder, not \{name\}$/],
  [{ Ui: { pagination: { position: 'a {pages}' } } }, /: expected \{page\}, \{pageCount\}, not \{pages\}$/],
  [{ Ui: { pagination: { position: 'a {page' } } }, /: expected a text in ICU MessageFormat: /],
  ['{ "Layout": ', /^messages\/fr\.json:1: /],
])('%j is an error with file, line and key', async (messages, problem) => {
  expect(await problemOf('en,fr', { 'fr.json': messages })).toMatch(problem)
})

it('a text can leave out placeholders', async () => {
  expect(await problemOf('en,fr', { 'fr.json': { Ui: { pagination: { position: 'Page {page}' } } } })).toBe(
    '',
  )
})

it('a file of another language is an error', async () => {
  expect(await problemOf('en,fr-CA', { 'es.json': {} })).toBe(
    'messages/es.json: expected a file of a language of the site: en.json, fr.json, fr-CA.json',
  )
})

it('texts in a language belong to the only region that the site has of it', async () => {
  const { localeForLanguage, languageGroup } = await open('en,fr-CA', {})
  expect(['fr', 'fr-CA', 'fr-BE', 'es'].map(localeForLanguage)).toEqual(['fr-CA', 'fr-CA', 'fr-CA', 'en'])
  expect(['fr', 'es-MX'].map(languageGroup)).toEqual(['fr-CA', 'es'])
})

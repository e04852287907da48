import { expect, it } from 'vitest'
import { unsetSettings } from './unset-settings'

const own = { SITE_URL: 'https://careers.acme.example', TAG_AUTHORITY: 'careers.acme.example,2026-01-01' }
const site = { name: { en: 'Acme' } }

it('names nothing of a site that has set its URL, its name and its tag authority', () => {
  expect(unsetSettings(own, site)).toEqual([])
})

it.each(['SITE_URL', 'TAG_AUTHORITY'])('names %s if it is unset or empty', (name) => {
  for (const value of [undefined, '', ' ']) {
    const [sentence, ...others] = unsetSettings({ ...own, [name]: value }, site)
    expect(sentence).toMatch(new RegExp(`^${name}: it is not set, so .*; set it `))
    expect(others).toEqual([])
  }
})

it('names a site without a name', () => {
  expect(unsetSettings({ ...own, SITE_FOLDER: 'brand' }, {})).toEqual([
    'brand/site.yaml: it has no name, so titles, the header and feeds name the only organization, or "Vitrine"',
  ])
})

it('names settings that have moved to site.yaml', () => {
  expect(unsetSettings({ ...own, SITE_NAME: 'Acme', HOME_SECTIONS: '' }, site)).toEqual([
    'SITE_NAME: it has no effect; set name in site/site.yaml',
  ])
})

it('says what the defaults publish', () => {
  const sentences = unsetSettings({ PORT: '4321' }, {}).join('\n')
  expect(sentences).toContain('http://localhost:4321')
  expect(sentences).toContain('tag:vitrine.example,2026-01-01')
})

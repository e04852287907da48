import { expect, it } from 'vitest'
import { unsetSettings } from './unset-settings'

const own = {
  SITE_URL: 'https://careers.acme.example',
  SITE_NAME: 'Acme',
  TAG_AUTHORITY: 'careers.acme.example,2026-01-01',
}

it('names no setting of a site that has set the three', () => {
  expect(unsetSettings(own)).toEqual([])
})

it.each(['SITE_URL', 'SITE_NAME', 'TAG_AUTHORITY'])('names %s if it is unset or empty', (name) => {
  for (const value of [undefined, '', ' ']) {
    const [sentence, ...others] = unsetSettings({ ...own, [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name}: it is not set, so .*; set it `))
    expect(others).toEqual([])
  }
})

it('says what the defaults publish', () => {
  const sentences = unsetSettings({ PORT: '4321' }).join('\n')
  expect(sentences).toContain('http://localhost:4321')
  expect(sentences).toContain('"Vitrine"')
  expect(sentences).toContain('tag:vitrine.example,2026-01-01')
})

it('accepts a default that is set on purpose, as the demo does', () => {
  expect(unsetSettings({ ...own, SITE_NAME: 'Vitrine' })).toEqual([])
})

import { describe, expect, it, vi } from 'vitest'

/** The texts of a site with these languages, from the value of a setting. */
async function textsOf(locales: string, value: unknown) {
  vi.resetModules()
  vi.stubEnv('SITE_LOCALES', locales)
  const { localText } = await import('./local-text')
  return localText(60).parse(value)
}

describe('localText', () => {
  it('has the text of a language in its regions', async () => {
    const texts = await textsOf('en,fr-CA,de,de-CH', { en: 'Jobs', fr: 'Emplois', de: 'Stellen' })
    expect(texts).toEqual({ en: 'Jobs', 'fr-CA': 'Emplois', de: 'Stellen', 'de-CH': 'Stellen' })
  })

  it('prefers the text of a region to that of its language', async () => {
    const texts = await textsOf('en,fr-CA', { en: 'Jobs', fr: 'Offres', 'fr-CA': 'Emplois' })
    expect(texts).toEqual({ en: 'Jobs', 'fr-CA': 'Emplois' })
  })

  it('names the languages that it expects', async () => {
    await expect(textsOf('en,fr-CA', { es: 'Empleos', en: 'Jobs' })).rejects.toThrow(
      'there is no such key, expected en, fr-CA, fr',
    )
  })
})

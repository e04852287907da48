import { describe, expect, it } from 'vitest'
import { pickText, toLocalizedText } from './localized'

describe('pickText', () => {
  it('prefers the visitor’s language, then the record’s default, then English, French, any other', () => {
    expect(pickText({ fr: 'a', en: 'b' }, 'fr')).toEqual({ text: 'a', language: 'fr' })
    expect(pickText({ cs: 'c', en: 'b' }, 'fr', 'cs')).toEqual({ text: 'c', language: 'cs' })
    expect(pickText({ fr: 'a', en: 'b' }, 'es', 'cs')).toEqual({ text: 'b', language: 'en' })
    expect(pickText({ sk: 's', fr: ' ' }, 'fr')).toEqual({ text: 's', language: 'sk' })
    expect(pickText({}, 'fr', 'en')).toBeNull()
  })

  it.each([
    [{ FR: 'a', en: 'b' }, 'fr', 'a', 'fr'],
    [{ 'fr-FR': 'a', en: 'b' }, 'fr', 'a', 'fr-FR'],
    [{ fr_CA: 'a', en: 'b' }, 'fr', 'a', 'fr-CA'],
    [{ 'fr-CA': 'a', fr: 'b' }, 'fr', 'b', 'fr'],
    [{ 'fr-CA': 'a', fr: ' ' }, 'fr', 'a', 'fr-CA'],
    [{ FR: 'a', fr: 'b' }, 'fr', 'b', 'fr'],
    [{ fr: 'b', FR: 'a' }, 'fr', 'b', 'fr'],
    [{ 'fr-CA': 'a', 'fr-BE': 'b' }, 'fr', 'b', 'fr-BE'],
    [{ fr: 'a', en: 'b' }, 'fr-CA', 'a', 'fr'],
    [{ 'zh-hans-cn': 'a', en: 'b' }, 'zh', 'a', 'zh-Hans-CN'],
    [{ 'pt-BR': 'a', en: 'b' }, 'pt', 'a', 'pt-BR'],
    [{ 'de-CH-1996': 'a', en: 'b' }, 'de', 'a', 'de-CH-1996'],
    [{ iw: 'a', en: 'b' }, 'he', 'a', 'he'],
    [{ cz: 'a', en: 'b' }, 'cs', 'a', 'cs'],
    [{ fro: 'a', en: 'b' }, 'fr', 'b', 'en'],
    [{ xx: 'a', en: 'b' }, 'xx', 'b', 'en'],
    [{ 'en-US': 'a', cs: 'b' }, 'fr', 'a', 'en-US'],
  ])('picks of the API’s map %j for %s the text %s in %s', (map, locale, text, language) => {
    expect(pickText(toLocalizedText(map), locale)).toEqual({ text, language })
  })
})

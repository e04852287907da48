import { describe, expect, it } from 'vitest'
import { pickText } from './localized'

describe('pickText', () => {
  it('prefers the visitor’s language, then the record’s default, then English, French, any other', () => {
    expect(pickText({ fr: 'a', en: 'b' }, 'fr')).toEqual({ text: 'a', language: 'fr' })
    expect(pickText({ cs: 'c', en: 'b' }, 'fr', 'cs')).toEqual({ text: 'c', language: 'cs' })
    expect(pickText({ fr: 'a', en: 'b' }, 'es', 'cs')).toEqual({ text: 'b', language: 'en' })
    expect(pickText({ sk: 's', fr: ' ' }, 'fr')).toEqual({ text: 's', language: 'sk' })
    expect(pickText({}, 'fr', 'en')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { toSlug } from './slug'

describe('toSlug', () => {
  it.each([
    ['L’équipe de nuit : 10 portraits', 'l-equipe-de-nuit-10-portraits'],
    ['Œuvre & Straße', 'oeuvre-and-strasse'],
    ['A_b/c', 'a-b-c'],
    ['日本語', ''],
    ['Diyarbakır’da IŞIK', 'diyarbakir-da-isik'],
    ['Ħamrun, Żebbuġ, Ċirkewwa', 'hamrun-zebbug-cirkewwa'],
    ['Ŝanĝo Ŧ Ŋ ƁAƊI', 'sango-t-n-badi'],
    ['Łódź Đakovo Þing Ærø', 'lodz-djakovo-thing-aero'],
    ['Daten\u00adbank\u200b \ufeff', 'datenbank'],
    ['  --  ', ''],
  ])('converts %j', (text, slug) => expect(toSlug(text)).toBe(slug))

  it.each([
    ['Größe & Übermut', 'de', 'groesse-und-uebermut'],
    ['Größe & Übermut', 'fr', 'grosse-and-ubermut'],
    ['L’été à Gülpe', 'fr', 'l-ete-a-gulpe'],
    ['Größe & Übermut', 'de-CH', 'groesse-und-uebermut'],
  ])('converts %j in the language %s', (text, language, slug) => expect(toSlug(text, language)).toBe(slug))

  it('cuts a long slug after a word', () => {
    const slug = toSlug('word '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/^(word-)*word$/)
  })
})

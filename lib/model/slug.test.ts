import { describe, expect, it } from 'vitest'
import { slugOfJob, toPathSlug, toSlug } from './slug'

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

describe('toPathSlug', () => {
  it('keeps a slug that can be a path segment', () => {
    for (const slug of ['acme', 'Acme_2', 'a'.repeat(80)]) expect(toPathSlug(slug)).toBe(slug)
  })

  it('gives no organization the path of another page', () => {
    const slugs = ['search', 'Search', 'page'].map(toPathSlug)
    expect(slugs).toEqual(slugs.map(() => expect.stringMatching(/^(search|page)-[a-z0-9]+$/)))
    expect(new Set(slugs).size).toBe(3)
  })

  it('gives different slugs to different slugs that are too long or have other characters', () => {
    const long = ['word-'.repeat(30), `${'word-'.repeat(30)}2`, 'x'.repeat(81), 'x'.repeat(100_000)]
    const slugs = [...long, 'a b', 'a/b', '日本語', '日本', '..', '.', '\ud800'].map(toPathSlug)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]{1,80}(?<!-)$/)
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

describe('slugOfJob', () => {
  const job = (slug: string, reference = 'ACME_ab1') => slugOfJob({ slug, name: 'A turner', reference })

  it('keeps a slug that can be a path segment', () => {
    for (const slug of ['turner_lyon', `${'a'.repeat(80)}_Lyon_ACME_ab1`]) expect(job(slug)).toBe(slug)
  })

  it('else ends in the reference', () => {
    expect(job(`${'chef-de-projet-'.repeat(10)}_Lyon`)).toBe(
      'chef-de-projet-chef-de-projet-chef-de-projet-chef-de-projet-chef-de-projet-chef_ACME_ab1',
    )
    expect([job(''), job('é_lyon')]).toEqual(['a-turner_ACME_ab1', 'e_ACME_ab1'])
    expect(job(`a_${'b'.repeat(300)}`)).toBe('a_ACME_ab1')
    expect(job('a b', '日本')).toMatch(/^a-b_[a-z0-9]+$/)
  })
})

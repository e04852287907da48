import { describe, expect, it } from 'vitest'
import { createToImage } from './image'
import { pickText } from './localized'
import { toDate, toSlug, toText, toWebUrl } from './text'

describe('toWebUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
    ['http://https://example.com/x', 'https://example.com/x'],
    ['http://localhost:3000/media/a.webp', 'http://localhost:3000/media/a.webp'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('accepts %s', (value, address) => expect(toWebUrl(value)).toBe(address))

  it.each([
    null,
    undefined,
    '',
    'example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:secret@example.com/',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://intranet/',
    'https:\\\\evil.example\\x',
    'https://a.example/\u0000',
    'https://a.example/a b',
    `https://a.example/${'a'.repeat(2100)}`,
  ])('refuses %j', (value) => expect(toWebUrl(value)).toBeNull())
})

describe('createToImage', () => {
  const toImage = createToImage({ siteUrl: 'https://site.example', hosts: ['cdn.example.com'] })

  it.each([
    ['https://site.example/media/a.webp', '/media/a.webp'],
    ['https://cdn.example.com/a.webp?w=1', 'https://cdn.example.com/a.webp?w=1'],
    ['http://cdn.example.com/a.webp', null],
    ['https://cdn.example.com:8443/a.webp', null],
    ['https://cdn.example.com.evil.example/a.webp', null],
    ['https://site.example/api/v1/embed', null],
    ['https://site.example/media/../api/a', null],
    ['/media/a.webp', null],
    ['', null],
    [null, null],
  ])('turns %j into %j', (address, src) => expect(toImage(address)).toBe(src))
})

describe('texts', () => {
  it('take blank for none', () => {
    expect([toText('  '), toText(''), toText(null), toText(' a ')]).toEqual([null, null, null, 'a'])
  })

  it('give dates with any number of fraction digits, and none for anything else', () => {
    expect(toDate('2018-01-15T16:51:20.788757+01:00')?.toISOString()).toBe('2018-01-15T15:51:20.788Z')
    expect(toDate('2018-01-15T16:51:20+01:00')?.toISOString()).toBe('2018-01-15T15:51:20.000Z')
    expect([toDate('soon'), toDate(''), toDate(null), toDate(undefined)]).toEqual([null, null, null, null])
  })

  it.each([
    ['L’équipe de nuit : 10 portraits', 'l-equipe-de-nuit-10-portraits'],
    ['Œuvre & Straße', 'oeuvre-and-strasse'],
    ['A_b/c', 'a-b-c'],
    ['日本語', ''],
    ['  --  ', ''],
  ])('make the slug of %s', (text, slug) => expect(toSlug(text)).toBe(slug))

  it('keep slugs short, at the end of a word', () => {
    const slug = toSlug('word '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/^(word-)*word$/)
  })
})

describe('pickText', () => {
  it('prefers the visitor’s language, then the record’s own, then English, French, any', () => {
    expect(pickText({ fr: 'a', en: 'b' }, 'fr')).toEqual({ text: 'a', language: 'fr' })
    expect(pickText({ cs: 'c', en: 'b' }, 'fr', 'cs')).toEqual({ text: 'c', language: 'cs' })
    expect(pickText({ fr: 'a', en: 'b' }, 'es', 'cs')).toEqual({ text: 'b', language: 'en' })
    expect(pickText({ sk: 's', fr: ' ' }, 'fr')).toEqual({ text: 's', language: 'sk' })
    expect(pickText({}, 'fr', 'en')).toBeNull()
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { editorMessagesFor } from './editor-messages'
import { messagesFor } from './locales'
import { readMessages } from './testing/read-messages'

/** Texts that are the same in another language, by the end of their key or by their text. */
const sameText = {
  all: [
    ...['LinkedIn', 'Instagram', 'YouTube', 'Facebook', 'X (Twitter)', 'X', 'Pinterest', 'Slack', 'RSS'],
    ...['Atom', 'JSON Feed', 'Google for Jobs', 'Markdown', 'URL', 'Code', 'Franchise'],
  ],
  fr: [
    ...['Article', 'Articles', 'Architecture', 'CV', 'Description', 'E-commerce', 'Freelance', 'Images'],
    ...[
      'Notes',
      'Page',
      'Pages',
      'Portfolio',
      'Suggestions',
      'Type',
      'Version',
      'via {site}',
      '{title}, page {page, number}',
    ],
  ],
  de: ['in {name}', 'Links', 'Median', 'Text', 'Version', 'Video', 'Videos', 'Website'],
}

const languages = readdirSync('lib/i18n/messages').map((file) => file.replace('.json', ''))
const files = ['messages', 'editor-messages'].flatMap((kind) =>
  languages.map((locale) => {
    const texts = readMessages(JSON.parse(readFileSync(`lib/i18n/${kind}/${locale}.json`, 'utf8')))
    return { kind, locale, name: `${kind}/${locale}.json`, texts }
  }),
)
const english = (kind: string) =>
  files.find((file) => file.kind === kind && file.locale === 'en')?.texts ?? new Map()

/** The keys whose text has a fault, with the text. */
const faults = (texts: ReadonlyMap<string, string>, isFault: (text: string, key: string) => boolean) =>
  [...texts].filter(([key, text]) => isFault(text, key)).map(([key, text]) => `${key}: ${text}`)

/** The arguments, tags and plural or select branches of a message, in every depth. */
function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))]
  })
}

function argumentsOf(text: string): string[] {
  const names = elementsOf(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const options = element.type === TYPE.select ? `:${Object.keys(element.options).sort()}` : ''
    return [`${element.type === TYPE.tag ? 'tag ' : ''}${element.value}${options}`]
  })
  return [...new Set(names)].sort()
}

/** The plural categories of whole numbers below a million. */
const pluralForms = new Map(
  languages.map((locale) => {
    const rules = new Intl.PluralRules(locale)
    const numbers = [...Array(1_000).keys(), 10_000, 100_000]
    return [locale, new Set(numbers.map((number) => rules.select(number)))]
  }),
)

/** A message with the form `other` alone, or with that and exact numbers, is the same for all other numbers. */
function lacksPluralForm(text: string, locale: string): boolean {
  return elementsOf(parse(text)).some((element) => {
    if (element.type !== TYPE.plural) return false
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='))
    return (
      `${forms}` !== 'other' && [...(pluralForms.get(locale) ?? [])].some((form) => !forms.includes(form))
    )
  })
}

it('has a file for visitors and one for editors in every language, and both are loaded', () => {
  expect(readdirSync('lib/i18n/editor-messages')).toEqual(readdirSync('lib/i18n/messages'))
  for (const { kind, locale, texts } of files) {
    const loaded = kind === 'messages' ? messagesFor(locale) : editorMessagesFor(locale)
    expect(readMessages(loaded), `${kind} ${locale}`).toEqual(texts)
  }
})

it('explains a feed in every language', () => {
  const css = readFileSync('public/feed.css', 'utf8')
  expect(languages.filter((locale) => locale !== 'en' && !css.includes(`:root:lang(${locale})`))).toEqual([])
})

describe.each(files)('$name', ({ kind, locale, texts }) => {
  it('has the keys of English in the same order, and the same arguments and tags in every message', () => {
    expect([...texts.keys()]).toEqual([...english(kind).keys()])
    expect(
      faults(texts, (text, key) => `${argumentsOf(text)}` !== `${argumentsOf(english(kind).get(key))}`),
    ).toEqual([])
  })

  it('has every plural form that the language needs', () => {
    expect(faults(texts, (text) => lacksPluralForm(text, locale))).toEqual([])
  })

  it('has typographic apostrophes, quotation marks and ellipses, and no space at an end of a text', () => {
    expect(faults(texts, (text) => /['"]|\.\.\.|^\s|\s$| {2}/.test(text) || text === '')).toEqual([])
  })

  if (locale === 'en') return

  it('has no text in English, except those that are the same in both languages', () => {
    const same: readonly string[] = [...sameText.all, ...(sameText[locale as keyof typeof sameText] ?? [])]
    const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
    expect(
      faults(texts, (text, key) => hasWords(text) && text === english(kind).get(key) && !same.includes(text)),
    ).toEqual([])
  })
})

/** Text that visitors read, without the syntax of ICU and URLs. */
const visible = (text: string) => text.replace(/\{\w+, \w+,|=\d+ \{|`[^`]*`|https?:\/\//g, '')

describe.each(files.filter(({ locale }) => locale === 'fr'))('$name', ({ texts }) => {
  it('has a no-break space before : and », after «, and before ; ! ? %', () => {
    expect(faults(texts, (text) => /[^\u00a0\u202f][:;!?%»]|«[^\u00a0\u202f]/.test(visible(text)))).toEqual(
      [],
    )
  })
})

describe.each(files.filter(({ locale }) => locale === 'de'))('$name', ({ texts }) => {
  it('has German quotation marks, and a no-break space before %', () => {
    expect(faults(texts, (text) => /”|“[^”„]*“|[^\u00a0\u202f]%/.test(text))).toEqual([])
    expect(faults(texts, (text) => text.split('„').length !== text.split('“').length)).toEqual([])
  })

  it('addresses readers formally', () => {
    expect(faults(texts, (text) => /\b(du|dich|dir|dein\w*)\b/i.test(text))).toEqual([])
  })
})

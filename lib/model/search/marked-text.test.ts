import { toMarks, toQuery } from '@vitrine/content-store/search/query'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldWords } from '@/lib/facet-filter'
import { markText } from './marked-text'

const noSynonyms = { synonyms: new Map<string, string[][]>() }
const markWords = (text: string, words: string, expansion: Parameters<typeof toQuery>[1] = noSynonyms) =>
  markText(text, toMarks(toQuery(words.split(' '), expansion)))

const show = (text: string, words: string) =>
  markWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Night shift in Lille', 'night lil', '[Night] shift in [Lil]le'],
  ['Ingénieure données', 'ingenieure', '[Ingénieure] données'],
  ['E\u0301nergie', 'energie', '[E\u0301nergie]'],
  ['Le cœur de l’usine', 'coeur usine', 'Le [cœur] de l’[usine]'],
  ['Straße', 'strass', '[Straß]e'],
  ['ﬁn', 'fi', '[ﬁ]n'],
  ['Shift and makeshift', 'shift', '[Shift] and makeshift'],
  ['Front-end developer', 'frontend', '[Front]-[end] developer'],
  ['Frontend developer', 'front end', '[Frontend] developer'],
  ['Front end, ending', 'frontend', '[Front] [end], ending'],
  ['In terms of internal', 'inter', 'In terms of [inter]nal'],
  ['Köln', 'koeln', '[Köln]'],
  ['R&D and road', 'r d', '[R]&[D] and road'],
  ['C++ and C#', 'c++ c#', '[C++] and [C#]'],
  ['夜勤の仕事', '仕事', '夜勤の[仕事]'],
  ['𝐀lpha 😀 beta', 'alpha beta', '[𝐀lpha] 😀 [beta]'],
  ['エンジニア・フロントエンドエンジニア', 'エンジニア', '[エンジニア]・フロントエンド[エンジニア]'],
  ['ﾌﾟﾛｸﾞﾗﾏｰ募集', 'プログラマー', '[ﾌﾟﾛｸﾞﾗﾏｰ]募集'],
  ['プログ', 'フ', 'プログ'],
  ['新人React開発', 'react', '新人[React]開発'],
  ['백엔드개발자를', '개발자', '백엔드[개발자]를'],
  ['개발자'.normalize('NFD'), '개발', `[${'개발'.normalize('NFD')}]${'자'.normalize('NFD')}`],
  ['วิศวกรซอฟต์แวร์', 'ซอฟต์แวร์', 'วิศวกร[ซอฟต์แวร์]'],
  ['ソフトウェア開発', 'ソフトウエア', '[ソフトウェア]開発'],
  ['हिन्दी', 'हिंदी', '[हिन्दी]'],
  ['𠮷田と髙橋', '吉田 高橋', '[𠮷田]と[髙橋]'],
  ['Diyarbakır', 'diyarbakir', '[Diyarbakır]'],
  ['Daten\u00adbank', 'datenb', '[Daten\u00adb]ank'],
  ['Nothing', 'zzz', 'Nothing'],
  ['', 'a', ''],
  ['Text', '', 'Text'],
])('in %s the words %s mark %s', (text, words, expected) => {
  expect(show(text, words)).toBe(expected)
})

it('marks what is found for a word: synonyms, corrections and compounds', () => {
  const marked = (text: string, words: string, expansion: Parameters<typeof toQuery>[1]) =>
    markWords(text, words, expansion).flatMap((part) => (part.isMatch ? part.text : []))
  const synonyms = new Map([['dev', [['developer'], ['human', 'resources'], ['hr']]]])
  expect(marked('Developers, human resources, HR, HRM', 'dev', { synonyms })).toEqual([
    ...['Developers', 'human', 'resources', 'HR'],
  ])
  const corrections = [{ typed: 'ferolane', used: 'ferrolane' }]
  expect(marked('Ferrolane and ferolane', 'ferolane', { ...noSynonyms, corrections })).toEqual(['Ferrolane'])
  const compounds = new Map([['schicht', ['nachtschicht']]])
  expect(marked('Nachtschicht oder Schicht', 'schicht', { ...noSynonyms, compounds })).toEqual([
    ...['Nachtschicht', 'Schicht'],
  ])
})

it('keeps every text, and marks a word of the text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(anyText, anyText, (text, searched) => {
      const parts = markWords(text, foldWords(searched))
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every((part) => part.text !== '')).toBe(true)
    }),
    { numRuns: 100 },
  )
  fc.assert(
    fc.property(fc.constantFrom('Énergie verte', 'L’Été à Évry', 'Œuvre et cœur'), (text) => {
      const [word = ''] = foldWords(text).split(' ')
      expect(markWords(text, word).some(({ isMatch }) => isMatch)).toBe(true)
    }),
  )
})

it('takes time in proportion to the length of the text', () => {
  const start = performance.now()
  markWords('a\u0301'.repeat(20_000) + 'e'.repeat(50_000), 'e ee a')
  expect(performance.now() - start).toBeLessThan(5_000)
})

import { toSlug } from '@vitrine/api-contract/slug'
import { expect, it } from 'vitest'
import { foldValue, readFacetFilter } from '@/lib/facet-filter'
import { type FacetValue, toTextValue } from './facet-value'
import { withCurrentValues } from './former-value'

it.each([
  ['İstanbul', 'Istanbul', 'istanbul'],
  ['Diyarbakır', 'DİYARBAKIR', 'diyarbakir'],
  ['Iğdır', 'Igdir', 'igdir'],
  ['Łódź', 'Lodz', 'lodz'],
  ['Đà Nẵng', 'Da Nang', 'da-nang'],
  ['Þórshöfn', 'Thorshofn', 'thorshofn'],
  ['Ħamrun', 'Hamrun', 'hamrun'],
  ['Gəncə', 'Gence', 'gence'],
  ['Straßburg', 'Strassburg', 'strassburg'],
  ['Saint\u2011Étienne', 'Saint-Etienne', 'saint-etienne'],
  ['Mün\u00adchen\u200b', 'Munchen', 'munchen'],
  ['Орёл', 'Орел', 'orel'],
  ['الإسكندرية', 'الاسكندريه', 'alaskndryh'],
  ['تهران ۳', 'تهران 3', 'thran-3'],
  ['プラハ', 'ﾌﾟﾗﾊ', 'プラハ'],
  ['東京（本社）', '東京 本社', '東京-本社'],
  ['부산'.normalize('NFD'), '부산', '부산'],
  ['मुंबई', 'मुंबई', 'मुंबई'],
  ['髙橋', '高橋', '高橋'],
  ['C++', 'Ｃ＋＋', 'c-plus-plus'],
  ['C#', 'c#', 'c-sharp'],
  ['C♯ / .NET', 'C# / NET', 'c-sharp-net'],
  ['C++17', 'c++17', 'c-plus-plus-17'],
  ['R&D', 'R & D', 'r-and-d'],
  ['Sales & Marketing', 'Sales and Marketing', 'sales-and-marketing'],
  ['A+B', 'a+b', 'a-plus-b'],
  ['Python + SQL', 'Python SQL', 'python-sql'],
  ['# Sales', 'Sales', 'sales'],
  ['Non-plussed', 'non-plussed', 'non-plussed'],
])('%s and %s are one value of a filter, which its URL gives', (text, other, expected) => {
  const values = [text, other].map((name) => toTextValue(name)[0]?.value)
  expect(values).toEqual([expected, expected])
  const read = readFacetFilter(['city'], new URLSearchParams({ city: expected }))
  expect(read).toEqual({ filter: { words: '', facets: { city: [expected] } } })
})

it.each([
  ['元町', '元気'],
  ['東京 1', '大阪 1'],
  ['プラハ', 'フラハ'],
  ['दिल', 'दल'],
  ['C++', 'C#'],
  ['C', 'C++'],
  ['F#', 'F'],
])('%s and %s are two values', (text, other) => {
  expect(toTextValue(text)[0]?.value).not.toBe(toTextValue(other)[0]?.value)
})

it.each(['C#', 'Орёл', 'Đà Nẵng', 'Новый Уренгой', 'إربد', '東京 Tokyo', '元町'])(
  'finds the value of %s by that of earlier versions',
  (text) => {
    const [current] = toTextValue(text) as [FacetValue]
    const former = foldValue(toSlug(text) || text) ?? ''
    expect(former).not.toBe(current.value)
    const filter = { words: '', facets: { city: [former, 'unknown'] } }
    const labels = { city: new Map([[current.value, current.label]]) }
    const resolved = withCurrentValues(['city'], filter, labels)
    expect(resolved.facets.city).toEqual([current.value, 'unknown'].sort())
  },
)

it.each(['C++', 'c#', 'Орёл', 'орел', 'Diyarbakır'])(
  'finds the value of a text that the URL names: %s',
  (text) => {
    const [current] = toTextValue(text) as [FacetValue]
    const read = readFacetFilter(['city'], new URLSearchParams({ city: text }))
    const labels = { city: new Map([[current.value, current.label]]) }
    expect('filter' in read && withCurrentValues(['city'], read.filter, labels).facets.city).toEqual([
      current.value,
    ])
  },
)

it('finds a language by one of its regions', () => {
  const labels = { language: new Map([['fr', { languageCode: 'fr' }]]) }
  const filter = { words: '', facets: { language: ['fr-ca'] } }
  expect(withCurrentValues(['language'], filter, labels).facets).toEqual({ language: ['fr'] })
})

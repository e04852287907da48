import { expect, it } from 'vitest'
import { toHtmlText } from './html-text'
import { parseText } from './pipeline'
import { readBasicHtml, readExcerpt, readHtml } from './text-readers'

const base = 'https://a.example/articles/one'
const text = '# One\n\n[a link](/two) with **strong** words'

it('equal texts give equal results, of each reader its own', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(readHtml(text, 'markdown', base)).toBe(toHtmlText(parseText(text, 'markdown'), base))
    expect(readBasicHtml(text, 'markdown', base)).toContain('<strong>strong</strong> words')
    expect(readBasicHtml(text, 'markdown', base)).not.toContain('<a')
    expect(readExcerpt(text, 'markdown', base)).toBe('One a link with strong words')
  }
})

it('another text, format or page gives another result', () => {
  const first = readHtml(text, 'markdown', base)
  expect(readHtml('One\ntwo', 'html', base)).not.toBe(readHtml('One\ntwo', 'markdown', base))
  expect(readHtml(text, 'markdown', 'https://b.example/')).toContain('https://b.example/two')
  expect(readHtml(`${text}!`, 'markdown', base)).toContain('words!')
  expect(readHtml(text, 'markdown', base)).toBe(first)
})

it('texts that exceed the stored size are read as any others', () => {
  // Longer than what is parsed: such a text becomes a paragraph without markup.
  const long = 'word '.repeat(50_000)
  for (const number of [...Array(14).keys(), 0])
    expect(readHtml(`${number} ${long}`, 'markdown', base)).toContain(`<p>${number} word`)
})

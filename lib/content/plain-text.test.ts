import { describe, expect, it } from 'vitest'
import { parseText } from './pipeline'
import { firstQuote, firstSentences, toExcerpt, toPlainText } from './plain-text'

describe('toPlainText', () => {
  it('separates the words of different elements and decodes character references', () => {
    expect(toPlainText('<p>One&nbsp;two</p><ul><li>three</li><li>R&amp;D</li></ul>')).toBe(
      'One two three R&D',
    )
  })
})

describe('toExcerpt', () => {
  it('cuts after a word', () => {
    expect(toExcerpt('Four words are here', 14)).toBe('Four words…')
    expect(toExcerpt('**Short**', 14)).toBe('Short')
  })
})

describe('firstQuote', () => {
  const quote = (text: string) => firstQuote(parseText(text, 'markdown'))

  it('is the first short one that names its speaker', () => {
    const long = `> ${'word '.repeat(80)}\n>\n> — Ada`
    expect(
      quote(`> Nobody says this.\n\n${long}\n\n> Here you **have to** be slow.\n>\n> — Yanis, *shunter*`),
    ).toEqual({
      text: 'Here you have to be slow.',
      speaker: 'Yanis, shunter',
    })
  })

  it('is no picture with a caption, and none where nobody is named', () => {
    expect(
      quote(
        '![A yard](https://a.example/b.webp "The yard")\n\n> Said\n\n<figure><figcaption>Yanis</figcaption></figure>',
      ),
    ).toBeNull()
  })
})

describe('firstSentences', () => {
  const sentences = (text: string) => firstSentences(parseText(text, 'markdown'))

  it('has the running text without headings, tables, code, captions and footnotes', () => {
    const text = [
      '# Start',
      'The **first** words[^1], [linked](/en).',
      '<figure><img src="https://a.example/b.webp" alt="A"><figcaption>Caption</figcaption></figure>',
      '| a |\n|---|\n| b |',
      '```\ncode\n```',
      '- one\n- two',
      '> A quote',
      '[^1]: A note.',
    ]
    expect(sentences(text.join('\n\n'))).toBe('The first words, linked. one two A quote')
  })

  it('has the words between the blocks of HTML', () => {
    expect(firstSentences(parseText('Intro <b>here</b><ul><li>one</li></ul>Then<h2>No</h2>', 'html'))).toBe(
      'Intro here one Then',
    )
  })

  it('is the whole text where it has no running text', () => {
    expect(sentences('# Only\n\n## headings')).toBe('Only headings')
  })
})

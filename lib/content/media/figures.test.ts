import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { toHtmlText } from '@/lib/content/html-text'
import { toBlocks, toMarkdown } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import type { TextFormat } from '@/lib/content/text-format'

const image = 'https://a.example/b.webp'

function html(text: string, format: TextFormat = 'markdown'): string {
  return toHtml(parseText(text, format)).replace(/\n/g, '')
}

describe('an image with a title', () => {
  it.each([
    [
      'alone in its paragraph has a caption',
      `![Alt](${image} "The *yard*")`,
      `<figure><img src="${image}" alt="Alt"><figcaption>The *yard*</figcaption></figure>`,
    ],
    [
      'in a link has a caption',
      `[![Alt](${image} "Yard")](https://b.example/)`,
      `<figure><a href="https://b.example/"><img src="${image}" alt="Alt"></a><figcaption>Yard</figcaption></figure>`,
    ],
    [
      'in a sentence keeps its title',
      `See ![Alt](${image} "Yard").`,
      `<p>See <img src="${image}" alt="Alt" title="Yard">.</p>`,
    ],
    ['that is empty has none', `![Alt](${image} " ")`, `<p><img src="${image}" alt="Alt" title=" "></p>`],
    [
      'in a figure of HTML has the caption of the figure',
      `<figure><p><img src="${image}" title="a"></p><figcaption>B</figcaption></figure>`,
      `<figure><p><img src="${image}" title="a"></p><figcaption>B</figcaption></figure>`,
    ],
    [
      'with markup in the title shows it as text',
      `![](${image} "<script>alert(1)</script><b>x")`,
      `<figure><img src="${image}" alt=""><figcaption>&#x3C;script>alert(1)&#x3C;/script>&#x3C;b>x</figcaption></figure>`,
    ],
  ])('%s', (_, text, expected) => expect(html(text)).toBe(expected))

  it('has a caption in HTML texts too', () => {
    expect(html(`<p><img src="${image}" title="Yard"></p>`, 'html')).toBe(
      `<figure><img src="${image}"><figcaption>Yard</figcaption></figure>`,
    )
  })

  it('that the site does not have leaves no figure', () => {
    expect(html('![Alt](/media/none.webp "Yard")')).toBe('<p>Alt</p>')
  })
})

describe('a quote', () => {
  const figure = (quote: string, speaker: string) =>
    `<figure><blockquote>${quote}</blockquote><figcaption>${speaker}</figcaption></figure>`

  it.each([
    [
      'that ends with its speaker',
      '> You look.\n>\n> — the *instructor*',
      '<p>You look.</p>',
      '— the <em>instructor</em>',
    ],
    ['with the speaker in its last line', '> You look.\n> – Ida', '<p>You look.</p>', '– Ida'],
    ['of two paragraphs', '> One\n>\n> Two\n> -- Ida', '<p>One</p><p>Two</p>', '-- Ida'],
  ])('%s is a pull quote', (_, text, quote, speaker) => expect(html(text)).toBe(figure(quote, speaker)))

  it('of HTML with empty lines ends where its text ends', () => {
    const text = '<blockquote><p>You look.\n\n— Ida</p></blockquote>'
    expect(toHtml(parseText(text, 'html'))).toContain('<p>You look.</p>')
  })

  it.each([
    ['without a speaker', '> You look.'],
    ['that is a dialogue', '> — Good day.\n>\n> — Good night.'],
    ['whose last paragraph is long', `> You look.\n>\n> — ${'word '.repeat(40)}`],
    ['of one line', '> — Ida'],
  ])('%s stays a quote', (_, text) => {
    expect(html(text)).toMatch(/^<blockquote>/)
    expect(html(text)).not.toContain('figure')
  })
})

it('captions and speakers are in feeds and Markdown alternates', () => {
  const tree = parseText(`![Alt](${image} "The yard")\n\n> You look.\n>\n> — Ida`, 'markdown')
  expect(toHtmlText(tree, 'https://a.example/')).toContain('<figcaption>The yard</figcaption>')
  expect(toMarkdown(toBlocks(tree, 'https://a.example/', 2))).toBe(
    `![Alt](${image})\n\nThe yard\n\n> You look.\n\n— Ida\n`,
  )
})

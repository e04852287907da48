import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { toLinkUrl } from './links'
import { toBlocks, toMarkdown } from './markdown'
import { parseText } from './pipeline'

const linked = [
  ['https://example.com/guide', 'https://example.com/guide'],
  ['www.example.com/guide', 'https://www.example.com/guide'],
  ['example.com/guide.pdf', 'https://example.com/guide.pdf'],
  ['example.com:8443', 'https://example.com:8443/'],
  ['https://example.com/my guide.pdf', 'https://example.com/my%20guide.pdf'],
  [' HTTPS://example.com ', 'https://example.com/'],
  ['//example.com/x', 'https://example.com/x'],
  ['/\texample.com', '/example.com'],
  ['/\t/example.com', 'https://example.com/'],
  ['/\n/\texample.com/x', 'https://example.com/x'],
  ['\\\\example.com\\x', 'https://example.com/x'],
  ['/\\example.com', 'https://example.com/'],
  ['/en/jobs', '/en/jobs'],
  ['\\en\\jobs', '/en/jobs'],
  ['/en/jobs?q=a b#c', '/en/jobs?q=a%20b#c'],
  ['/../en/jobs', '/en/jobs'],
  ['/../..//en/jobs', null],
  ['mailto:jobs@example.com', 'mailto:jobs@example.com'],
  ['mailto: jobs@example.com?subject=Année 1', 'mailto:jobs@example.com?subject=Ann%C3%A9e%201'],
  ['mailto:?subject=A page&body=https://example.com', 'mailto:?subject=A%20page&body=https://example.com'],
  ['jobs@example.com', 'mailto:jobs@example.com'],
  ['tel:+33 (0)1 23-45', 'tel:+3312345'],
  ['tel:1-800-555-0100', 'tel:18005550100'],
  ['#top', '#top'],
  ['example.com', 'https://example.com/'],
  ['Example.co.uk', 'https://example.co.uk/'],
  ['acme.ai', 'https://acme.ai/'],
  ['acme.berlin', 'https://acme.berlin/'],
  ['acme.careers', 'https://acme.careers/'],
  ['www.acme.bayern', 'https://www.acme.bayern/'],
  ['acme.bayern/jobs', 'https://acme.bayern/jobs'],
  ['\u200b/en/jobs\u200b', '/en/jobs'],
  ['http://jobs@example.com', 'mailto:jobs@example.com'],
  ['https://example.com/pa\nth', 'https://example.com/path'],
  [
    'https://wa.example/?text=See https://example.com/',
    'https://wa.example/?text=See%20https://example.com/',
  ],
  // Names of files and words.
  ...[
    ...['video.mov', 'slides.key', 'form.docm', 'podcast.m4a', 'broschüre.epub', 'readme.md', 'apply.shtml'],
    ...['Dr.Müller', 'report.2026.final.pages', 'data.parquet', 'mehr.erfahren', 'apply.shtml?job=1', 'z.B'],
    ...['archive.tar.gz', 'index.php/jobs', 'bild.HEIC'],
  ].map((name) => [name, null] as const),
  // Pages that the site does not have, and URLs that it does not link to.
  ['page.html', null],
  ['guide.pdf', null],
  ['docs/guide', null],
  ['./guide', null],
  ['../guide', null],
  ['?page=2', null],
  ['#', null],
  ['', null],
  ['https://', null],
  ['https://user@example.com/x', null],
  ['https://user:secret@example.com/', null],
  ['https://127.0.0.1/', null],
  ['sms:+33123456789', null],
  ['whatsapp://send?text=x', null],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['&#x6A;avascript:alert(1)', null],
] as const

it.each(linked)('a link to %j is one to %s', (href, url) => {
  expect(toLinkUrl(href)).toBe(url)
})

it.each(linked.filter(([href]) => !href.includes('#')))(
  'a text with a link to %j has one to %s',
  (href, url) => {
    const attribute = url === null ? '' : ` href="${url.replaceAll('&', '&#x26;')}"`
    const tree = parseText(`<p><a href="${href}">a</a></p>`, 'html')
    expect(toHtml(tree)).toBe(`<p><a${attribute}>a</a></p>`)
    if (url?.startsWith('https:'))
      expect(toMarkdown(toBlocks(tree, 'https://site.example/x', 2))).toBe(`[a](${url})\n`)
  },
)

it.each([
  ['[a](www.example.com/guide)', 'https://www.example.com/guide'],
  ['[a](https://example.com/my guide.pdf)', 'https://example.com/my%20guide.pdf'],
  ['[a](tel:+49 30 123456)', 'tel:+4930123456'],
  ['[a](mailto:a@b.example?subject=My job)', 'mailto:a@b.example?subject=My%20job'],
  ['- ```a```\n- [a](https://example.com/my guide.pdf)', 'https://example.com/my%20guide.pdf'],
  ['[a](https://example.com/my guide.pdf "The guide")', 'https://example.com/my%20guide.pdf'],
  ['[a](</en/my jobs>)', '/en/my%20jobs'],
  ['[a](/en/my jobs)', '/en/my%20jobs'],
  ['[a](https://example.com/été (1).pdf)', 'https://example.com/%C3%A9t%C3%A9%20(1).pdf'],
])('the Markdown link %s leads to %s', (markdown, url) => {
  expect(toHtml(parseText(markdown, 'markdown'))).toContain(`<a href="${url}"`)
})

it.each(['`[a](https://example.com/my guide.pdf)`', '```\n[a](https://example.com/my guide.pdf)\n```'])(
  'the code %s stays as it is written',
  (markdown) => {
    expect(toHtml(parseText(markdown, 'markdown'))).toContain('[a](https://example.com/my guide.pdf)')
  },
)

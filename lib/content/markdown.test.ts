import fc from 'fast-check'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { heading, link, list, text, toBlocks, toMarkdown, toMarkdownDocument } from './markdown'
import { parseText } from './pipeline'

provideMediaFiles({ 'media/night/hall.webp': [16, 9] })

const base = 'https://careers.example.com/en/articles/a'
const convert = (source: string, top: 2 | 3 = 2) =>
  toMarkdown(toBlocks(parseText(source, 'markdown'), base, top))
const convertHtml = (source: string) => toMarkdown(toBlocks(parseText(source, 'html'), base, 2))

/** The active elements, attributes and URLs that a Markdown reader without a sanitizer would have. */
function activeParts(markdown: string): string[] {
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
  const found: string[] = []
  visit(reader.runSync(reader.parse(markdown)), 'element', ({ tagName, properties }) => {
    if (/^(script|style|iframe|object|embed|svg|math)$/.test(tagName)) found.push(tagName)
    found.push(...Object.keys(properties).filter((name) => name.startsWith('on')))
    const urls = [properties.href, properties.src].map(String)
    found.push(...urls.filter((url) => /^(javascript|data|vbscript):/i.test(url)))
  })
  return found
}

describe('a text as Markdown', () => {
  it('has the elements that editors use', () => {
    const source = [
      '# Title',
      'A *word*, **two**, `code`, ~~gone~~ and a [link](https://a.example/ "t").',
      '| a | b |\n| - | -: |\n| 1 | \\| |',
      '- [x] done\n- [ ] open',
      '> quoted',
      '![Hall](https://a.example/a.webp)',
      '```ts\nconst a = "<script>"\n```',
      '---',
    ]
    expect(convert(source.join('\n\n'))).toBe(
      [
        '## Title',
        'A *word*, **two**, `code`, ~~gone~~ and a [link](https://a.example/ "t").',
        '| a | b |\n| - | -: |\n| 1 | \\| |',
        '- [x] done\n- [ ] open',
        '> quoted',
        '![Hall](https://a.example/a.webp)',
        '```ts\nconst a = "<script>"\n```',
        '---\n',
      ].join('\n\n'),
    )
  })

  it('has Markdown in place of HTML', () => {
    expect(convertHtml('<p>A <b>b</b><br>c</p><ol start="3"><li>d<li><p>e</p></ol>')).toBe(
      'A **b**\\\nc\n\n3. d\n\n4. e\n',
    )
    expect(convertHtml('<details><summary>More</summary><p>text</p></details>')).toBe('More\n\ntext\n')
  })

  it('has absolute URLs, and links in place of video players', () => {
    expect(convert('[jobs](/en/jobs) ![](/media/night/hall.webp)')).toBe(
      '[jobs](https://careers.example.com/en/jobs) ![](https://careers.example.com/media/night/hall.webp)\n',
    )
    expect(convert('https://youtu.be/aqz-KE-bpKQ')).toBe('<https://www.youtube.com/watch?v=aqz-KE-bpKQ>\n')
  })

  it('has footnotes', () => {
    const markdown = convert('One[^a] and again[^a].\n\n[^a]: The *note*.\n\n    Its end.')
    expect(markdown).toBe('One[^a] and again[^a].\n\n## Notes\n\n[^a]: The *note*.\n\n    Its end.\n')
  })

  it('has headings from the given level on', () => {
    expect(convert('# a\n\n## b', 3)).toBe('### a\n\n#### b\n')
  })

  it.each([
    '<script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '\\<img src=x onerror=alert(1)>',
    '<img src=x onerror="alert(1)">',
    '[x](javascript:alert(1))',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<img alt="a](javascript:alert(1))" src="/media/night/hall.webp">',
    '<a href="/x" title="&quot;)<script>">y</a>',
    '<svg><style><script>alert(1)</script></style></svg>',
    '<details><summary><b><script></summary>x</details>',
  ])('has no active content for a reader without a sanitizer: %s', (source) => {
    expect(activeParts(convert(source))).toEqual([])
    expect(activeParts(convertHtml(source))).toEqual([])
  })

  it('is checked by a reader that finds active content', () => {
    const source = '[z](javascript:z) <script>x</script> <img src="data:x" onerror="y">'
    expect(activeParts(source)).toEqual(['javascript:z', 'script', 'onError', 'data:x'])
  })

  it('has only the text of a link or image whose URL was removed', () => {
    expect(convert('The ([*old* budget](file:///C:/budget.xlsx)), [](javascript:x)now')).toBe(
      'The (*old* budget), now\n',
    )
    expect(convert('a ![Hall](data:x) b\n\n![](data:x)\n\nc')).toBe('a Hall b\n\nc\n')
    expect(convert('[![Hall](data:x)](file:///a)')).toBe('Hall\n')
    expect(convertHtml('<p><a name="x">Top</a> <img alt="A *b*"></p>')).toBe('Top A \\*b\\*\n')
  })

  it('has no control characters and no unpaired surrogates', () => {
    const source = 'a\u0000b\u001b]8;;c\u0085d\u007fe\tf \ud800g\udc00 😀'
    for (const markdown of [convert(source), convert(`\`${source}\``), convertHtml(source)]) {
      expect(markdown).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u)
      expect(markdown).toContain('😀')
    }
  })

  it.each(['\u0001', '\ud800', '&#1;'])('has no active content after the removal of %j', (between) => {
    for (const source of [`[x]${between}(javascript:y)`, `<${between}script>`, `\\[x]${between}(data:y)`]) {
      expect(activeParts(convert(source))).toEqual([])
      expect(activeParts(convertHtml(source))).toEqual([])
    }
  })
})

describe('a Markdown document', () => {
  const hostile = 'A\n---\nurl: "evil"\n# <script>\u0007 [x](javascript:y)'

  it('has front matter that no value can end', () => {
    const document = toMarkdownDocument({ title: hostile, tags: [hostile, '- b'], none: null, empty: [] }, [])
    const parts = document.split(/^---$/m)
    expect(parts).toHaveLength(3)
    const line = 'A --- url: "evil" # <script> [x](javascript:y)'
    expect(parse(parts[1] ?? '')).toEqual({ title: line, tags: [line, '- b'] })
  })

  /** Control characters, Latin letters, spaces and line ends of every kind, an unpaired surrogate. */
  const character = fc
    .oneof(fc.integer({ min: 0, max: 0x2030 }), fc.constantFrom(0x0a, 0x2d, 0xd800, 0xfeff))
    .map((code) => String.fromCharCode(code))

  it('has the given keys in its front matter, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, minLength: 1 }), (value) => {
        const parts = toMarkdownDocument({ title: value, tags: [value] }, []).split(/^---$/m)
        expect(parts).toHaveLength(3)
        const { title, ...others } = parse(parts[1] ?? '')
        expect(others).toEqual({ tags: [title] })
        expect(title).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      }),
    )
  })

  it('does not pad the cells of a table', () => {
    const text = `|a|\n|-|\n|${'a'.repeat(10_000)}|\n${'a\n'.repeat(500)}`
    expect(toMarkdown(toBlocks(parseText(text, 'markdown'), base, 2)).length).toBeLessThan(2 * text.length)
  })

  it('escapes Markdown syntax in plain text', () => {
    expect(toMarkdown([heading(1, hostile)])).toBe('# A --- url: "evil" # \\<script> \\[x]\\(javascript:y)\n')
    expect(toMarkdown(list([[link('*a*', base), text(': +b')]]))).toBe(`- [\\*a\\*](${base}): +b\n`)
  })
})

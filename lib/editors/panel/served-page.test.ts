import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffPages } from './page-diff'
import { readServedPage } from './served-page'
import { articleGraph, makePageHtml, pageUrl } from './testing/page-html'

describe('a served page', () => {
  it('has the tags of its head, its structured data, and the text, links and images of its main part', () => {
    const page = readServedPage(
      makePageHtml({
        head:
          '<meta name="description" content="Who works\n when others sleep."/><link rel="canonical" href="/en/a"/>' +
          '<link rel="alternate" hrefLang="fr" href="/fr/a"/><link rel="icon" href="/icon.svg"/>' +
          '<link rel="alternate" type="application/rss+xml" href="/feed"/>',
        graph: articleGraph,
        main:
          '<h1>Working <em>at</em> night</h1><p>One &amp; two.<br>Three</p><ul><li>Four <a href="/en/b#c">five</a></li></ul>' +
          '<img src="/_next/image?url=%2Fmedia%2Fa.jpg&amp;w=640&amp;q=75" alt="A lamp"><script>hidden()</script>',
      }),
      pageUrl,
    )
    expect(page).toMatchObject({
      language: 'en',
      title: 'Working at night – Vitrine',
      metas: [{ name: 'description', content: 'Who works when others sleep.' }],
      canonical: 'https://vitrine.example/en/a',
      icon: 'https://vitrine.example/icon.svg',
      languages: [{ language: 'fr', url: 'https://vitrine.example/fr/a' }],
      graph: articleGraph,
      brokenScripts: 0,
      blocks: [
        { kind: 'h1', text: 'Working at night' },
        { kind: 'p', text: 'One & two. Three' },
        { kind: 'li', text: 'Four five' },
      ],
      links: [{ text: 'five', url: 'https://vitrine.example/en/b#c' }],
      images: [{ url: 'https://vitrine.example/media/a.jpg', alt: 'A lamp' }],
      isCoarse: false,
    })
  })

  it('has the head tags that a streamed page has in its body', () => {
    const html =
      '<html><head></head><body><main></main><title>Late</title><meta name="robots" content="noindex"></body>'
    const page = readServedPage(html, pageUrl)
    expect([page.title, page.metas]).toEqual(['Late', [{ name: 'robots', content: 'noindex' }]])
  })

  it('has the directives for robots of the public page in place of those of its preview', () => {
    const head = (tags: string) => readServedPage(makePageHtml({ head: tags }), pageUrl)
    const preview = head(
      '<meta name="robots" content="noindex, nofollow"/><meta name="public-robots" content="index, follow"/>',
    )
    expect(preview.metas).toEqual([{ name: 'robots', content: 'index, follow' }])
    expect(diffPages(head('<meta name="robots" content="index, follow"/>'), preview).head).toEqual([])
    expect(diffPages(head('<meta name="robots" content="noindex"/>'), preview).head).toHaveLength(1)
  })

  it('has the parts that a streamed page has at its end in their places', () => {
    const main = '<h1>One</h1><!--$?--><template id="B:0"></template><!--/$--><p>Four</p>'
    const parts =
      '<div hidden id="S:0"><p>Two</p><template id="P:1"></template></div><div hidden id="S:1"><p>Three</p></div>'
    const html = makePageHtml({ main }).replace('</body>', `${parts}</body>`)
    expect(readServedPage(html, pageUrl).blocks.map(({ text }) => text)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ])
  })

  it('has no link or image that runs code', () => {
    const main = ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x']
      .map(
        (url) => `<a href="${url}">x</a><img src="${url}" onerror="alert(1)"><iframe src="${url}"></iframe>`,
      )
      .join('')
    const page = readServedPage(makePageHtml({ main }), pageUrl)
    expect([page.links, page.images]).toEqual([[], []])
  })

  it('counts structured data that is no JSON', () => {
    const script = '<script type="application/ld+json">{"@type":</script>'
    const page = readServedPage(makePageHtml({ head: script, graph: articleGraph }), pageUrl)
    expect([page.graph.length, page.brokenScripts]).toEqual([3, 1])
  })

  it('is read for every text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b ',
        'a=1>',
        '<main>',
        '</main>',
        '<svg>',
        '<template>',
        '<title>',
        '<meta name=x',
      ),
      fc.constantFrom(
        '<script type="application/ld+json">',
        '{"@graph":[',
        ']}',
        '</script>',
        '<a href="',
        '">',
        '&#0;',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const page = readServedPage(pieces.join(''), pageUrl)
        expect(page.links.every(({ url }) => /^https?:/.test(url))).toBe(true)
        expect(page.blocks.every(({ text }) => text !== '')).toBe(true)
      }),
    )
  })

  it.each([
    ['deep', '<div>'.repeat(100_000)],
    [
      'nested formatting',
      `${Array.from({ length: 3_000 }, (_, n) => `<b a=${n}>`).join('')}${'<p>'.repeat(3_000)}`,
    ],
    ['many attributes', `<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}=1`).join(' ')}>`],
    ['unclosed tags', '<a'.repeat(500_000)],
    ['deep data', `<script type="application/ld+json">${'['.repeat(200_000)}</script>`],
  ])('is read in bounded time, with its title, if it is hostile: %s', (_, main) => {
    const started = performance.now()
    const page = readServedPage(makePageHtml({ main }), pageUrl)
    expect(page.title).toBe('Working at night – Vitrine')
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('has its title and the start of its text if it is larger than 5 MB', () => {
    const page = readServedPage(makePageHtml({ main: '<p>One two three.</p>'.repeat(300_000) }), pageUrl)
    expect(page).toMatchObject({ title: 'Working at night – Vitrine', isCoarse: true, links: [] })
    expect(page.blocks[1]).toEqual({ kind: 'p', text: 'One two three.' })
  })
})

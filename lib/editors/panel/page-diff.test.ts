import { isFull } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffPages } from './page-diff'
import { readServedPage } from './served-page'
import { articleGraph, makePageHtml, pageUrl } from './testing/page-html'

const read = (parts: Parameters<typeof makePageHtml>[0]) => readServedPage(makePageHtml(parts), pageUrl)

describe('the difference of two pages', () => {
  it('has links that are new, gone, or have another text or target', () => {
    const before =
      '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a><a href="/d">D</a>'
    const after = '<a href="/a">A2</a><a href="/b2">B</a><a href="/new">New</a><a href="/d">D</a>'
    const { links } = diffPages(read({ main: before }), read({ main: after }))
    const short = links.map(({ before: old, after: fresh }) =>
      [old, fresh].map((link) => link && `${link.text} ${new URL(link.url).pathname}`),
    )
    expect(short).toEqual([
      ['A /a', 'A2 /a'],
      ['B /b', 'B /b2'],
      [null, 'New /new'],
      ['C /c', null],
      ['D /d', null],
    ])
  })

  it('has images, head tags and values of structured data by their paths', () => {
    const before = read({ graph: articleGraph, main: '<img src="/a.jpg" alt="A">' })
    const [site, breadcrumbs, article] = articleGraph
    const head = '<meta property="og:title" content="Night"/><meta name="viewport" content="x"/>'
    const after = read({
      title: 'Night',
      head,
      graph: [site, breadcrumbs, { ...article, author: [{ name: 'Ada' }, { name: 'Bo' }] }],
      main: '<img src="/a.jpg" alt="A lamp">',
    })
    const { images, head: tags, data, isEqual } = diffPages(before, after)
    expect(images).toMatchObject([{ before: { text: 'A' }, after: { text: 'A lamp' } }])
    expect(tags).toEqual([
      { name: 'title', before: 'Working at night – Vitrine', after: 'Night' },
      { name: 'og:title', before: null, after: 'Night' },
    ])
    expect(data).toContainEqual({ name: 'Article.author[2].name', before: null, after: 'Bo' })
    expect(isEqual).toBe(false)
  })

  it('is none for equal pages, and one for others', () => {
    const parts = fc.record({
      title: fc.stringMatching(/^[a-c]{1,3}$/),
      main: fc.stringMatching(/^(<p>[a-c]{1,3}<\/p>){0,3}$/),
      graph: fc.array(
        fc.record({ '@type': fc.constantFrom('Thing', 'Article'), name: fc.constantFrom('a', 'b', null) }),
      ),
    })
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(diffPages(read(one), read(one)).isEqual).toBe(true)
        const isEqual = JSON.stringify(one) === JSON.stringify(other)
        expect(diffPages(read(one), read(other)).isEqual).toBe(isEqual)
      }),
    )
  })

  it.runIf(isFull)('takes bounded time for pages with 20,000 links and 10,000 tags', () => {
    const page = (word: string) =>
      read({
        head: `<meta property="article:tag" content="${word}"/>`.repeat(10_000),
        main: Array.from({ length: 20_000 }, (_, n) => `<a href="/${word}${n}">${word}</a>`).join(''),
      })
    const [one, other] = [page('a'), page('b')]
    const started = performance.now()
    expect(diffPages(one, other).links.length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

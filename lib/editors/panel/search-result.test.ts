import { describe, expect, it } from 'vitest'
import { toIndexing } from './indexing'
import { toSearchResult } from './search-result'
import { readServedPage } from './served-page'
import { articleGraph, makePageHtml, pageUrl } from './testing/page-html'

const page = (parts: Parameters<typeof makePageHtml>[0]) => readServedPage(makePageHtml(parts), pageUrl)

describe('a search result', () => {
  it('has the name of the site, the breadcrumbs, the day of an article and the texts', () => {
    const head = '<meta name="description" content="Who works when others sleep."/>'
    const result = toSearchResult(page({ head, graph: articleGraph }), pageUrl)
    expect(result).toMatchObject({
      siteName: 'Vitrine',
      breadcrumbs: ['https://vitrine.example', 'Stories'],
      host: 'vitrine.example',
      day: 'Mar 2, 2026',
      desktop: { title: { kept: 'Working at night – Vitrine', limit: 580 }, description: { limit: 920 } },
      phone: { description: { limit: 680 } },
    })
    // The day is a part of the line.
    expect(result.desktop.description?.size).toBeGreaterThan(240)
  })

  it('has the folders of the URL without breadcrumbs, and the heading and the text where the page names nothing', () => {
    const text = 'A paragraph that is long enough to be shown as a description.'
    const result = toSearchResult(page({ title: ' ', main: `<h1>Night</h1><p>${text}</p>` }), pageUrl)
    expect(result).toMatchObject({ hasTitle: false, hasDescription: false, siteName: 'vitrine.example' })
    expect(result.breadcrumbs).toEqual(['https://vitrine.example', 'en', 'articles', '2026', '03', '02'])
    expect([result.desktop.title.text, result.desktop.description?.text]).toEqual(['Night', text])
  })

  it('has no day for a date or a language that is not valid', () => {
    const graph = [{ '@type': 'Article', datePublished: '2026-99-99' }]
    expect(toSearchResult(page({ graph }), pageUrl).day).toBeNull()
    const html = makePageHtml({ graph: articleGraph }).replace('lang="en"', 'lang="en_!!"')
    expect(toSearchResult(readServedPage(html, pageUrl), pageUrl).day).toBe('Mar 2, 2026')
  })
})

describe('what search engines are told', () => {
  const tell = (head: string, isTestSite = false) => toIndexing(page({ head }), pageUrl, isTestSite)

  it('is that they may list a page that says so, or says nothing', () => {
    const head = `<meta name="robots" content="index, max-snippet:-1"/><link rel="canonical" href="${pageUrl}"/>`
    expect(tell(head)).toEqual({
      problem: null,
      directives: ['index', 'max-snippet:-1'],
      canonical: pageUrl,
    })
    expect(tell('').problem).toBeNull()
  })

  it('is why they do not list a page', () => {
    expect(tell('<meta name="robots" content="NOINDEX, follow"/>').problem).toEqual({
      kind: 'robots',
      directives: 'noindex',
    })
    expect(tell('<link rel="canonical" href="/fr/a"/>').problem).toEqual({
      kind: 'other-canonical',
      url: 'https://vitrine.example/fr/a',
    })
    expect(tell('', true).problem).toEqual({ kind: 'test-site' })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PanelInput, PanelVersion, PanelView } from '@/lib/editors/panel/panel-input'
import { jobPosting, makePageHtml, pageUrl } from '@/lib/editors/panel/testing/page-html'
import { PreviewPanel } from './preview-panel'

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const escaped = hostile.replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const html = makePageHtml({
  title: escaped,
  head: ['description', 'og:title', 'og:site_name', 'twitter:description', 'robots']
    .map((name) => `<meta property="${name}" content="${escaped}"/>`)
    .concat(
      '<meta property="og:image" content="javascript:alert(1)"/><link rel="icon" href="javascript:alert(1)"/>',
    )
    .join(''),
  graph: [
    {
      ...jobPosting,
      title: hostile,
      hiringOrganization: { name: hostile, logo: 'https://evil.example/a.svg' },
    },
  ],
  main: `<h1>${escaped}</h1>`,
})
const feed = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: hostile,
  items: [
    {
      id: '1',
      url: pageUrl,
      title: hostile,
      content_html: `<p>a${hostile}</p><a href="javascript:alert(1)">b</a><iframe src="https://evil.example"></iframe>`,
    },
  ],
})

const source = { kind: 'hosted' as const }

function render(view: PanelView, version: PanelVersion = 'draft', changes: Partial<PanelInput> = {}) {
  const texts = { html, feed, markdown: hostile }
  const check = {
    reference: 'AbC12',
    warnings: [{ rule: 'article-alt-missing' as const, details: [hostile] }],
    source,
  }
  const input = {
    ...{ url: pageUrl, status: 'draft' as const, draft: texts, live: texts },
    ...{ job: { known: null, errors: [] }, check },
    ...changes,
  }
  const urlOf = (shown: { view: PanelView; version: PanelVersion }) => `?${new URLSearchParams(shown)}`
  return renderToStaticMarkup(<PreviewPanel input={input} locale="en" shown={{ view, version, urlOf }} />)
}

describe('the panel', () => {
  it.each(['search', 'fix', 'social', 'job', 'feed', 'markdown'] as const)(
    'runs nothing of the page: %s',
    (view) => {
      const markup = render(view)
      expect(markup).not.toMatch(/<(script|iframe|object|embed|style)/)
      expect(markup).not.toMatch(/<[^>]*\s(on\w+|srcdoc)=/)
      expect(markup).not.toMatch(/(src|href)="(?!\?|\/|https?:)/)
      expect(markup).not.toMatch(/src="https?:/)
      expect(markup).toContain('alert(1)')
    },
  )

  it('links to its views in both versions, and marks the one that is shown', () => {
    const markup = render('social', 'live')
    expect(markup).toContain('href="?view=social&amp;version=live" aria-current="page"')
    expect(markup).toContain('href="?view=job&amp;version=live"')
    expect(markup).toContain('href="?view=social&amp;version=draft"')
  })

  it('says what to fix in the record, with the number in the tab and a link to its comparison with others', () => {
    const markup = render('fix')
    expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*>To fix \(1\)<\/a>/)
    expect(markup).toContain('One thing to fix')
    expect(markup).toContain('An image in the text has no alternative text')
    expect(markup).toContain('How to fix it: Describe in one sentence')
    expect(markup).toContain('href="/preview/health?text=AbC12"')
    expect(markup).not.toContain('version=live" aria-current')
    const empty = render('fix', 'draft', { check: { reference: 'AbC12', warnings: [], source } })
    expect(empty).toContain('To fix (0)')
    expect(empty.match(/Nothing to fix/g)).toHaveLength(1)
    expect(render('fix', 'draft', { check: null })).not.toContain('To fix')
  })

  it('lists the most serious warnings first', () => {
    const warnings = (
      ['article-author-missing', 'article-summary-missing', 'article-text-missing'] as const
    ).map((rule) => ({ rule, details: [] }))
    const markup = render('fix', 'draft', { check: { reference: 'AbC12', warnings, source } })
    expect(markup.match(/>(Error|Warning|Hint)</g)).toEqual(['>Error<', '>Warning<', '>Hint<'])
    expect(markup).toContain('Field <code>cms_authors</code> of the hosted service')
  })

  it('says that a page is not live, and has no views for what it does not have', () => {
    const draft = { html, feed: null, markdown: null }
    const markup = render('feed', 'live', { draft, live: null, job: null })
    expect(markup).toContain('This page is not live yet.')
    expect(markup).toContain('Google result')
    expect(markup).not.toMatch(/version=live|view=(feed|job|markdown)/)
  })

  it('does not announce the publication of a record that is published already, or not any more', () => {
    const closed = (view: PanelView) => {
      const page = makePageHtml({ head: `<link rel="canonical" href="${pageUrl}"/>` })
      const job = { known: jobPosting, errors: [] }
      const draft = { html: page, feed: null, markdown: null }
      return render(view, 'draft', { status: 'closed', draft, live: null, job })
    }
    expect(closed('search')).toContain('This page is not live any more.')
    expect(closed('search')).toContain('Search engines stop listing this page')
    expect(closed('job')).toContain('Google does not list this job, because it is not published any more.')
    const published = render('search', 'draft', { status: 'live' })
    expect(published).toMatch(/Now in the API.*On the site/)
    expect(published).not.toContain('Draft')
    expect(render('search')).toContain('Draft')
  })
})

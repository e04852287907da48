import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  type PanelInput,
  type PanelVersion,
  type PanelView,
  panelViews,
} from '@/lib/editors/panel/panel-input'
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

function render(view: PanelView, version: PanelVersion = 'draft', changes: Partial<PanelInput> = {}) {
  const texts = { html, feed, markdown: hostile }
  const input = { url: pageUrl, draft: texts, live: texts, job: { known: null, errors: [] }, ...changes }
  const urlOf = (shown: { view: PanelView; version: PanelVersion }) => `?${new URLSearchParams(shown)}`
  return renderToStaticMarkup(<PreviewPanel input={input} locale="en" shown={{ view, version, urlOf }} />)
}

describe('the panel', () => {
  it.each(panelViews.filter((view) => view !== 'changes'))('runs nothing of the page: %s', (view) => {
    const markup = render(view)
    expect(markup).not.toMatch(/<(script|iframe|object|embed|style)/)
    expect(markup).not.toMatch(/<[^>]*\s(on\w+|srcdoc)=/)
    expect(markup).not.toMatch(/(src|href)="(?!\?|\/|https?:)/)
    expect(markup).not.toMatch(/src="https?:/)
    expect(markup).toContain('alert(1)')
  })

  it('links to its views in both versions, and marks the one that is shown', () => {
    const markup = render('social', 'live')
    expect(markup).toContain('href="?view=social&amp;version=live" aria-current="page"')
    expect(markup).toContain('href="?view=job&amp;version=live"')
    expect(markup).toContain('href="?view=social&amp;version=draft"')
  })

  it('says that a page is not live, and has no views for what it does not have', () => {
    const draft = { html, feed: null, markdown: null }
    const markup = render('feed', 'live', { draft, live: null, job: null })
    expect(markup).toContain('This page is not live yet.')
    expect(markup).toContain('Google result')
    expect(markup).not.toMatch(/version=live|view=(feed|job|markdown)/)
  })
})

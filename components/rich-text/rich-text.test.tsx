import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '@/lib/content/outline'
import { parseText } from '@/lib/content/pipeline'
import type { TextFormat } from '@/lib/content/text-format'
import en from '@/lib/i18n/messages/en.json'
import { provideMediaFiles } from '@/lib/process/testing/media-files'
import { RichText } from './rich-text'

provideMediaFiles({ 'media/night/hall.webp': [1200, 800] })

async function render(text: string, format: TextFormat): Promise<string> {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {await RichText({ tree: parseText(text, format) })}
    </NextIntlClientProvider>,
  )
}

const markdown = (text: string) => render(text, 'markdown')
const html = (text: string) => render(text, 'html')

describe('a rendered upstream text', () => {
  it('has the elements that editors use', async () => {
    const page = await markdown(
      [
        '# Title\r\n\r\nA *word* and `code`[^1].',
        '| a | b |\n|---|---|\n| 1 | 2 |',
        '- [x] done',
        '<details><summary>More</summary>\n\ntext</details>',
        '![Hall](/media/night/hall.webp "Title")',
        '```ts\nconst a = 1\n```',
        '[^1]: A note.',
      ].join('\n\n'),
    )
    expect(page).toContain('<h2>Title</h2>')
    expect(page).toContain('<em>word</em>')
    expect(page).toContain('<section class="table-scroll" aria-label="Table" tabindex="0"><table>')
    expect(page).toContain('type="checkbox"')
    expect(page).toContain('<details><summary>More</summary>')
    expect(page).toContain('src="/_next/image?url=%2Fmedia%2Fnight%2Fhall.webp&amp;w=')
    expect(page).toContain('class="language-ts"')
    expect(page).toContain('href="#fn-1"')
    expect(page).toContain('id="fn-1"')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
    '<div style="position:fixed" onclick="alert(1)">x</div>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="data:text/html,x"></object><embed src="x">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0">',
    '<form action="https://evil.example"><button>x</button></form>',
    '<img src="http://evil.example/a.png"><img src="data:image/svg+xml,x" srcset="https://evil.example/b 2x">',
    '<embedded-video provider="youtube" video="&quot; onload=&quot;alert(1)"></embedded-video>',
    '<a id="content" name="x" href="//evil.example">x</a>',
  ])('has no active content: %s', async (text) => {
    for (const page of [await markdown(text), await html(text)]) {
      expect(page).not.toMatch(/<(script|svg|math|style|iframe|object|embed|base|meta|form|button)/i)
      expect(page).not.toMatch(/ on[a-z]+=|="javascript:|style=|srcset|id="content"|name=|data:|src="http:/i)
    }
  })

  it('has a player in place of an iframe or a single link of a known video platform', async () => {
    for (const text of [
      '<div><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0"></iframe></div>',
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ]) {
      expect(await markdown(text)).toContain('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
      expect(await markdown(text)).not.toContain('<iframe')
    }
  })

  it('has the text of an image in place of an image that the policy of the site does not load', async () => {
    const page = await markdown(
      '![A hall](https://elsewhere.example/a.jpg) ![](https://elsewhere.example/b.jpg)',
    )
    expect(page).toBe('<p><span class="missing-image">A hall</span> </p>')
  })

  it('has the sizes of the images of the site', async () => {
    const page = await markdown('![Hall](/media/night/hall.webp)')
    expect(page).toContain('width="1200" height="800" loading="lazy" decoding="async"')
    expect(page).toContain('style="aspect-ratio:1200 / 800"')
    const small = await html('<img src="/media/night/hall.webp" width="300" height="300">')
    expect(small).toContain('width="300" height="200"')
  })

  it('has a link in place of any other iframe', async () => {
    expect(await html('<iframe src="https://slides.example/deck"></iframe>')).toContain(
      '<a href="https://slides.example/deck" rel="nofollow ugc noopener noreferrer">slides.example</a>',
    )
  })

  it('has links with one scheme, and `rel` on links to other sites', async () => {
    expect(await html('<p><a href="http://https://a.example/x" target="_blank">x</a></p>')).toBe(
      '<p><a href="https://a.example/x" rel="nofollow ugc noopener noreferrer">x</a></p>',
    )
    expect(await markdown('[jobs](/en/jobs)')).toBe('<p><a href="/en/jobs">jobs</a></p>')
  })

  it('has headings from the second level on, without gaps', async () => {
    const levels = async (text: string) =>
      [...(await markdown(text)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(await levels('# a\n\n## b\n\n# c')).toEqual([2, 3, 2])
    expect(await levels('### a\n\n### b\n\n#### c')).toEqual([2, 2, 3])
    expect(await levels('## a\n\n##### b\n\n## c')).toEqual([2, 3, 2])
    expect(await levels('no heading')).toEqual([])
  })

  it('has a scope on the header cells of a table', async () => {
    const rows = '<tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr>'
    expect(await html(`<table>${rows}</table>`)).toContain(
      '<tr><th scope="col">a</th><th scope="col">b</th></tr><tr><th scope="row">c</th><td>d</td></tr>',
    )
    expect(await html('<table><thead><tr><td></td><th>a</th></tr></thead></table>')).toContain(
      '<th scope="col">a</th>',
    )
    expect(await markdown('| a |\n|---|\n| b |')).toContain('<th scope="col">a</th>')
  })

  it('has Markdown syntax as text if the format is HTML', async () => {
    expect(await html('<p>a *b*</p>')).toBe('<p>a *b*</p>')
    expect(await html('a *b*')).toBe('<p>a <em>b</em></p>')
  })

  it('is plain text in paragraphs if it is beyond the limits', async () => {
    const text = `First\n\n${'x '.repeat(150_000)}`
    for (const page of [await markdown(text), await html(text)])
      expect(page).toMatch(/^<p>First<\/p><p>[^<]{10000,}<\/p>$/)
  })

  it('can be rendered twice from one tree', async () => {
    const tree = parseText('[a](/en/jobs) https://a.example/', 'markdown')
    const copy = structuredClone(tree)
    const first = renderToStaticMarkup(await RichText({ tree }))
    expect(renderToStaticMarkup(await RichText({ tree }))).toBe(first)
    expect(tree).toEqual(copy)
  })
})

describe('the headings of a text with ids', () => {
  async function renderWithIds(text: string): Promise<string> {
    const tree = parseText(text, 'markdown')
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        {await RichText({ tree, headingIds: outlineOf(tree).ids })}
      </NextIntlClientProvider>,
    )
  }

  it('are links to themselves, where they have no other link', async () => {
    const page = await renderWithIds('## One *more*\n\n### See [this](/en)\n\n## One more\n\n## ![](x)')
    expect(page).toContain(
      '<h2 id="section-one-more"><a href="#section-one-more" class="heading-link">One <em>more</em></a></h2>',
    )
    expect(page).toContain('<h3 id="section-see-this">See <a href="/en">this</a></h3>')
    expect(page).toContain('<h2 id="section-one-more-2">')
    expect(page).not.toContain('<a href="#section-x"')
    expect(await renderWithIds('<div><a href="/en"><h2>Title</h2></a></div>')).toContain(
      '<a href="/en"><h2>Title</h2></a>',
    )
    expect(await renderWithIds('Text\n\n<h2>Title<code>\n\n## Part')).toContain(
      '<h2>Part</h2></code></a></h2>',
    )
  })

  it.each([
    '<h2 id="content" name="content" onclick="alert(1)">content</h2>',
    '## "><script>alert(1)</script>',
    '## <img src=x onerror=alert(1)>x',
    '## __proto__\n\n## constructor\n\n## fn-1\n\n## content',
    '## [x](javascript:alert(1))',
    '<h2><a href="javascript:alert(1)" id="section-x">x</a></h2>',
    '<h2><h3>a</h3></h2>',
    '<h1><template><h2 id="a">b</h2></template>c</h1>',
  ])('of %s have only ids of their own, and no script', async (text) => {
    const page = await renderWithIds(text)
    for (const [, id = ''] of page.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^section-[\w-]+$/)
    expect(page).not.toMatch(/<script|<img[^>]*onerror|onclick|javascript:/)
  })
})

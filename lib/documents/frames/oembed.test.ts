import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { env } from '@/lib/env'
import { siteName } from '@/lib/settings/site'
import type { Frame } from './frame'
import { frameHtml, missingFrameHtml } from './frame-html'
import { toOembed, toOembedXml } from './oembed'

const frame: Frame = {
  path: '/en/articles/2026/05/09/title_One',
  locale: 'en',
  language: 'en',
  title: 'A night',
  author: { name: 'Acme', path: '/en/companies/acme' },
  facts: ['Craft', 'Acme'],
  summary: 'How a night begins.',
  image: { url: '/media/night.webp', size: { width: 1_600, height: 800 }, type: 'image/webp' },
}
const anyRoom = { width: null, height: null }
const generated = { url: '/cards/en/a.png', size: { width: 1_200, height: 630 }, type: 'image/png' }

test('a response has what a rich type requires, and who wrote the page', () => {
  expect(toOembed(frame, anyRoom)).toEqual({
    ...{ type: 'rich', version: '1.0', title: 'A night', cache_age: 3600, width: 600, height: 240 },
    ...{ author_name: 'Acme', author_url: `${env.SITE_URL}/en/companies/acme` },
    ...{ provider_name: siteName('en'), provider_url: `${env.SITE_URL}/` },
    ...{ thumbnail_url: `${env.SITE_URL}/media/night.webp`, thumbnail_width: 1600, thumbnail_height: 800 },
    html: `<iframe src="${env.SITE_URL}/embed${frame.path}" title="A night" width="600" height="240" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  })
  expect(toOembed({ ...frame, author: null }, anyRoom)).not.toHaveProperty('author_name')
})

test.each([
  [{ width: 2_000, height: 2_000 }, [600, 240, 1_600, 800]],
  [{ width: 500, height: null }, [500, 240, 480, 240]],
  [{ width: 320, height: null }, [320, 320, 256, 128]],
  [{ width: null, height: 100 }, [600, 100, 128, 64]],
  [{ width: 40, height: 30 }, [40, 30, undefined, undefined]],
])('in %j, the frame and the picture have the sizes %j', (room, sizes) => {
  const oembed: Record<string, unknown> = toOembed(frame, room)
  const { width, height, thumbnail_width, thumbnail_height } = oembed
  expect([width, height, thumbnail_width, thumbnail_height]).toEqual(sizes)
})

test('a generated picture exists in its own size only', () => {
  expect(toOembed({ ...frame, image: generated }, { width: 600, height: null })).not.toHaveProperty(
    'thumbnail_url',
  )
  expect(toOembed({ ...frame, image: generated }, anyRoom)).toHaveProperty('thumbnail_width', 1_200)
})

test('XML has the same values as JSON', () => {
  const oembed = toOembed({ ...frame, title: 'A & B <c>\u0001' }, anyRoom)
  const xml = toOembedXml(oembed)
  expect(XMLValidator.validate(xml)).toBe(true)
  const parsed = new XMLParser({ parseTagValue: false }).parse(xml).oembed
  const values = Object.entries({ ...oembed, title: 'A & B <c>' }).map(([name, value]) => [name, `${value}`])
  expect({ ...parsed, html: null }).toEqual({ ...Object.fromEntries(values), html: null })
  expect(parsed.html).toBe(oembed.html.replaceAll('\u0001', ''))
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</style></title><svg onload=alert(1)>',
  'javascript:alert(1)',
  ']]></oembed>',
]

test.each(hostile)('%s is text in the frame and in its HTML', (text) => {
  const own: Frame = {
    ...frame,
    ...{ title: text, language: text, facts: [text], summary: text, author: { name: text, path: null } },
    image: { ...frame.image, url: `/media/${text}` },
  }
  expect(elementsOf(parse(frameHtml(own)))).toEqual([
    ...['html', 'head', 'meta', 'meta', 'meta', 'title', 'link', 'style', 'body', 'main', 'img', 'div'],
    ...['h1', 'a', 'p', 'p', 'p', 'a'],
  ])
  expect(elementsOf(parseFragment(toOembed(own, anyRoom).html))).toEqual(['iframe'])
  expect(XMLValidator.validate(toOembedXml(toOembed(own, anyRoom)))).toBe(true)
})

test('a frame has the picture of the page, and none that was generated for it', () => {
  expect(frameHtml(frame)).toContain('<img src="/_next/image?url=%2Fmedia%2Fnight.webp')
  expect(frameHtml({ ...frame, image: generated })).not.toContain('<img')
})

test.each([
  ['/en/companies/acme/jobs/turner', 'lang="en"', 'This job is not open'],
  ['/fr/articles/2026/05/09/title_One', 'lang="fr"', 'Cet article n’est pas ici'],
  ['/xx/articles/2026/05/09/title_One', 'lang="en"', 'This story is not here'],
])('the frame of %s says that there is no such page', (path, ...parts) => {
  for (const part of parts) expect(missingFrameHtml(path)).toContain(part)
})

/** The names of the elements. Throws for an attribute that could run a script. */
function elementsOf(node: DefaultTreeAdapterMap['node']): string[] {
  const own = 'tagName' in node ? [node.tagName] : []
  for (const { name, value } of 'attrs' in node ? node.attrs : [])
    if (/^on/i.test(name) || /^(?:href|src) \s*javascript:/i.test(`${name} ${value}`))
      throw new Error(`${name}="${value}"`)
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : [])]
}

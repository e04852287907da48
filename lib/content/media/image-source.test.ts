import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { toHtmlText } from '@/lib/content/html-text'
import { toBlocks, toMarkdown } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { readWrittenContent } from '@/lib/content/written/written-content'

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const picture = 'https://cdn.example/a.jpg'
const page = 'https://careers.example.com/en/articles/a'

it.each([
  ['data-src', `<img src="${dot}" data-src="${picture}">`],
  ['data-src without src', `<img class="lozad" data-src="${picture}">`],
  ['data-lazy-src', `<img src="${dot}" data-lazy-src="${picture}">`],
  ['data-original', `<img src="https://cdn.example/grey.gif" data-original="${picture}">`],
  ['a picture of one pixel', `<img src="https://cdn.example/img/1x1.png" data-src="${picture}">`],
  ['a small copy', `<img src="https://cdn.example/a-20.jpg" data-src="${picture}">`],
  [
    'the files of a gallery',
    `<img src="${dot}" data-large-file="${picture}" data-orig-file="https://cdn.example/o.jpg">`,
  ],
  [
    'srcset alone',
    `<img srcset="https://cdn.example/a-300.jpg 300w, ${picture} 1024w, https://cdn.example/a-2400.jpg 2400w">`,
  ],
  [
    'densities',
    `<img src="about:blank" srcset="https://cdn.example/a-1.jpg, ${picture} 2x, https://cdn.example/a-3.jpg 3x">`,
  ],
  ['large candidates only', `<img srcset="https://cdn.example/a-4000.jpg 4000w, ${picture} 2000w">`],
  [
    'data-srcset',
    `<img src="${dot}" data-srcset="${picture} 800w,https://cdn.example/a-300.jpg 300w" data-sizes="auto">`,
  ],
  ['sources', `<picture><source type="image/webp" srcset="${picture} 1x"><img src="${dot}"></picture>`],
  [
    'sources of a script',
    `<picture><source data-srcset="${picture}"><img class="lazyload" alt=""></picture>`,
  ],
  [
    'a copy for readers without scripts',
    `<img src="${dot}" data-src="${picture}"><noscript><img src="${picture}"></noscript>`,
  ],
  ['a copy that is the only source', `<img src="${dot}"><noscript><img src="${picture}"></noscript>`],
  ['a copy alone', `<noscript><img src="${picture}"></noscript>`],
  ['a copy before', `<noscript><img src="${picture}"></noscript><img src="${dot}" data-src="${picture}">`],
  ['a source and a set', `<img src="${picture}" srcset="https://cdn.example/b.jpg 2x">`],
  ...[
    'data-lazy="true"',
    'data-lazy="1"',
    'data-echo="false"',
    'data-original="1200x800"',
    'data-src="{{image}}"',
    'data-src="images/a.jpg"',
    'data-src="/wp-content/lazy.jpg"',
    'data-src=""',
    'data-src="/media/unknown.webp"',
    'data-large-file="https://cdn.example/b.jpg"',
    'data-link="https://cdn.example/b"',
  ].map((attribute) => [attribute, `<img src="${picture}" ${attribute}>`]),
  ...[
    'data-ezsrc',
    'data-wpfc-original-src',
    'data-breeze',
    'nitro-lazy-src',
    'data-lazyload',
    'data-pagespeed-lazy-src',
    'data-full-url',
    'data-anything',
  ].map((name) => [
    name,
    `<img src="${dot}" data-id="7" data-page="https://a.example/" ${name}="${picture}">`,
  ]),
  [
    'a file of another kind',
    `<img src="${dot}" data-link="https://a.example/b" data-image="https://cdn.example/a.jpg">`,
  ],
  ['AMP', `<amp-img src="${picture}" width="4" height="3"></amp-img>`],
  [
    'AMP and a copy',
    `<amp-img src="${picture}" layout="fill"><noscript><img src="${picture}"></noscript></amp-img>`,
  ],
  ['a link', `<a href="https://a.example/"><img src="${dot}" data-src="${picture}"></a>`],
])('an image with %s is the picture, once', (_, markup) => {
  for (const field of ['html', 'markdown'] as const) {
    const text = field === 'html' ? `<p>${markup}</p>` : `Words\n\n<p>${markup}</p>`
    const tree = parseText(text, field)
    expect(
      toHtml(tree)
        .match(/<img [^>]*>/g)
        ?.map((tag) => /src="([^"]*)"/.exec(tag)?.[1]),
    ).toEqual([picture])
    expect(toHtmlText(tree, page).split(picture)).toHaveLength(2)
    expect(toMarkdown(toBlocks(tree, page, 2)).split(`](${picture})`)).toHaveLength(2)
    expect(readWrittenContent(text, field)?.images.map(({ src }) => src)).toEqual([picture])
  }
})

it.each([
  [
    'a comma',
    'https://cdn.example/w_800,h_600/a.jpg',
    'https://cdn.example/w_800,h_600/a.jpg 800w, https://cdn.example/w_80,h_60/a.jpg 80w',
  ],
  ['a data URL first', 'https://cdn.example/a.jpg', `${dot} 1w, https://cdn.example/a.jpg 500w`],
  [
    'spaces and line ends',
    'https://cdn.example/a.jpg',
    '\n  https://cdn.example/b.jpg  100w ,\n  https://cdn.example/a.jpg\t200w\n',
  ],
  ['no descriptor', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg,'],
  ['the scheme of the page', 'https://cdn.example/a.jpg', '//cdn.example/a.jpg 640w'],
])('a srcset with %s is read', (_, expected, set) => {
  expect(toHtml(parseText(`<img srcset="${set}">`, 'html'))).toContain(`<img src="${expected}">`)
})

it.each([
  [`<img src="${dot}"><noscript><img src="${picture}" alt="Hall"></noscript>`, 'Hall'],
  [
    `<img src="${dot}" data-src="${picture}" alt=""><noscript><img src="${picture}" alt="Hall"></noscript>`,
    'Hall',
  ],
  [`<img src="${dot}" alt="Own"><noscript><img src="${picture}" alt="Hall"></noscript>`, 'Own'],
])('%s has the alternative text %s', (markup, alt) => {
  expect(toHtml(parseText(markup, 'html'))).toMatch(new RegExp(`^<img (?=.*src="${picture}").*alt="${alt}"`))
})

it('an image that has only a placeholder is its alternative text', () => {
  expect(toHtml(parseText(`<p>One <img src="${dot}" alt="two"> three</p>`, 'html'))).toBe(
    '<p>One two three</p>',
  )
})

import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { toHtmlText } from '@/lib/content/html-text'
import { toBlocks, toMarkdown } from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'

const base = 'https://careers.example.com/en/articles/a'
const player = (src: string) => `<embedded-video src="${src}"></embedded-video>`
const video = player('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
const link = (href: string, label: string) => `<p><a href="${href}">${label}</a></p>`

it.each<[string, string]>([
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="YouTube video player"></iframe>', video],
  ['<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?rel=0"></iframe>', video],
  ['<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', video],
  ['<iframe src="about:blank" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', video],
  ['<object><embed src="https://www.youtube.com/v/aqz-KE-bpKQ&amp;fs=1"></object>', video],
  ['<p><a href="https://youtu.be/aqz-KE-bpKQ">https://youtu.be/aqz-KE-bpKQ</a></p>', video],
  ['<p>https://youtu.be/aqz-KE-bpKQ</p>', video],
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure>',
    `<figure>${video}</figure>`,
  ],
  ['<p>aqz-KE-bpKQ</p>', '<p>aqz-KE-bpKQ</p>'],
  ['<p>See https://youtu.be/aqz-KE-bpKQ</p>', '<p>See https://youtu.be/aqz-KE-bpKQ</p>'],
  [
    '<p><a href="https://youtu.be/aqz-KE-bpKQ">Watch it</a></p>',
    '<p><a href="https://youtu.be/aqz-KE-bpKQ">Watch it</a></p>',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/1?h=a1b2c3&amp;title=0"></iframe>',
    player('https://player.vimeo.com/video/1?h=a1b2c3'),
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PLFgquLnL59alCl_2TQ"></iframe>',
    player('https://www.youtube-nocookie.com/embed/videoseries?list=PLFgquLnL59alCl_2TQ'),
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries" title="Our films"></iframe>',
    link('https://www.youtube.com/embed/videoseries', 'Our films'),
  ],
  [
    '<iframe src="https://vimeo.com/event/1234567/embed" title=" "></iframe>',
    link('https://vimeo.com/event/1234567', 'vimeo.com'),
  ],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1s0x1%3A0x2!2sTour%20Eiffel!5e0"></iframe>',
    link('https://www.google.com/maps/search/?api=1&query=Tour%20Eiffel', 'Tour Eiffel'),
  ],
  [
    '<iframe src="https://maps.google.com/maps?q=Acme&amp;output=embed" title="Our office"></iframe>',
    link('https://www.google.com/maps/search/?api=1&query=Acme', 'Our office'),
  ],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18" title="Our office"></iframe>',
    '<p>Our office</p>',
  ],
  ['<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>', ''],
  [
    '<iframe src="https://vimeo.com/event/1234567/embed/abcdef1234"></iframe>',
    link('https://vimeo.com/event/1234567/abcdef1234', 'vimeo.com'),
  ],
  [
    '<iframe src="www.slides.example/deck 1"></iframe>',
    link('https://www.slides.example/deck%201', 'slides.example'),
  ],
  ...['data-cmp-src', 'data-lazy-src', 'data-cookieblock-src', 'data-litespeed-src', 'data-src-url'].map(
    (name): [string, string] => [
      `<iframe src="about:blank" ${name}="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>`,
      video,
    ],
  ),
  ['<oembed url="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></oembed>', video],
  [
    '<figure class="media"><oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed></figure>',
    `<figure>${video}</figure>`,
  ],
  [
    '<video controls><source src="https://cdn.example/a.mp4">Your browser does not support video.</video>',
    link('https://cdn.example/a.mp4', 'cdn.example'),
  ],
  [
    '<video src="https://cdn.example/a.mp4" title="Our film"></video>',
    link('https://cdn.example/a.mp4', 'Our film'),
  ],
  [
    '<audio src="https://cdn.example/a.mp3">No audio</audio>',
    link('https://cdn.example/a.mp3', 'cdn.example'),
  ],
  ['<video>Your browser does not support video.</video>', ''],
  ['<iframe src="javascript:alert(1)"></iframe><iframe></iframe><embed>', ''],
])('%s becomes %s', (html, expected) => {
  expect(toHtml(parseText(html, 'html'))).toBe(expected.replaceAll('&', '&#x26;'))
  expect(toHtml(parseText(`<div>\n${html}\n</div>`, 'markdown')).trim()).toBe(
    expected.replaceAll('&', '&#x26;'),
  )
})

it.each([
  ['www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s'],
  ['<https://vimeo.com/76979871/8272103f6e>', 'https://vimeo.com/76979871/8272103f6e'],
  [
    'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQ',
    'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQ',
  ],
])('the URL %s alone in a paragraph is a player, and a link to %s in feeds and Markdown', (text, page) => {
  const tree = parseText(text, 'markdown')
  expect(toHtml(tree)).toMatch(/^<embedded-video src=/)
  expect(toHtmlText(tree, base)).toContain(`href="${page.replaceAll('&', '&#x26;')}"`)
  expect(toMarkdown(toBlocks(tree, base, 2))).toBe(`<${page}>\n`)
})

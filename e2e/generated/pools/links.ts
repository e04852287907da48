import type { Piece } from './piece'

/** Row 10: addresses of links as people write them, and what a browser opens. */
const targets: readonly (readonly [href: string, target: string | null])[] = [
  ['www.example.com/guide', 'https://www.example.com/guide'],
  ['https://example.com:8443/apply now?q=a b', 'https://example.com:8443/apply%20now?q=a%20b'],
  ['//cdn.example.com/file', 'https://cdn.example.com/file'],
  ['/&#9;/host.example/page', 'https://host.example/page'],
  [' https://example.com/trim ', 'https://example.com/trim'],
  ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
  ['https://example.com/é?q=ü', 'https://example.com/%C3%A9?q=%C3%BC'],
  ['mailto:team@example.com', 'mailto:team@example.com'],
  ['mailto:team@example.com?subject=Our job', 'mailto:team@example.com?subject=Our%20job'],
  ['tel:+33123456789', 'tel:+33123456789'],
  ['http://https://www.example.com/twice', 'https://www.example.com/twice'],
  ['https:\\\\example.com\\back', 'https://example.com/back'],
  ['https://exam&#10;ple.com/broken', 'https://example.com/broken'],
  ['/en/jobs', '/en/jobs'],
  ['javascript:alert(1)', null],
]

const typed = targets.map(
  ([href, target], index): Piece => ({
    row: 10,
    source: `<p>Number ${index + 1} leads <a href="${href}">there</a></p>`,
    words: `Number ${index + 1} leads there`,
    links: target === null ? [] : [target],
  }),
)

/** Row 13: links of a text to its own headings. */
const own: Piece[] = [
  {
    row: 13,
    source: '<p><a href="#method">Down to it</a></p><h2 id="method">Our method</h2><p>It works.</p>',
    words: 'Down to it \nOur method \nIt works.',
    links: ['#'],
  },
  {
    row: 13,
    source: '<h3 id="Über uns">About them</h3><p>They reply. <a href="#%C3%9Cber%20uns">Up again</a></p>',
    words: 'About them \nThey reply. Up again',
    links: ['#'],
  },
  {
    row: 13,
    source: '<h3><a name="_Toc5"></a>The plan</h3><p><a href="#_Toc5">Back to the plan</a></p>',
    words: 'The plan \nBack to the plan',
    links: ['#'],
  },
]

/** A text has one of these at most, so that ids are unique. */
export const fragmentPieces: readonly Piece[] = own

export const linkPieces: readonly Piece[] = typed

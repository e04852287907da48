import type { Piece } from './piece'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Row 4: path words that are no ids. Row 5: parameters without which a player does not play. */
const players: Piece[] = [
  {
    row: 4,
    source: '<iframe src="https://www.youtube.com/embed/videoseries?list=PLgenerated12"></iframe>',
    words: '*',
    contains: ['PLgenerated12'],
    lacks: ['v=videoseries', 'embed/videoseries?autoplay', 'vi/videoseries'],
  },
  {
    row: 4,
    source: '<iframe src="https://www.youtube-nocookie.com/embed/live_stream?channel=UCgenerated1"></iframe>',
    words: '*',
    contains: ['UCgenerated1'],
    lacks: ['v=live_stream', 'vi/live_stream'],
  },
  {
    row: 4,
    source: '<iframe src="https://player.vimeo.com/video/showcase/11223344/embed"></iframe>',
    words: '*',
    lacks: ['video/showcase?', 'vimeo.com/showcase"'],
  },
  {
    row: 5,
    source: '<iframe src="https://player.vimeo.com/video/76979871?h=a1b2c3d4e5" allowfullscreen></iframe>',
    words: '*',
    contains: ['76979871', 'a1b2c3d4e5'],
  },
  {
    row: 5,
    source:
      '<iframe src="https://player.vimeo.com/video/76979872?badge=0&amp;h=f6e5d4c3b2&amp;dnt=1"></iframe>',
    words: '*',
    contains: ['76979872', 'f6e5d4c3b2'],
  },
]

/** Row 20: pictures that a script of the page of origin shows. */
const pictures: Piece[] = [
  {
    row: 20,
    source: `<p><img src="${pixel}" data-src="https://img.example/lazy-a.jpg" alt="" width="400" height="300"></p>`,
    words: '',
    contains: ['https://img.example/lazy-a.jpg'],
  },
  {
    row: 20,
    source: `<img src="${pixel}" data-lazy-src="https://img.example/lazy-b.jpg" alt="">`,
    words: '',
    contains: ['https://img.example/lazy-b.jpg'],
  },
  {
    row: 20,
    source:
      '<p><img srcset="https://img.example/set-400.jpg 400w, https://img.example/set-800.jpg 800w" alt=""></p>',
    words: '',
    contains: ['https://img.example/set-'],
  },
  {
    row: 20,
    source: `<p><img src="${pixel}" data-original="https://img.example/lazy-c.png" alt=""></p>`,
    words: '',
    contains: ['https://img.example/lazy-c.png'],
  },
  {
    row: 10,
    source: '<p><img src="https://img.example/my photo é.jpg" alt=""></p>',
    words: '',
    contains: ['https://img.example/my photo é.jpg'],
  },
]

/** For outputs that show pictures and players. */
export const mediaPieces: readonly Piece[] = [...players, ...pictures]

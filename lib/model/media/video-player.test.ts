import { describe, expect, it } from 'vitest'
import { pageOfPlayer } from './player-page'
import { embedUrl, playerOfUrl, toVideoPlayer, watchUrl } from './video-player'

const youtube = 'https://www.youtube-nocookie.com/embed'
const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const list = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'
const vimeo = 'https://player.vimeo.com/video/76979871'
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x8abcde'

describe('the player of a URL', () => {
  it.each([
    // One video of YouTube.
    [watch, `${youtube}/aqz-KE-bpKQ`, watch],
    ['http://youtube.com/watch?v=aqz-KE-bpKQ&feature=share', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ?rel=0', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/watch/aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?si=x-1&controls=0', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ/', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/v/aqz-KE-bpKQ&hl=en&fs=1', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`, watch],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', `${youtube}/aqz-KE-bpKQ`, watch],
    // Where it starts and ends, and the list it is in.
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${youtube}/aqz-KE-bpKQ?start=90`, `${watch}&t=90s`],
    [`${watch}&t=1m30s`, `${youtube}/aqz-KE-bpKQ?start=90`, `${watch}&t=90s`],
    [`${watch}#t=1h2m3s`, `${youtube}/aqz-KE-bpKQ?start=3723`, `${watch}&t=3723s`],
    [`${youtube}/aqz-KE-bpKQ?start=5&end=9`, `${youtube}/aqz-KE-bpKQ?start=5&end=9`, `${watch}&t=5s`],
    [`${watch}&list=${list}`, `${youtube}/aqz-KE-bpKQ?list=${list}`, `${watch}&list=${list}`],
    [`${watch}&list=WL&t=x&end=-1`, `${youtube}/aqz-KE-bpKQ`, watch],
    [
      `${youtube}/aqz-KE-bpKQ?si=x&clip=UgkxAbCdEfGhIjKlMnOp&clipt=EPTxARiU0wU`,
      `${youtube}/aqz-KE-bpKQ?clip=UgkxAbCdEfGhIjKlMnOp&clipt=EPTxARiU0wU`,
      'https://www.youtube.com/clip/UgkxAbCdEfGhIjKlMnOp',
    ],
    [`${youtube}/aqz-KE-bpKQ?clip=UgkxAbCdEfGhIjKlMnOp`, `${youtube}/aqz-KE-bpKQ`, watch],
    [`${youtube}/aqz-KE-bpKQ?clip="x&clipt=EPTxARiU0wU`, `${youtube}/aqz-KE-bpKQ`, watch],
    [
      `${youtube}/aqz-KE-bpKQ?playlist=dQw4w9WgXcQ,M7lc1UVf-VE`,
      `${youtube}/aqz-KE-bpKQ?playlist=dQw4w9WgXcQ,M7lc1UVf-VE`,
      watch,
    ],
    [
      `${youtube}/aqz-KE-bpKQ?playlist=dQw4w9WgXcQ%2CM7lc1UVf-VE&start=5`,
      `${youtube}/aqz-KE-bpKQ?playlist=dQw4w9WgXcQ,M7lc1UVf-VE&start=5`,
      `${watch}&t=5s`,
    ],
    [`${youtube}/aqz-KE-bpKQ?loop=1&playlist=aqz-KE-bpKQ`, `${youtube}/aqz-KE-bpKQ`, watch],
    [`${youtube}/aqz-KE-bpKQ?playlist=x,y`, `${youtube}/aqz-KE-bpKQ`, watch],
    // A list of YouTube.
    ...[
      `https://www.youtube.com/embed/videoseries?list=${list}`,
      `https://www.youtube.com/embed/videoseries?si=x&list=${list}`,
      `https://www.youtube.com/embed?listType=playlist&list=${list}`,
      `https://www.youtube.com/playlist?list=${list}`,
    ].map((url) => [
      url,
      `${youtube}/videoseries?list=${list}`,
      `https://www.youtube.com/playlist?list=${list}`,
    ]),
    // Vimeo.
    ['https://vimeo.com/76979871', vimeo, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?share=copy', vimeo, 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?title=0&byline=0', vimeo, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/showcase/1234567/video/76979871', vimeo, 'https://vimeo.com/76979871'],
    ['https://vimeo.com/manage/videos/76979871', vimeo, 'https://vimeo.com/76979871'],
    [
      'https://player.vimeo.com/video/1?h=a1b2c3',
      'https://player.vimeo.com/video/1?h=a1b2c3',
      'https://vimeo.com/1/a1b2c3',
    ],
    [
      'https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e&app_id=58479#t=1m2s',
      `${vimeo}?h=8272103f6e#t=62s`,
      'https://vimeo.com/76979871/8272103f6e#t=62s',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      `${vimeo}?h=8272103f6e`,
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://player.vimeo.com/video/76979871?h="onload=x', vimeo, 'https://vimeo.com/76979871'],
    // Dailymotion.
    ['https://www.dailymotion.com/video/x8abcde', dailymotion, 'https://www.dailymotion.com/video/x8abcde'],
    [
      'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1',
      dailymotion,
      'https://www.dailymotion.com/video/x8abcde',
    ],
    [
      'https://www.dailymotion.com/video/x8abcde_a-day-at-work_news',
      dailymotion,
      'https://www.dailymotion.com/video/x8abcde',
    ],
    ['https://dai.ly/x8abcde', dailymotion, 'https://www.dailymotion.com/video/x8abcde'],
    [
      'https://geo.dailymotion.com/player/x1player.html?video=x8abcde',
      dailymotion,
      'https://www.dailymotion.com/video/x8abcde',
    ],
    [
      'https://geo.dailymotion.com/player.html?video=x8abcde&startTime=30',
      `${dailymotion}&startTime=30`,
      'https://www.dailymotion.com/video/x8abcde?start=30',
    ],
    [
      'https://geo.dailymotion.com/player/x1player.html?video=x8abcde&playlist=x7list',
      `${dailymotion}&playlist=x7list`,
      'https://www.dailymotion.com/video/x8abcde?playlist=x7list',
    ],
    [`${dailymotion}&playlist=%26a`, dailymotion, 'https://www.dailymotion.com/video/x8abcde'],
    [
      'https://www.dailymotion.com/embed/video/kcnbC9FSiGJIMCyYTx8',
      'https://geo.dailymotion.com/player.html?video=kcnbC9FSiGJIMCyYTx8',
      'https://www.dailymotion.com/video/kcnbC9FSiGJIMCyYTx8',
    ],
  ])('of %s is %s, with the page %s', (url = '', player, page) => {
    const found = playerOfUrl(url)
    expect(found && [embedUrl(found), watchUrl(found)]).toEqual([player, page])
    expect(found && playerOfUrl(embedUrl(found))).toEqual(found)
  })

  it.each([
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries?list=x',
    'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv',
    `https://www.youtube.com/embed?listType=search&list=${list}`,
    'https://www.youtube.com/embed?listType=user_uploads&list=acmecompany',
    'https://www.youtube.com/results?search_query=aqz-KE-bpKQ',
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    'https://www.youtube.com/c/elevenchars',
    'https://www.youtube.com/user/elevenchars',
    'https://www.youtube.com/@elevenchars',
    'https://www.youtube.com/elevenchars',
    'https://www.youtube.com/clip/UgkxAAAAAAA',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/',
    'https://vimeo.com/',
    'https://vimeo.com/event/1234567',
    'https://vimeo.com/event/1234567/embed/a1b2c3d4e5',
    'https://vimeo.com/showcase/1234567/embed',
    'https://vimeo.com/album/1234567',
    'https://vimeo.com/channels/1234567',
    'https://vimeo.com/user76979871',
    'https://vimeo.com/ondemand/76979871',
    'https://player.vimeo.com/external/76979871.hd.mp4?s=a1b2c3',
    'https://www.dailymotion.com/playlist/x8abcde',
    'https://www.dailymotion.com/embed/playlist/x8abcde',
    'https://geo.dailymotion.com/player/x8abcde.html',
    'https://geo.dailymotion.com/player.html?playlist=x8abcde',
    'https://www.dailymotion.com/x8abcde',
    'ftp://youtu.be/aqz-KE-bpKQ',
    'aqz-KE-bpKQ',
    '',
  ])('is none for %s', (url) => expect(playerOfUrl(url)).toBeNull())
})

it.each([
  [
    'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv',
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/live',
  ],
  ['https://vimeo.com/event/1234567/embed', 'https://vimeo.com/event/1234567'],
  ['https://vimeo.com/event/1234567/embed/interaction', 'https://vimeo.com/event/1234567'],
  ['https://vimeo.com/event/1234567/a1b2c3d4e5/embed', 'https://vimeo.com/event/1234567/a1b2c3d4e5'],
  ['https://vimeo.com/event/1234567/embed/abcdef1234', 'https://vimeo.com/event/1234567/abcdef1234'],
  [
    'https://vimeo.com/event/1234567/embed/abcdef1234/interaction?autoplay=1',
    'https://vimeo.com/event/1234567/abcdef1234',
  ],
  ['https://vimeo.com/event/1234567/a1b2c3d4e5/embed/chat', 'https://vimeo.com/event/1234567/a1b2c3d4e5'],
  ['https://vimeo.com/showcase/1234567/embed2', 'https://vimeo.com/showcase/1234567'],
  ['https://vimeo.com/showcase/1234567/embed', 'https://vimeo.com/showcase/1234567'],
  [
    'https://geo.dailymotion.com/player.html?playlist=x8abcde',
    'https://www.dailymotion.com/playlist/x8abcde',
  ],
  ['https://slides.example/embed/1', null],
])('the page of the player %s is %s', (url, page) => expect(pageOfPlayer(url)).toBe(page))

it.each([
  ['youtube', 'aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`],
  [' YouTube ', 'aqz-KE-bpKQ', `${youtube}/aqz-KE-bpKQ`],
  ['vimeo', '76979871', vimeo],
  ['vimeo', '76979871/8272103f6e', `${vimeo}?h=8272103f6e`],
  ['vimeo', '76979871?h=8272103f6e', `${vimeo}?h=8272103f6e`],
  ['dailymotion', 'x8abcde', dailymotion],
  ['youtube', 'videoseries', null],
  ['youtube', 'live_stream', null],
  ['vimeo', 'showcase', null],
  ['dailymotion', 'playlist', null],
  ['constructor', 'aqz-KE-bpKQ', null],
])('the player of the platform %s and the identifier %s is %s', (source, id, url) => {
  const player = toVideoPlayer(source, id)
  expect(player && embedUrl(player)).toBe(url)
})

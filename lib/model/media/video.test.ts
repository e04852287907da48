import { expect, it } from 'vitest'
import { toVideo } from './video'

const list = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'
const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

it.each([
  ['youtube', 'aqz-KE-bpKQ', watch],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ', watch],
  ['youtube', watch, watch],
  ['YouTube', list, `https://www.youtube.com/playlist?list=${list}`],
  ['', 'https://youtu.be/aqz-KE-bpKQ', watch],
  ['vimeo', 'https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['vimeo', list, null],
  ['youtube', 'https://www.example.com/', null],
  ['youtube', '', null],
])('a video of %j with the reference %j and no URL is %s', (source, external_reference, url) => {
  expect(toVideo({ is_active: true, name: 'A', source, external_reference }, () => null)?.url ?? null).toBe(
    url,
  )
})

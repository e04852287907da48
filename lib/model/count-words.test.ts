import { toReadableText } from '@vitrine/api-contract/readable-text'
import { expect, it } from 'vitest'
import { readingMinutes } from './articles/reading-time'
import { countWords } from './count-words'

it.each([
  ['', 0],
  [' \n ', 0],
  ['One, two – three.', 3],
  ['## Start\n\n- **bold** text\n- 2 items', 5],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 4],
  ['<p class="one two">a</p><p>b <br/>c</p><!-- d e -->', 3],
  ['Read [the page](https://a.example/b) now', 4],
  ['« L’été : déjà ! »', 2],
  ['日本語 です', 2],
  ['字', 1],
  ['One &nbsp; &mdash; two', 2],
  ['<style>a b c</style>One <img src="data:image/png;base64,AA BB">two', 2],
  ['프론트엔드 개발자를 찾습니다', 3],
  ['Reactエンジニア', 3],
])('finds in %j %i words', (text, count) => expect(countWords(text)).toBe(count))

it.each([
  ['Japanese', 'フロントエンドエンジニアとして、新しいサービスの開発に携わる。', 3_400, 6, 9],
  ['Chinese', '我们正在寻找一位经验丰富的前端工程师加入我们的团队，负责开发。', 3_400, 6, 9],
  ['Chinese with traditional characters', '我們正在尋找一位經驗豐富的工程師，負責開發與維護。', 3_400, 6, 9],
  ['Thai', 'เรากำลังมองหาวิศวกรซอฟต์แวร์ที่มีประสบการณ์', 3_400, 3, 5],
  ['Khmer', 'យើងកំពុងស្វែងរកវិស្វករកម្មវិធី', 3_400, 3, 5],
  ['Korean', '우리는 경험이 풍부한 개발자를 찾고 있습니다. ', 3_400, 3, 5],
  ['Arabic', 'نبحث عن مهندس برمجيات ذي خبرة. ', 3_400, 2, 4],
  ['English', 'We look for an engineer with experience. ', 3_400, 2, 4],
])('gives the reading time of a text in %s', (_, sentence, length, least, most) => {
  const text = sentence.repeat(length / sentence.length)
  const minutes = readingMinutes({ wordCount: countWords(text) })
  expect(minutes).toBeGreaterThanOrEqual(least)
  expect(minutes).toBeLessThanOrEqual(most)
})

const parts = [
  '<',
  '<a',
  '<a ',
  '<!--',
  'a<',
  '<a href="',
  '<a \'"',
  '<a b="" ',
  '<script',
  '<svg/>',
  '<p b=',
  '](',
  '](a',
  '[x]: ',
  '&',
  '字',
  '&lt;p&gt;',
]

it.each(parts)('takes linear time for a long text of %j', (part) => {
  const text = part.repeat(200_000 / part.length)
  const start = performance.now()
  for (const end of ['', '>', '"', '<', ')', '=']) toReadableText(text + end)
  countWords(text)
  // A quadratic one would take minutes.
  expect(performance.now() - start).toBeLessThan(2_000)
})

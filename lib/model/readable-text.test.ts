import { describe, expect, it } from 'vitest'
import { countWords, toReadableText } from './readable-text'
import { readingMinutes } from './reading-time'
import { toWords } from './words'

const picture = `data:image/png;base64,${'iVBORw0KGgo/AAA+'.repeat(20_000)}==`

describe('toWords', () => {
  it.each([
    [
      'a pasted picture',
      `<p>Before</p><img src="${picture}" alt=""><p>Night shift</p>`,
      'before night shift',
    ],
    [
      'one in Markdown',
      `Before\n\n![Crane](${picture} "A title")\n\nNight shift`,
      'before crane night shift',
    ],
    ['one that the text ends within', `Before <img src="${picture}`, 'before'],
    [
      'words in angle brackets',
      '<p>List<String>, <night shift></p><foo>a</foo>',
      'list string night shift a',
    ],
    ['a half tag', 'Before <strong', 'before'],
    ['a half closing tag', '<p>Before</p', 'before'],
    ['an attribute with tags', '<p title="a > b" data-x=\'<b>no</b>\'>Night</p> shift', 'night shift'],
    ['an attribute with an odd quote', "<p class=it's>Night shift</p>", 'night shift'],
    ['comments', '<!-- wp:paragraph {"a":">"} --><p>Night</p><!-- /wp:paragraph --> shift', 'night shift'],
    ['an open comment', 'Night shift <!-- note for editors', 'night shift'],
    [
      'styles and scripts',
      '<style>p > a{color:red}</style>Night<script>if (a<b) go()</script> shift',
      'night shift',
    ],
    ['vector graphics', '<svg viewBox="0 0 1 1"><title>Icon</title></svg>Night <svg/>shift', 'night shift'],
    [
      'Word',
      '<p class=MsoNormal><o:p>&nbsp;</o:p><span lang=EN-GB>Night&nbsp;shift</span></p>',
      'night shift',
    ],
    [
      'conditional comments',
      '<!--[if gte mso 9]><xml>x</xml><![endif]-->Night <![if !supportLists]>shift',
      'night shift',
    ],
    [
      'Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><span>Night</span> shift</b>',
      'night shift',
    ],
    [
      'Trix',
      '<figure data-trix-attachment="{&quot;url&quot;:&quot;x&quot;}">Night</figure>shift',
      'night shift',
    ],
    [
      'words across tags',
      '<strong>D</strong>aten<wbr>bank &amp; R&eacute;seau',
      'daten bank datenbank reseau',
    ],
    ['blocks without spaces', '<div>Night.</div><div>shift<br>work</div>', 'night shift work'],
    ['entities', 'Night&nbsp;shift&mdash;caf&eacute; &#12456;&#x30F3;', 'night shift cafe エン'],
    ['escaped HTML', '&lt;p class=&quot;x&quot;&gt;Night &amp;amp; shift&lt;/p&gt;', 'night shift'],
    [
      'Markdown links',
      '[Night](https://a.example/page_(1) "t") [shift][x] <https://b.example>\n\n[x]: https://c.example "y"',
      'night shift x',
    ],
    ['footnotes', 'Night[^1]\n\n[^1]: shift', 'night 1 shift'],
    ['signs that are no tags', 'Night 1 < 2 <3 a<b, c > d shift', 'night 1 2 3 a b c d shift'],
  ])('finds the words and not the markup of %s', (_, text, expected) => {
    const words = toWords([], [text]).split(' ')
    const allowed = expected.split(' ')
    expect(words.filter((word) => !allowed.includes(word))).toEqual([])
    for (const word of ['before', 'night', 'shift']) expect(words.includes(word)).toBe(allowed.includes(word))
  })
})

describe('countWords', () => {
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
    [
      'Chinese with traditional characters',
      '我們正在尋找一位經驗豐富的工程師，負責開發與維護。',
      3_400,
      6,
      9,
    ],
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

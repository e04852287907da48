import { expect, test } from 'vitest'
import { isUnset } from './unset-text'

test.each([
  '',
  ' \n\t',
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<p></p>\n<p> </p>',
  '<div><!--block--><br></div>',
  '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>',
  '<p dir="ltr"><span style="font-size:11pt"></span></p><br>',
  '<p data-pm-slice="1 1 []"><br class="ProseMirror-trailingBreak"></p>',
  '<ul><li></li></ul>',
  '<h2></h2><hr>',
  '<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->',
  '<!-- open',
  '<style>p { color: red }</style>',
  '<script>alert(1)</script><p></p>',
  '<script>never closed',
  '<img alt="">',
  '<img src="data:image/gif;base64,R0lGOD">',
  '<iframe></iframe>',
  '<a href="https://a.example/"></a>',
  '<video src="https://a.example/b.mp4"></video>',
  '\u00a0\u00ad\u200b\u200c\u200d\u2060\ufeff',
  '\u2800\u3164\u115f\u1160\uffa0',
  '&#160;&#xA0;&#8203;&#x200B;&shy;&zwnj;&ZeroWidthSpace;',
  '-',
  '***',
  '…',
  '## ',
  '- \n- \n',
  '| | |\n|-|-|',
])('%j is unset', (text) => expect(isUnset(text)).toBe(true))

test.each([
  'a',
  '7',
  '工',
  '🎉',
  '€',
  '<p>&nbsp;a</p>',
  '<p>&eacute;</p>',
  '<p>&#233;</p>',
  '<b>\u200bé</b>',
  '<script>x</script>a',
  '<!-- a -->b',
  '<img src="https://a.example/b.png" alt="">',
  "<img alt='' src='/media/b.png'>",
  '<img src="data:image/gif;base64,R0lGOD" data-src="https://a.example/b.png">',
  '<picture><source srcset="https://a.example/b.webp 2x"><img></picture>',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<img data-original="https://a.example/b.png">',
  '<noscript><img src="https://a.example/b.png"></noscript>',
  '![](https://a.example/b.png)',
  '1 < 2',
])('%j is set', (text) => expect(isUnset(text)).toBe(false))

test.each([
  '<',
  '<!--',
  '<script>',
  '<p>',
  '&nbsp;',
  '&',
  '-',
  ' ',
  '<img ',
  '<img src=',
  '\u00ad',
  '<style></',
])('takes linear time for one megabyte of %j', (part) => {
  const before = process.cpuUsage()
  isUnset(part.repeat(1_000_000 / part.length))
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
})

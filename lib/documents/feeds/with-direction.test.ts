import { expect, it } from 'vitest'
import { feedScopes } from '@/lib/seo/feed-scope'
import type { FeedEntry } from './feed'
import { withDirection } from './with-direction'
import { writeFeed } from './write-feed'

it.each([
  ['en', '<p>Words</p>', '<p>Words</p>'],
  ['fr-CA', '<p>Mots</p>', '<p>Mots</p>'],
  ['ja', '<p>言葉</p>', '<p>言葉</p>'],
  ['ar', '<p>كلمات</p>', '<div lang="ar" dir="rtl"><p>كلمات</p></div>'],
  ['he', '<ul><li>מילים</li></ul>', '<div lang="he" dir="rtl"><ul><li>מילים</li></ul></div>'],
  ['fa', '<p>واژه‌ها</p>', '<div lang="fa" dir="rtl"><p>واژه‌ها</p></div>'],
  ['ur-PK', '<p>الفاظ</p>', '<div lang="ur-PK" dir="rtl"><p>الفاظ</p></div>'],
  ['und', '<p>Words</p>', '<div lang="und" dir="auto"><p>Words</p></div>'],
  ['ar', '', ''],
])('a text in %s: %s becomes %s', (language, html, expected) => {
  expect(withDirection(html, language)).toBe(expected)
})

const entry: FeedEntry = {
  ...{ id: 'tag:a', url: 'https://a.example/1', title: 'وظيفة', language: 'ar', image: null },
  ...{ html: '<p>نص المقال</p>', summary: 'ملخص <1>', publishedAt: new Date('2026-05-01T08:00:00Z') },
  ...{ updatedAt: null, authors: [], tags: [], posting: null },
}

it.each([
  [
    'rss',
    'lang="ar"',
    '<div lang="ar" dir="rtl"><p>نص المقال</p></div>',
    '<div lang="ar" dir="rtl">ملخص &lt;1&gt;</div>',
  ],
  ['atom', 'lang="ar"', '<div lang="ar" dir="rtl"><p>نص المقال</p></div>', 'ملخص'],
  ['json', '"language":"ar"', '<div lang=\\"ar\\" dir=\\"rtl\\"><p>نص المقال</p></div>', 'ملخص <1>'],
] as const)('%s says the direction of an entry in its HTML', (format, language, html, summary) => {
  const document = writeFeed(format, feedScopes.articles('en'), [entry])
  expect(document).toContain(language)
  expect(document).toContain(html)
  expect(document).toContain(summary)
})

import { engines } from '@vitrine/content-store/testing/engines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle, makeFiles } from '#testing/content-folder'
import { startApi, type TestApi } from '#testing/test-api'

const titles = [
  'フロントエンドエンジニアの一日',
  'ﾌﾟﾛｸﾞﾗﾏｰ募集',
  '我们的前端工程师',
  '백엔드개발자를 만나다',
  'วิศวกรซอฟต์แวร์',
  'हिन्दी में काम',
  'Diyarbakır’da IŞIK',
  'Łódź – Đà Nẵng',
  'أحمد يعمل في الإسكندرية',
  'Daten\u00adbank\u200badministrator',
  'Ёлка и Київ',
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi

  beforeAll(async () => {
    const articles = titles.map((name, index) => [
      `articles/en/t${index}.md`,
      makeArticle({ reference: `T${index}`, name }),
    ])
    api = await startApi({ ...makeFiles(), ...Object.fromEntries(articles) }, engine)
  }, 60_000)
  afterAll(() => api.stop())

  test.each([
    ['エンジニア', 0],
    ['ンジ', 0],
    ['プログラマー', 1],
    ['フログラマー', null],
    ['工程师', 2],
    ['师', 2],
    ['개발자', 3],
    ['개발'.normalize('NFD'), 3],
    ['ซอฟต์แวร์', 4],
    ['हिन्दी', 5],
    ['हन्दी', null],
    ['diyarbakir', 6],
    ['DİYARBAKIR', 6],
    ['isik', 6],
    ["Diyarbakir'da", 6],
    ['lodz - da nang', 7],
    ['احمد', 8],
    ['الاسكندريه', 8],
    ['datenbankadmin', 9],
    ['Date\u00adnbank', 9],
    ['елка', 10],
  ])('finds titles with %j', async (q, found) => {
    const articles = await api.getJson(`/external/cms/articles/all?q=${encodeURIComponent(q)}`)
    expect(articles.map(({ reference }: { reference: string }) => reference)).toEqual(
      found === null ? [] : [`T${found}`],
    )
  })
})

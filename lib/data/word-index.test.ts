import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldWords } from '@/lib/facet-filter'
import { createWordIndex } from './word-index'

const word = fc.stringMatching(/^[abü+]{1,3}$/)
const text = fc.uniqueArray(word, { maxLength: 6 }).map((words) => words.join(' '))

/** One Latin letter is a whole word. */
const matches = (own: string, searched: string) =>
  /^[a-z]$/.test(searched) ? own === searched : own.startsWith(searched)

it('finds the texts that have each word or one that begins with it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 30 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      async (texts, words) => {
        const has = (await createWordIndex(texts)).find(words.join(' '))
        for (const [index, other] of texts.entries())
          expect(has(index)).toBe(
            words.every((searched) => other.split(' ').some((own) => matches(own, searched))),
          )
      },
    ),
    { numRuns: propertyRuns(1_000) },
  )
})

it.each([
  ['エンジニア', 'フロントエンドエンジニア'],
  ['ﾌﾟﾛｸﾞﾗﾏｰ', 'ゲームプログラマー募集'],
  ['プログラマー', 'プログラマー'],
  ['東京', '勤務地は東京都渋谷区です。'],
  ['react', '新人React開発'],
  ['React開発', '開発者（React）'],
  ['工程师', '高级前端工程师（上海）'],
  ['上海', '我们在上海。'],
  ['개발', '백엔드개발자를 찾습니다'],
  ['개발자'.normalize('NFD'), '개발자를'],
  ['서울', 'React개발자(서울)'],
  ['วิศวกร', 'รับสมัครวิศวกรซอฟต์แวร์'],
  ['ซอฟต์แวร์', 'วิศวกรซอฟต์แวร์'],
  ['វិស្វករ', 'យើងស្វែងរកវិស្វករកម្មវិធី'],
  ['हिन्दी', 'हिन्दी अनुवादक'],
  ['diyarbakir', 'Diyarbakır'],
  ['DİYARBAKIR', 'Diyarbakır'],
  ['ışık', 'Isik Üniversitesi'],
  ['isik', 'Işık'],
  ['igdir', 'Iğdır'],
  ['مهندس', 'مُهَنْدِس'],
  ['datenbank', 'Daten\u00adbankadministrator'],
  ["o'brien", 'O’Brien & Sons'],
  ['ingenieur', 'Ingénieure'],
])('words of %j find %j', async (searched, text) => {
  const index = await createWordIndex([foldWords('something else'), foldWords(text)])
  const has = index.find(foldWords(searched))
  expect([has(0), has(1)]).toEqual([false, true])
})

it.each([
  ['フログラマー', 'プログラマー'],
  ['ハス', 'バス'],
  ['दल', 'दिल'],
  ['ที', 'ทำ'],
  ['script', 'TypeScriptエンジニア'],
  ['エンジニア 大阪', 'エンジニア（東京）'],
])('words of %j do not find %j', async (searched, text) => {
  const index = await createWordIndex([foldWords(text)])
  expect(index.find(foldWords(searched))(0)).toBe(false)
})

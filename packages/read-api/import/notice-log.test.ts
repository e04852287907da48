import { expect, test } from 'vitest'
import { NoticeLog } from './notice-log'

test('NoticeLog groups similar notices and lists the first of each group with the number of the others', () => {
  const log = new NoticeLog()
  const add = (path: string, message: string) => log.add({ file: 'e.json', path, message })
  add('jobs[0].language', 'is missing: used fr')
  add('jobs[1].language', 'is missing: used cs')
  add('[7].slug', 'is in no embed response: generated engineer_lyon')
  add('[3].images[0].file', 'expected a URL, got "x"; dropped')
  add('[4].images[2].file', 'expected a URL, got "y"; dropped')
  expect(log.lines()).toEqual([
    'e.json: jobs[0].language: is missing: used fr (and 1 more like it)',
    'e.json: [7].slug: is in no embed response: generated engineer_lyon',
    'e.json: [3].images[0].file: expected a URL, got "x"; dropped (and 1 more like it)',
  ])
})

test('NoticeLog lists at most 1,000 groups and the number of the other notices', () => {
  const log = new NoticeLog()
  for (let index = 0; index < 5_000; index += 1) {
    log.add({ file: 'e.json', path: `field${index}`, message: 'not kept' })
  }
  const lines = log.lines()
  expect(lines).toHaveLength(1_001)
  expect(lines.at(-1)).toBe('4000 further notices are not listed')
})

import { expect, test } from 'vitest'
import { NoticeLog } from './notice-log'

test('NoticeLog groups similar notices and lists the first of each group with the number of the others', () => {
  const log = new NoticeLog()
  const add = (path: string, message: string) => log.add({ file: 'e.json', path, message })
  add('jobs[0]', 'language: missing, used fr')
  add('jobs[1]', 'language: missing, used cs')
  add('[7]', 'slug: in no embed response, generated engineer_lyon')
  add('[3].images[0].file', 'expected a URL, got "x"; dropped')
  add('[4].images[2].file', 'expected a URL, got "y"; dropped')
  expect(log.lines()).toEqual([
    'e.json: jobs[0]: language: missing, used fr (and 1 more like it)',
    'e.json: [7]: slug: in no embed response, generated engineer_lyon',
    'e.json: [3].images[0].file: expected a URL, got "x"; dropped (and 1 more like it)',
  ])
})

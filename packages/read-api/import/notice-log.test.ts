import { expect, test } from 'vitest'
import { NoticeLog } from './notice-log'

test('notices of one sort are told once, with their number', () => {
  const log = new NoticeLog()
  const add = (path: string, message: string) => log.add({ file: 'e.json', path, message })
  add('jobs[0]', 'language: not said; took fr')
  add('jobs[1]', 'language: not said; took cs')
  add('[7]', 'slug: no embed response names it; made engineer_lyon')
  add('[3].images[0].file', 'expected an address, got "x"; left out')
  add('[4].images[2].file', 'expected an address, got "y"; left out')
  expect(log.lines()).toEqual([
    'e.json: jobs[0]: language: not said; took fr (and 1 more like it)',
    'e.json: [7]: slug: no embed response names it; made engineer_lyon',
    'e.json: [3].images[0].file: expected an address, got "x"; left out (and 1 more like it)',
  ])
})

import { expect, it } from 'vitest'
import { takeChapters } from './chapters'

it('takes the chapters from the lines of a description that begin with a time', () => {
  const description =
    'Filmed in one shift.\n\n0:00 Start\n1:20 – The line\n(1:02:05) Coupling: by hand\n\nMusic: none'
  expect(takeChapters(description)).toEqual({
    text: 'Filmed in one shift.\n\nMusic: none',
    chapters: [
      { start: 0, name: 'Start' },
      { start: 80, name: 'The line' },
      { start: 3_725, name: 'Coupling: by hand' },
    ],
  })
})

it.each([
  ['a time that is not at the start', 'At 1:20 the line\nAt 2:20 the brake\nAt 3:20 coffee'],
  ['two chapters', '0:00 Start\n1:20 The line'],
  ['no chapter at the start', '0:10 Start\n1:20 The line\n3:00 Coffee'],
  ['times that do not ascend', '0:00 Start\n1:20 The line\n1:20 Coffee'],
  ['times without names', '0:00\n1:20\n2:20'],
])('leaves a description with %s as it is', (_, text) => {
  expect(takeChapters(text)).toEqual({ text, chapters: [] })
})

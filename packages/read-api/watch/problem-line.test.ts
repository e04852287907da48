import { expect, test } from 'vitest'
import { adviceFor } from './advice'
import { lineOf } from './problem-line'

const article = '---\nreference: a\nname: Title\nvideo:\n  source: youtube\n  tags: [a, b]\n---\nname: text\n'
const list = '- reference: a\n  name: A\n- reference: b\n  name: B\n'

test.each([
  ['name', 'is wrong', article, 3],
  ['video.tags[1]', 'is wrong', article, 6],
  ['video.duration', 'is missing', article, 5],
  ['summary', 'is missing', article, null],
  ['[1].name', 'is wrong', list, 4],
  ['', 'is wrong', list, null],
  ['', 'Nested mappings are not allowed in compact mappings at line 2, column 3', article, 3],
  ['', 'Missing closing quote at line 2, column 3', list, 2],
])('the line of %s (%s) is found in the file', (path, message, text, line) => {
  expect(lineOf({ file: 'x', path, message }, text)).toBe(line)
})

test('every problem has advice', () => {
  expect(adviceFor({ file: 'x', path: 'authors', message: 'there is no author nobody' })).toBe(
    'Add the author to authors.yaml, or correct the key.',
  )
  expect(adviceFor({ file: 'x', path: '', message: 'anything else' })).toBe(
    'content/README.md describes the file.',
  )
})

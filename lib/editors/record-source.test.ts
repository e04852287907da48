import { expect, it } from 'vitest'
import { linesOf } from './record-source'

it('finds the lines of the keys of YAML, and of the front matter of Markdown', () => {
  const yaml = [
    'reference: A',
    'offices:',
    '  - id: 1',
    '    name: x',
    '# salary: none',
    'salary: { min: 1 }',
  ]
  expect([...linesOf(yaml.join('\n'))]).toEqual([
    ['reference', 1],
    ['offices', 2],
    ['salary', 6],
  ])
  const markdown = ['---', 'reference: A', 'name: "B"', '---', 'summary: no key', '---']
  expect([...linesOf(markdown.join('\r\n'))]).toEqual([
    ['reference', 2],
    ['name', 3],
  ])
  expect([...linesOf('---\nname: without an end')]).toEqual([])
  expect([...linesOf('')]).toEqual([])
})

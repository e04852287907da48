import { expect, it } from 'vitest'
import { createPrintable } from './printable'

const { clean, show } = createPrintable('vit_secret')

it('removes the token, also where characters that are removed split it', () => {
  expect(clean('the token vit_secret is wrong')).toBe('the token (the token) is wrong')
  expect(clean('vit_\x1b[31msecret')).toBe('(the token)')
  expect(show(`${'x'.repeat(75)}vit_secret`)).not.toContain('vit_')
})

it.each([
  ['\x1b[31mred\x1b[0m', 'red'],
  ['a\x1b]0;title\x07b', 'ab'],
  ['\x9b2Jcleared', 'cleared'],
  ['two\r\nlines\u2028here', 'two lines here'],
  ['a\u202eb\u0000c\u200fd', 'a b c d'],
  ['\ud800x', 'x'],
])('prints %j as %j', (text, expected) => {
  expect(clean(text)).toBe(expected)
})

it('cuts long values, and shows only the kind of lists and objects', () => {
  expect(show('é'.repeat(200))).toBe(`${'é'.repeat(79)}…`)
  expect([show([1, 2]), show({ a: 1 }), show(null), show(7), show(undefined)]).toEqual([
    ...['a list of 2', 'an object', 'null', '7', 'undefined'],
  ])
})

import { describe, expect, it } from 'vitest'
import { toExcerpt, toPlainText } from './plain-text'

describe('toPlainText', () => {
  it('separates the words of different elements and decodes character references', () => {
    expect(toPlainText('<p>One&nbsp;two</p><ul><li>three</li><li>R&amp;D</li></ul>')).toBe(
      'One two three R&D',
    )
  })
})

describe('toExcerpt', () => {
  it('cuts after a word', () => {
    expect(toExcerpt('Four words are here', 14)).toBe('Four words…')
    expect(toExcerpt('**Short**', 14)).toBe('Short')
  })
})

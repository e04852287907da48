import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffSequences } from './sequence-diff'
import type { TextBlock } from './text-blocks'
import { diffText, diffWords, type TextChange } from './text-diff'

const p = (text: string): TextBlock => ({ kind: 'p', text })

/** The blocks that the changes leave on one side. */
function sideOf(changes: readonly TextChange[], side: 'before' | 'after'): TextBlock[] {
  const left = side === 'before' ? 'removed' : 'added'
  return changes.flatMap((change) => {
    if (change.kind === 'same') return change.blocks
    if (change.kind === 'changed') return [change[side]]
    return change.kind === left ? [change.block] : []
  })
}

describe('the difference of two texts', () => {
  it('has the words that changed, and the blocks that are new or gone', () => {
    const before = ['One.', 'The cat sat on the mat.', 'Gone forever, this one.', 'Last.'].map(p)
    const after = ['One.', 'The dog sat on the mat.', 'Last.', 'New.'].map(p)
    const { changes } = diffText(before, after)
    expect(changes).toEqual([
      { kind: 'same', blocks: [p('One.')] },
      {
        kind: 'changed',
        before: before[1],
        after: after[1],
        parts: [
          { kind: 'same', items: ['The', ' '] },
          { kind: 'removed', items: ['cat'] },
          { kind: 'added', items: ['dog'] },
          { kind: 'same', items: [' ', 'sat', ' ', 'on', ' ', 'the', ' ', 'mat', '.'] },
        ],
      },
      { kind: 'removed', block: before[2] },
      { kind: 'same', blocks: [p('Last.')] },
      { kind: 'added', block: p('New.') },
    ])
  })

  it('leads from one text to the other', () => {
    const word = fc.constantFrom('one', 'two', 'three', 'four', 'été', '–')
    const block = fc.record({
      kind: fc.constantFrom('p', 'h2'),
      text: fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
    })
    const blocks = fc.array(block, { maxLength: 20 })
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const { changes } = diffText(before, after)
        expect(sideOf(changes, 'before')).toEqual(before)
        expect(sideOf(changes, 'after')).toEqual(after)
        for (const change of changes) {
          if (change.kind !== 'changed') continue
          const text = (kind: string) =>
            change.parts.flatMap((part) => (part.kind === kind ? [] : part.items)).join('')
          expect([text('added'), text('removed')]).toEqual([change.before.text, change.after.text])
        }
      }),
    )
  })

  it('of words leads from one text to the other, for every text and every limit', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, fc.nat(20), (before, after, maxEdits) => {
        const { runs } = diffSequences([...before], [...after], (character) => character, maxEdits)
        const side = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : run.items)).join('')
        expect([side('added'), side('removed')]).toEqual([before, after])
        const words = diffWords(before, after)
        expect(words.flatMap((run) => (run.kind === 'added' ? [] : run.items)).join('')).toBe(before)
      }),
    )
  })

  it('is coarse and takes bounded time where two texts of 100,000 words have nothing in common', () => {
    const text = (word: string) =>
      Array.from({ length: 5_000 }, (_, line) =>
        p(Array.from({ length: 20 }, (__, n) => `${word}${line * n}`).join(' ')),
      )
    const one = [p(Array.from({ length: 100_000 }, (_, n) => `a${n % 7}`).join(' '))]
    const other = [p(Array.from({ length: 100_000 }, (_, n) => `a${n % 5}`).join(' '))]
    const started = performance.now()
    expect(diffText(text('a'), text('b')).isCoarse).toBe(true)
    expect(diffText(one, other).changes.length).toBeGreaterThan(0)
    expect(
      diffText(text('a'), [...text('a').slice(0, 2_000), p('new'), ...text('a').slice(2_000)]).changes,
    ).toHaveLength(3)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

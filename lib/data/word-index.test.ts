import { propertyRuns } from '@vitrine/api-contract/testing/full'
import fc from 'fast-check'
import { expect, it } from 'vitest'
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

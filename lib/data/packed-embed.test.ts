import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyOfJob, packEmbed, unpackEmbed, unpackJobs, unpackKeys } from './packed-embed'

const text = fc.string({ unit: 'grapheme' })
const embed = fc.record({
  name: text,
  websites: fc.array(fc.record({ reference: text, url: fc.webUrl() }), { maxLength: 2 }),
  // More than one part in some runs.
  jobs: fc.array(fc.record({ reference: text, slug: text, name: text, content: text }), {
    maxLength: 100,
    size: 'max',
  }),
})

it('gives the packed response, and the wanted jobs of it in their order', () =>
  fc.assert(
    fc.asyncProperty(embed, fc.integer({ min: 1, max: 50 }), async (response, step) => {
      const packed = await packEmbed(response)
      expect(await unpackEmbed(packed)).toEqual(response)
      const keys = response.jobs.map(keyOfJob)
      expect(await unpackKeys(packed)).toEqual(keys)
      const wanted = new Set(keys.filter((_, index) => index % step === 0).map(({ reference }) => reference))
      expect(await unpackJobs(packed, ({ reference }) => wanted.has(reference))).toEqual(
        response.jobs.filter(({ reference }) => wanted.has(reference)),
      )
    }),
  ))

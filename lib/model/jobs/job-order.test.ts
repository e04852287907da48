import { expect, it } from 'vitest'
import { makeJob } from '@/lib/model/testing/records'
import { sortByLanguage } from './job-order'

/** Jobs newest first: `fr` is a vacancy in French, `fr*` an entry for unsolicited applications. */
function order(jobs: string, locale: string): string {
  const made = jobs.split(' ').map((text, index) => {
    const isSpontaneous = text.endsWith('*')
    return makeJob({ reference: `${text}${index}`, language: text.replace('*', ''), isSpontaneous })
  })
  return sortByLanguage(made, locale)
    .map(({ reference }) => reference)
    .join(' ')
}

it.each([
  ['fr en fr en', 'en', 'en1 en3 fr0 fr2'],
  ['fr en fr en', 'fr', 'fr0 fr2 en1 en3'],
  ['fr en fr en', 'de', 'fr0 en1 fr2 en3'],
  ['en en en', 'en', 'en0 en1 en2'],
  ['fr fr', 'en', 'fr0 fr1'],
  ['ar he en fr', 'en', 'en2 ar0 he1 fr3'],
  ['fr en-GB en-US', 'en', 'en-GB1 en-US2 fr0'],
  ['en fr-CA fr', 'fr', 'fr-CA1 fr2 en0'],
  ['de und fr en', 'en', 'und1 en3 de0 fr2'],
  ['fr en fr* en*', 'en', 'en1 fr0 en*3 fr*2'],
  ['fr de', 'fr', 'fr0 de1'],
  ['zh', 'en', 'zh0'],
])('the order of %s for visitors of %s is %s', (jobs, locale, expected) => {
  expect(order(jobs, locale)).toBe(expected)
})

it('has all jobs once', () => {
  const jobs = Array.from({ length: 300 }, (_, index) =>
    makeJob({ reference: `J${index}`, language: ['en', 'fr', 'de', 'ar'][index % 4] ?? 'en' }),
  )
  expect(new Set(sortByLanguage(jobs, 'de'))).toEqual(new Set(jobs))
  expect(sortByLanguage([], 'en')).toEqual([])
})

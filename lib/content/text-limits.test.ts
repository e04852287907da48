import { isFull } from '@vitrine/api-contract/testing/full'
import { describe, expect, it } from 'vitest'
import { isTooComplexHtml, isTooComplexMarkdown, isTooComplexPage } from './text-limits'

/** Parts at which a pattern can start, and parts over which it can look ahead from each start. */
const starts = [
  '<p',
  '</p',
  '<p ',
  '<p a=',
  '<p a="',
  "<p a='",
  '<!',
  '[^',
  '@',
  'www.',
  '- ',
  '> ',
  '1. ',
  '*',
]
const runs = [
  ' ',
  '\n',
  '\t',
  '/',
  '/ ',
  '=',
  ' =',
  '"',
  "'",
  'x',
  'x ',
  'x=',
  'x= ',
  '"" ',
  '.',
  '&',
  '> ',
  '*',
]

/** `isTooComplexHtml` is a part of `isTooComplexMarkdown`. */
const checks = { isTooComplexMarkdown, isTooComplexPage }

/** In milliseconds of processor time. Linear patterns need some milliseconds, and quadratic ones seconds. */
const limit = 1_500

describe.each(Object.entries(checks))('%s', (_, isTooComplex) => {
  const length = 190_000

  it.each(isFull ? starts : starts.filter((_, index) => index % 5 === 0))(
    'takes linear time for many %j before a long run',
    (start) => {
      for (const run of runs)
        for (const share of [0.05, 0.5]) {
          const many = start.repeat((length * share) / start.length).slice(0, 9_990 * start.length)
          for (const end of ['', '>']) {
            const text = many + run.repeat((length - many.length) / run.length) + end
            const before = process.cpuUsage()
            isTooComplex(text)
            const { user, system } = process.cpuUsage(before)
            expect((user + system) / 1_000, JSON.stringify([run, share, end])).toBeLessThan(limit)
          }
        }
    },
  )
})

describe('the attributes of a tag', () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')

  it('may be many, also in many tags', () => {
    expect(isTooComplexHtml(`<p ${attributes(400)}>a</p>`)).toBe(false)
    expect(isTooComplexHtml(`<p ${attributes(20)}>a</p>`.repeat(500))).toBe(false)
  })

  it('may not be more than a parser compares in short time', () => {
    expect(isTooComplexHtml(`<p ${attributes(600)}>a</p>`)).toBe(true)
    expect(isTooComplexHtml(`<p ${'/'.repeat(50)}a`.repeat(600))).toBe(true)
  })

  it('may contain characters of tags', () => {
    expect(isTooComplexHtml(`<p title="a < b, b <c">${'a <b and c> d '.repeat(200)}</p>`)).toBe(false)
  })
})

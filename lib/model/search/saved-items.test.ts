import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxSaved, parseSaved, type SavedJob, type SavedStory, withoutSaved, withSaved } from './saved-items'

function makeJob(own: Partial<SavedJob> = {}): SavedJob {
  return {
    reference: 'A1',
    name: 'Welder',
    company: 'Acme',
    place: 'Lyon',
    contract: 'Permanent, full-time',
    salary: '€30,000 a year',
    logo: '/media/logos/acme.webp',
    path: '/en/companies/acme/jobs/welder_lyon_A1',
    locale: 'en',
    savedAt: 1_000,
    isClosed: false,
    language: 'en',
    ...own,
  }
}

function parse(...items: readonly unknown[]): readonly SavedJob[] {
  return parseSaved('job', JSON.stringify(items))
}

it('reads what was stored, newest first', () => {
  const jobs = [makeJob(), makeJob({ reference: 'B2', savedAt: 2_000, place: '', isClosed: true })]
  expect(parse(...jobs)).toEqual(jobs.toReversed())
})

it.each([null, '', 'null', '{}', '"text"', '[', '[null,1,"a",[]]', `"${'x'.repeat(600_000)}"`])(
  'has no jobs for a text of another form (%#)',
  (text) => expect(parseSaved('job', text)).toEqual([]),
)

it.each([
  { reference: 1 },
  { name: '' },
  { name: 'x'.repeat(501) },
  { place: null },
  { savedAt: '1000' },
  { savedAt: -1 },
  { savedAt: 1e300 },
  { locale: 'en"' },
  { path: 'javascript:alert(1)//companies/acme/jobs/a' },
  { path: '//evil.example/companies/acme/jobs/a' },
  { path: '/en/companies/../jobs/\\evil' },
  { path: 'https://evil.example/en/companies/acme/jobs/a' },
])('ignores a job with %o, and keeps the others', (own) => {
  const other = makeJob({ reference: 'B2' })
  expect(parse({ ...makeJob(), ...own }, other)).toEqual([other])
})

it('reads any text without an error, and only jobs with a path of this site', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.record({ path: fc.string() })).map((items) => JSON.stringify(items)),
  )
  fc.assert(
    fc.property(text, (value) => {
      expect(parseSaved('job', value)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      for (const job of parse(makeJob({ path })))
        expect(new URL(job.path, 'https://site.example').origin).toBe('https://site.example')
    }),
  )
})

it('reads a job that was saved without its contract, pay and logo', () => {
  const { contract, salary, logo, ...earlier } = makeJob()
  expect(parse(earlier, { ...earlier, reference: 'B2', logo: 1, salary: [] })).toEqual([
    makeJob({ contract: '', salary: '', logo: null }),
    makeJob({ reference: 'B2', contract: '', salary: '', logo: null }),
  ])
})

const story: SavedStory = {
  ...{ reference: 'S1', name: 'Two needles', subject: 'Craft', language: 'es', locale: 'en', minutes: 3 },
  path: '/en/articles/2026/05/04/two-needles_S1',
  savedAt: 1_000,
}

it('reads stories, and no other records as stories', () => {
  const own = (change: Record<string, unknown>) => ({ ...story, reference: 'S2', ...change })
  const text = JSON.stringify([
    story,
    makeJob(),
    ...[{ minutes: '3' }, { minutes: 0 }, { language: '' }, { language: 'e"n' }, { subject: null }].map(own),
    ...[{ path: makeJob().path }, { path: '//evil.example/articles/2026/05/04/a' }].map(own),
  ])
  expect(parseSaved('story', text)).toEqual([story])
  expect(parseSaved('job', text)).toEqual([makeJob()])
})

it('has each job once, and the newest 200 of them', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    makeJob({ reference: `R${index}`, savedAt: index + 1 }),
  )
  expect(parse(...many, ...many)).toHaveLength(maxSaved)
  expect(parse(...many)[0]?.reference).toBe('R249')
})

it('adds and removes jobs', () => {
  const [first, second] = [makeJob(), makeJob({ reference: 'B2', savedAt: 2_000 })]
  expect(withSaved([first], [second])).toEqual([second, first])
  expect(withSaved([second], [first])).toEqual([second, first])
  expect(withSaved([first], [makeJob({ name: 'Fitter' })])).toEqual([makeJob({ name: 'Fitter' })])
  expect(withoutSaved([second, first], 'B2')).toEqual([first])
})

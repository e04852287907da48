import { expect, test } from 'vitest'
import { choicesOf, type ListedJob, selectJobs, toSiteUrl } from './listed-jobs'

const job = (title: string, own: Partial<ListedJob> = {}): ListedJob => ({
  ...{ title, lang: 'en', url: 'https://site.example/en', department: null, places: [], contract: null },
  ...{ remote: null, ...own },
})
const none = { words: '', department: '', place: '', contract: '' }
const turner = job('Turner', { places: ['Malmö', 'Oslo'], contract: 'Full-time', department: 'Workshop' })
const writer = job('Technical writer', { places: ['Oslo'], remote: 'Partly remote' })
const jobs = [turner, writer]

test.each([
  [{}, jobs],
  [{ words: '  ' }, jobs],
  [{ words: 'malmo TURN' }, [turner]],
  [{ words: 'turner writer' }, []],
  [{ words: 'remote' }, [writer]],
  [{ place: 'Oslo' }, jobs],
  [{ place: 'Oslo', department: 'Workshop' }, [turner]],
  [{ contract: 'Part-time' }, []],
])('%j selects the jobs that have all of it', (choice, selected) => {
  expect(selectJobs(jobs, { ...none, ...choice })).toEqual(selected)
})

test('choices are the different values in the order of the language, and a single one is none', () => {
  expect(choicesOf([writer, turner, job('A', { places: ['Åre'] })], ({ places }) => places, 'sv')).toEqual([
    ...['Malmö', 'Oslo', 'Åre'],
  ])
  expect(choicesOf(jobs, ({ department }) => department, 'en')).toEqual([])
})

test.each([
  ['https://site.example/careers/en', 'https://site.example/careers/en'],
  ['https://other.example/en', null],
  ['http://site.example/en', null],
  ['javascript:alert(1)', null],
  ['//site.example/en', null],
  ['', null],
])('of the link %s, the URL is %s', (url, expected) => {
  expect(toSiteUrl(url, new URL('https://site.example/careers/'))).toBe(expected)
})

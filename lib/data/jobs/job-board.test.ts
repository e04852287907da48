import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSite } from '@/lib/data/testing/site'
import { embedOf, writeRecords } from '@/lib/data/testing/write-records'
import { withValues } from '@/lib/facet-filter'
import { noFilter } from '@/lib/job-filter'

let site: Awaited<ReturnType<typeof startSite>>

beforeEach(async () => {
  site = await startSite([])
  await write(['a', 'b'])
})
afterEach(() => site.stop())

const acme = { reference: 'acme', name: 'Acme', slug: 'acme', websites: [{ reference: 'site' }] }

/** The organization has these jobs, and no others. */
function write(references: readonly string[], fields: Record<string, unknown> = {}): Promise<void> {
  const jobs = references.map((reference) =>
    embedOf(reference, { published_at: '2026-03-01T08:00:00Z', ...fields }),
  )
  return writeRecords(site.databaseUrl, {
    ...{ kind: 'embeds' },
    records: [{ organization_reference: 'acme', embed: { name: 'Acme', websites: [], jobs } }],
  })
}

async function read() {
  const { readJobBoard } = await import('./job-board')
  const { board } = await readJobBoard()
  return board.jobs.map(({ job }) => `${job.organization.name}: ${job.name}`)
}

async function search(words: string) {
  const { currentJobBoard } = await import('./job-board')
  const { listVacancies } = await import('./job-search')
  const { findJobs } = await import('@/lib/data/search/words')
  const { value } = await currentJobBoard()
  return listVacancies(value, await findJobs({ words, locale: 'en' }, []), 'en').map(
    ({ reference }) => reference,
  )
}

it('has a new, a changed and a closed job on the next read', async () => {
  expect(await read()).toEqual(['Acme: Job a', 'Acme: Job b'])
  await write(['a', 'b', 'c'])
  expect(await read()).toEqual(['Acme: Job a', 'Acme: Job b', 'Acme: Job c'])
  await write(['a', 'b', 'c'], { name: 'Welder' })
  expect(await read()).toEqual(['Acme: Welder', 'Acme: Welder', 'Acme: Welder'])
  await write(['b'])
  expect(await read()).toEqual(['Acme: Job b'])
  const detail = { reference: 'b', organization_reference: 'acme', name: 'Job b', status: 'archived' }
  await writeRecords(site.databaseUrl, { kind: 'jobs', records: [{ reference: 'b', detail }] })
  expect(await read()).toEqual([])
})

it('has the new name of an organization, and no job of one that left the site', async () => {
  expect(await read()).toHaveLength(2)
  const rename = (record: object) =>
    writeRecords(site.databaseUrl, {
      kind: 'organizations',
      records: [{ reference: 'acme', record: { ...record } }],
    })
  await rename({ ...acme, name: 'Bolt' })
  expect(await read()).toEqual(['Bolt: Job a', 'Bolt: Job b'])
  await rename({ ...acme, websites: [] })
  expect(await read()).toEqual([])
  await rename(acme)
  expect(await read()).toEqual(['Acme: Job a', 'Acme: Job b'])
})

it('has the job of a new organization that was read after the jobs', async () => {
  vi.doMock('@/lib/data/organization-records', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/lib/data/organization-records')>()
    return {
      ...original,
      getProfiles: (references: string[]) => gate.then(() => original.getProfiles(references)),
    }
  })
  let open = () => {}
  let gate = Promise.resolve()
  expect(await read()).toEqual(['Acme: Job a', 'Acme: Job b'])
  gate = new Promise((resolve) => {
    open = resolve
  })
  const jobs = [embedOf('new', { published_at: '2026-03-02T08:00:00Z' })]
  await writeRecords(
    site.databaseUrl,
    {
      kind: 'organizations',
      records: [{ reference: 'bolt', record: { ...acme, reference: 'bolt', name: 'Bolt', slug: 'bolt' } }],
    },
    {
      kind: 'embeds',
      records: [{ organization_reference: 'bolt', embed: { name: 'Bolt', websites: [], jobs } }],
    },
  )
  const { currentJobBoard } = await import('./job-board')
  const { currentOrganizationIndex } = await import('@/lib/data/organization-index')
  expect((await currentJobBoard()).isCurrent).toBe(false)
  expect((await currentOrganizationIndex()).isCurrent).toBe(false)
  open()
  await expect.poll(async () => (await currentJobBoard()).isCurrent).toBe(true)
  expect(await read()).toEqual(['Bolt: Job new', 'Acme: Job a', 'Acme: Job b'])
  const { value, isCurrent } = await currentOrganizationIndex()
  expect([value.index.entries.length, isCurrent]).toEqual([2, true])
  vi.doUnmock('@/lib/data/organization-records')
})

it('finds the words of texts, also those of changed jobs', async () => {
  await write(['a'], { description: '<p>By <b>night</b></p>' })
  expect(await search('night')).toEqual(['a'])
  await write(['a', 'b'], { description: 'By day' })
  expect([await search('night'), await search('day')]).toEqual([[], ['a', 'b']])
  expect(await search('job b')).toEqual(['b'])
})

it('reads everything again after the content was cleared and written anew', async () => {
  expect(await read()).toHaveLength(2)
  const { openDatabaseForWriting } = await import('@vitrine/content-store/db/connect')
  const { clearStore } = await import('@vitrine/content-store/queries/store')
  const db = openDatabaseForWriting(site.databaseUrl)
  await clearStore(db)
  await db.destroy()
  await writeRecords(site.databaseUrl, {
    kind: 'organizations',
    records: [{ reference: 'acme', record: acme }],
  })
  await write(['z'])
  expect(await read()).toEqual(['Acme: Job z'])
})

it('has jobs with the latest date first, and those of one date in the order of their organizations', async () => {
  const zoo = { ...acme, reference: 'a-zoo', name: 'Zoo', slug: 'zoo' }
  await writeRecords(
    site.databaseUrl,
    { kind: 'organizations', records: [{ reference: 'a-zoo', record: zoo }] },
    {
      ...{ kind: 'embeds' },
      records: [
        {
          organization_reference: 'a-zoo',
          embed: {
            ...{ name: 'Zoo', websites: [] },
            jobs: [
              embedOf('0', { published_at: '2026-03-01T08:00:00Z' }),
              embedOf('1', { published_at: '2026-03-02T08:00:00Z' }),
            ],
          },
        },
      ],
    },
  )
  expect(await read()).toEqual(['Zoo: Job 1', 'Acme: Job a', 'Acme: Job b', 'Zoo: Job 0'])
})

it('has the name of a selected company that has no job', async () => {
  await write([])
  const { readJobBoard } = await import('./job-board')
  const { searchJobs } = await import('./job-search')
  const filter = withValues(noFilter, 'company', ['acme'])
  const found = { ranks: [], ofEach: [], marks: [], corrections: [] }
  expect(searchJobs(await readJobBoard(), filter, { found, cursor: '', locale: 'en' })).toMatchObject({
    total: 0,
    facets: { company: [{ value: 'acme', label: 'Acme', count: 0 }] },
  })
})

it('counts the open jobs of each organization in the list of organizations', async () => {
  const { searchOrganizationPage } = await import('@/lib/data/organization-index')
  const { noOrganizationFilter } = await import('@/lib/organization-filter')
  const counts = async () =>
    (await searchOrganizationPage(noOrganizationFilter, 1, 'en')).items.map(({ jobCount }) => jobCount)
  expect(await counts()).toEqual([2])
  await write(['a'])
  expect(await counts()).toEqual([1])
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFilter } from '@/lib/job-filter'
import { findOpenJobs } from '@/lib/model/open-jobs'
import { noOrganizationFilter } from '@/lib/organization-filter'
import { startNewProcess } from './testing/new-process'
import { startProxiedSite } from './testing/proxied-site'

const bolt = {
  kind: 'organizations' as const,
  data: {
    ...{ reference: 'bolt', name: 'Bolt', slug: 'bolt', default_language: 'en', description: 'Text' },
    ...{ websites: [{ site: 'site' }], offices: [{ id: 1, name: 'Lyon', city: 'Lyon', country_code: 'FR' }] },
  },
}
const outage = () => ({ status: 500, body: {} })

/** The readers of a process that has just started. State that bundles share is lost with the process. */
async function restart() {
  startNewProcess()
  const { readBoardOrLatest, listFound, searchJobs } = await import('./job-search')
  const { refreshJobBoard, currentJobBoard, readJobBoard } = await import('./job-board')
  const { searchOrganizationPage } = await import('./organization-index')
  const { findOrganization, listOrganizations } = await import('./organizations')
  const ask = async () => {
    const { jobs, isOld } = await readBoardOrLatest()
    return { isOld, ...findOpenJobs(jobs, ['acme/turner', 'acme/closed'], isOld) }
  }
  const companiesIn = async (city: string) => {
    const filter = { ...noOrganizationFilter, facets: { city: [city] } }
    return (await searchOrganizationPage(filter, 1, 'en')).items.map(({ organization }) => organization.slug)
  }
  return {
    ...{ readBoardOrLatest, refreshJobBoard, currentJobBoard, readJobBoard, listFound, searchJobs },
    ...{ ask, companiesIn, findOrganization, listOrganizations },
  }
}

describe.each([
  ['the organizations of the site', {}],
  ['named organizations', { ORGANIZATION_REFERENCES: 'acme,bolt' }],
])('a process that starts during an outage, with %s', (_, settings) => {
  let site: Awaited<ReturnType<typeof startProxiedSite>>
  beforeAll(async () => {
    site = await startProxiedSite([], settings, [bolt])
  })
  afterAll(() => site.stop())
  beforeEach(() => site.replace(null))

  it('throws without copies', async () => {
    site.replace(outage)
    const read = await restart()
    await expect(read.readBoardOrLatest()).rejects.toThrow()
    await expect(read.companiesIn('lyon')).rejects.toThrow()
  })

  it('shows the jobs and organizations that were accepted last, as old ones', async () => {
    const before = await restart()
    expect(await before.ask()).toMatchObject({ isOld: false, closed: ['acme/closed'] })
    const found = await before.companiesIn('lyon')
    const stoppedAt = Date.now()

    site.replace(outage)
    const read = await restart()
    expect((await read.readBoardOrLatest()).isOld).toBe(true)
    const { jobs, isOld } = await read.readBoardOrLatest()
    expect([jobs.board.jobs.length, jobs.unavailable, isOld]).toEqual([1, [], true])
    expect(jobs.jobsReadAt).toBeLessThanOrEqual(stoppedAt)
    expect(read.listFound(jobs, { ...noFilter, words: 'turn' }, 'en')?.jobs).toHaveLength(1)
    expect((await read.readJobBoard()).board.jobs).toHaveLength(1)
    expect(await read.ask()).toMatchObject({ isOld: true, open: ['acme/turner'], closed: [] })
    expect(await read.companiesIn('lyon')).toEqual(found)
    expect((await read.listOrganizations()).map(({ slug }) => slug)).toEqual(['acme', 'bolt'])
    expect(read.currentJobBoard().isOld).toBe(true)
    // It can be newer than the copies.
    await expect(read.findOrganization('new')).rejects.toThrow()

    site.replace(null)
    await expect
      .poll(read.ask, { timeout: 20_000, interval: 500 })
      .toMatchObject({ isOld: false, closed: ['acme/closed'] })
  }, 60_000)
})

it('a process that starts during an outage shows no part of the jobs', async () => {
  const site = await startProxiedSite([], {}, [bolt])
  const isBolt = (url: URL) => url.searchParams.get('organization_reference') === 'bolt'
  site.replace((url) => (isBolt(url) ? outage() : null))
  const before = await restart()
  expect((await before.readJobBoard()).unavailable).toEqual(['Bolt'])
  site.replace(outage)
  const read = await restart()
  await expect(read.readJobBoard()).rejects.toThrow('The organizations cannot be read')
  await site.stop()
})

it('a process that has read the jobs shows no copies when the API begins to fail', async () => {
  const site = await startProxiedSite([], {}, [bolt])
  const read = await restart()
  await read.readJobBoard()
  site.replace(outage)
  await expect(read.readJobBoard()).rejects.toThrow()
  await expect(read.listOrganizations()).rejects.toThrow()
  await site.stop()
})

import 'server-only'
import { withCurrentValues } from '@/lib/model/former-value'
import type { Office } from '@/lib/model/organization'
import {
  createOrganizationIndex,
  type ListedOrganization,
  type OrganizationIndex,
  type OrganizationSearch,
  searchOrganizations,
  toOrganizationEntry,
  toOrganizationSearch,
} from '@/lib/model/organization-search'
import { toOrganizationWords } from '@/lib/model/organization-words'
import { type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { sharedState } from '@/lib/process/shared-state'
import type { Followed } from './follow-changes'
import { currentJobBoard, type JobBoard, readJobBoard } from './job-board'
import { currentOrganizations, type Directory, listOrganizations } from './organizations'
import { createWordIndex, type WordIndex } from './word-index'

/** `words` are read for the first search. */
export type OrganizationList = { index: OrganizationIndex; words: () => Promise<WordIndex> }

/** The last list, and what it was made from. */
const state = sharedState<{
  directory: Directory | null
  jobs: JobBoard | null
  list: Promise<OrganizationList> | null
}>('organization-index', () => ({ directory: null, jobs: null, list: null }))

/**
 * The site's organizations with their places and numbers of open jobs, in the memory of this process. For code with a cache of its own,
 * which needs the tags of all organizations and jobs, and for responses without a cache.
 */
export async function currentOrganizationIndex(): Promise<Followed<OrganizationList>> {
  const { value: jobs, isCurrent } = await currentJobBoard()
  const { value: directory } = await currentOrganizations()
  if (state.list === null || state.directory !== directory || state.jobs !== jobs)
    Object.assign(state, { directory, jobs, list: makeList(directory, jobs) })
  const list = state.list ?? makeList(directory, jobs)
  return { value: await list, isCurrent }
}

/** The same for pages, with these tags. */
export async function readOrganizationIndex(): Promise<OrganizationList> {
  await Promise.all([readJobBoard(), listOrganizations()])
  return (await currentOrganizationIndex()).value
}

/** The organizations with all words, ordered by name. */
export async function listOrganizationsWith(
  { index, words }: OrganizationList,
  searched: string,
): Promise<readonly ListedOrganization[]> {
  const hasWords = (await words()).find(searched)
  return index.entries.filter((_, place) => hasWords(place))
}

/** A page of a state; `page` counts from 1. */
export async function searchOrganizationPage(
  selected: OrganizationFilter,
  page: number,
  locale: string,
): Promise<OrganizationSearch & { filter: OrganizationFilter }> {
  const { index, words } = await readOrganizationIndex()
  const filter = withCurrentValues(organizationFacets, selected, index.labels)
  const hasWords = filter.words === '' ? () => true : (await words()).find(filter.words)
  const result = searchOrganizations(index, filter, hasWords)
  return { ...toOrganizationSearch(index, result, filter, page, locale), filter }
}

async function makeList(directory: Directory, { board }: JobBoard): Promise<OrganizationList> {
  const jobs = new Map<string, { count: number; offices: Office[] }>()
  for (const { job } of board.jobs) {
    const own = jobs.get(job.organization.reference) ?? { count: 0, offices: [] }
    jobs.set(job.organization.reference, own)
    if (job.isSpontaneous) continue
    own.count += 1
    own.offices.push(...job.offices)
  }
  const entries = await mapWithPauses(directory.organizations, (organization) => {
    const { count, offices: ofJobs } = jobs.get(organization.reference) ?? { count: 0, offices: [] }
    const own = directory.offices.get(organization.reference) ?? []
    return toOrganizationEntry(organization, own.length > 0 ? own : ofJobs, count)
  })
  let words: Promise<WordIndex> | null = null
  const readWords = async () => createWordIndex(await mapWithPauses(entries, toOrganizationWords))
  return {
    index: createOrganizationIndex(entries),
    words: () => {
      words ??= readWords()
      return words
    },
  }
}

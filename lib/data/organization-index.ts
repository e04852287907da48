import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
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
import { processId } from '@/lib/process/process-id'
import { sharedState } from '@/lib/process/shared-state'
import { cacheLifetime, lookUpCacheLifetime } from './cache-lifetime'
import type { Followed } from './follow-changes'
import { currentJobBoard, type JobBoard } from './job-board'
import { currentOrganizations, type Directory } from './organizations'
import { createWordIndex, type WordIndex } from './word-index'

/** `words` are read for the first search. */
export type OrganizationList = { index: OrganizationIndex; words: () => Promise<WordIndex> }

type Made = { directory: Directory; jobs: JobBoard; list: OrganizationList }

/** The last list, and what it was made from. */
const state = sharedState<{ made: Made | null }>('organization-index', () => ({ made: null }))

/**
 * The site's organizations with their places and numbers of open jobs, in the memory of this process. For code with a cache of its own,
 * which needs the tags of all organizations and jobs, and for responses without a cache.
 */
export async function currentOrganizationIndex(): Promise<Followed<OrganizationList>> {
  const { value: jobs, isCurrent } = await currentJobBoard()
  const { value: directory } = await currentOrganizations()
  if (state.made?.directory === directory && state.made.jobs === jobs)
    return { value: state.made.list, isCurrent }
  const list = await makeList(directory, jobs)
  state.made = { directory, jobs, list }
  return { value: list, isCurrent }
}

/** The same for pages. `isSearched` says that the page searches for words. */
export async function readOrganizationIndex(isSearched: boolean): Promise<OrganizationList> {
  await waitForIndex(processId, isSearched)
  return state.made?.list ?? (await currentOrganizationIndex()).value
}

async function waitForIndex(_cacheKey: string, isSearched: boolean): Promise<void> {
  'use cache'
  cacheTag(tags.organizations(), tags.jobs())
  const { value, isCurrent } = await currentOrganizationIndex()
  if (isSearched) await value.words()
  cacheLife(isCurrent ? cacheLifetime(['organizations', 'jobs']) : lookUpCacheLifetime())
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
  const { index, words } = await readOrganizationIndex(selected.words !== '')
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

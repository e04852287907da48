import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type LabelWords, toLabelWords } from '@/lib/model/label-words'
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
import { withCurrentValues } from '@/lib/model/search/former-value'
import { divideByRank, type FoundRecords, type RankOf } from '@/lib/model/search/found-words'
import { type OrganizationFilter, organizationFacets } from '@/lib/organization-filter'
import { mapWithPauses } from '@/lib/process/map-with-pauses'
import { processId } from '@/lib/process/process-id'
import { sharedState } from '@/lib/process/shared-state'
import { site } from '@/lib/settings/site'
import { cacheLifetime, lookUpCacheLifetime } from './cache-lifetime'
import type { Followed } from './followed-value'
import { currentJobBoard, type JobBoard } from './jobs/job-board'
import { currentOrganizations, type Directory } from './organizations'
import { labelledWords, rankWithLabels } from './search/labelled'
import { readOrganizations } from './search/words'

/** The facets whose labels tell organizations apart. */
const searchedFacets = organizationFacets.filter((name) => name !== 'jobs' && name !== 'size')

type OrganizationLabels = LabelWords<(typeof searchedFacets)[number]>

/** `version` is that of the board. `labelWords` are made for the first search. */
export type OrganizationList = {
  index: OrganizationIndex
  labelWords: () => OrganizationLabels
  version: string
}

type Made = { directory: Directory; jobs: JobBoard; list: OrganizationList }

/** The last list, and what it was made from. */
const state = sharedState<{ made: Made | null }>('organization-index', () => ({ made: null }))

/**
 * The site's organizations with their places and numbers of open jobs, in the memory of this process. For code with a cache of its own,
 * which needs the tags of all organizations and jobs, and for responses without a cache.
 */
export async function currentOrganizationIndex(): Promise<Followed<OrganizationList>> {
  const [board, organizations] = [await currentJobBoard(), await currentOrganizations()]
  const [jobs, directory] = [board.value, organizations.value]
  const isCurrent = board.isCurrent && organizations.isCurrent
  if (state.made?.directory === directory && state.made.jobs === jobs)
    return { value: state.made.list, isCurrent }
  const list = await makeList(directory, jobs)
  state.made = { directory, jobs, list }
  return { value: list, isCurrent }
}

/** The same for pages. */
export async function readOrganizationIndex(): Promise<OrganizationList> {
  await waitForIndex(processId)
  return state.made?.list ?? (await currentOrganizationIndex()).value
}

async function waitForIndex(_cacheKey: string): Promise<void> {
  'use cache'
  cacheTag(tags.organizations(), tags.jobs())
  const { isCurrent } = await currentOrganizationIndex()
  cacheLife(isCurrent ? cacheLifetime(['organizations', 'jobs']) : lookUpCacheLifetime())
}

/** The organizations that a search finds, the best matches first. */
export function listFoundOrganizations(
  list: OrganizationList,
  found: FoundRecords<string>,
  locale: string,
): readonly ListedOrganization[] {
  const { entries } = list.index
  const { found: places } = divideByRank(entries.keys(), toRankOf(list, found, locale))
  return places.flatMap((place) => entries[place] ?? [])
}

function toRankOf(
  { index, labelWords }: OrganizationList,
  found: FoundRecords<string>,
  locale: string,
): RankOf {
  return rankWithLabels(found, labelWords(), locale, (place) => {
    const entry = index.entries[place]
    return entry && { id: entry.organization.reference, values: entry.values }
  })
}

/** A page of a state, for pages; `page` counts from 1. */
export async function searchOrganizationPage(
  selected: OrganizationFilter,
  page: number,
  locale: string,
): Promise<OrganizationSearch & { filter: OrganizationFilter }> {
  const list = await readOrganizationIndex()
  const { index, version } = list
  const filter = withCurrentValues(organizationFacets, selected, index.labels)
  const { words } = filter
  const searched = { words, locale }
  const found =
    words === ''
      ? null
      : await readOrganizations(searched, labelledWords(list.labelWords(), searched), version)
  const result = searchOrganizations(index, filter, found ? toRankOf(list, found, locale) : () => 0)
  return {
    ...toOrganizationSearch(index, result, found, filter, { page, size: site.lists.companies }, locale),
    filter,
  }
}

async function makeList(directory: Directory, { board, version }: JobBoard): Promise<OrganizationList> {
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
  const index = createOrganizationIndex(entries)
  let words: OrganizationLabels | null = null
  return {
    ...{ index, version },
    labelWords: () => {
      words ??= toLabelWords(index.labels, searchedFacets)
      return words
    },
  }
}

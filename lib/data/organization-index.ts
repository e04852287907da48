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
import type { OrganizationFilter } from '@/lib/organization-filter'
import { organizationFacets, organizationsPerPage } from '@/lib/organization-filter'
import { cacheLifetime, lookUpCacheLifetime, shortCacheLifetime } from './cache-lifetime'
import { readJobBoard } from './job-board'
import { addOrganizationPages } from './known-pages'
import { addKnown, facetKey } from './known-records'
import { createMemoryVersions } from './memory-versions'
import { readOffices, readSiteOrganizations, readStoredOffices } from './organizations'
import { type LatestRead, readOrLatest } from './read-or-latest'
import { createWordIndex, type WordIndex } from './word-index'

/** `unavailable` names the organizations whose jobs cannot be read: their open jobs are not counted. */
export type OrganizationList = { index: OrganizationIndex; words: WordIndex; unavailable: readonly string[] }

const versions = createMemoryVersions<OrganizationList>('organization-indexes')

/** The site's organizations with their places and numbers of open jobs, in the memory of this process. */
export function readOrganizationIndex(): Promise<OrganizationList> {
  return versions.read(readVersion)
}

/** The same, or the last version while a new one is loaded or the API fails. Throws where this process has none. */
export function readOrganizationsOrLatest(): Promise<LatestRead<OrganizationList>> {
  return readOrLatest('list of organizations', readOrganizationIndex, versions.latest())
}

/** The organizations with all words, ordered by name. */
export function listOrganizationsWith(
  { index, words }: OrganizationList,
  searched: string,
): readonly ListedOrganization[] {
  const hasWords = words.find(searched)
  return index.entries.filter((_, place) => hasWords(place))
}

/** A page of a state; `page` counts from 1. */
export async function searchOrganizationPage(
  selected: OrganizationFilter,
  page: number,
  locale: string,
): Promise<OrganizationSearch & { filter: OrganizationFilter; unavailable: readonly string[] }> {
  const { index, words, unavailable } = await readOrganizationIndex()
  const filter = withCurrentValues(organizationFacets, selected, index.labels)
  const hasWords = filter.words === '' ? () => true : words.find(filter.words)
  const result = searchOrganizations(index, filter, hasWords)
  return { ...toOrganizationSearch(index, result, filter, page, locale), filter, unavailable }
}

async function readVersion(_cacheKey: string): Promise<string> {
  'use cache'
  cacheTag(tags.organizations(), tags.jobs())
  const { organizations, unavailable: unread, isStored } = await readSiteOrganizations()
  const [offices, { board, unavailable }] = await Promise.all([
    isStored ? readStoredOffices() : readOffices(),
    readJobBoard(),
  ])
  const isComplete = unread.length === 0 && unavailable.length === 0
  if (isStored) cacheLife(lookUpCacheLifetime())
  else cacheLife(isComplete ? cacheLifetime(['organizations', 'jobs']) : shortCacheLifetime())
  const jobs = new Map<string, { count: number; offices: Office[] }>()
  for (const { job } of board.jobs) {
    const own = jobs.get(job.organization.reference) ?? { count: 0, offices: [] }
    jobs.set(job.organization.reference, own)
    if (job.isSpontaneous) continue
    own.count += 1
    own.offices.push(...job.offices)
  }
  const entries = organizations.map((organization) => {
    const { reference } = organization
    const { count, offices: ofJobs } = jobs.get(reference) ?? { count: 0, offices: [] }
    const own = offices?.get(reference) ?? []
    return toOrganizationEntry(organization, own.length > 0 ? own : ofJobs, count)
  })
  const index = createOrganizationIndex(entries)
  for (const name of organizationFacets)
    for (const value of index.labels[name].keys()) addKnown('organization-facet', facetKey(name, value))
  addOrganizationPages(Math.ceil(entries.length / organizationsPerPage))
  const words = await createWordIndex(entries.map(toOrganizationWords))
  return versions.store({ index, words, unavailable })
}

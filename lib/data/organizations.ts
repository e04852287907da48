import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '@/lib/cache-tags'
import { type Employer, setEmployer } from '@/lib/employer'
import { env, isBuild } from '@/lib/env'
import {
  type Office,
  type Organization,
  type OrganizationProfile,
  type OrganizationSummary,
  summarize,
  toOrganizationProfile,
} from '@/lib/model/organization'
import { processId } from '@/lib/process/process-id'
import { site } from '@/lib/settings/site'
import { readNow } from '@/lib/sync/read-now'
import { cacheLifetime, lookUpCacheLifetime, notFoundCacheLifetime } from './cache-lifetime'
import { type Followed, followChanges } from './followed-value'
import { warnOnce } from './log-once'
import { findProfiles, getProfiles, type Profile, readProfiles } from './organization-records'
import { previewedReference, previewScope } from './preview-scope'

/** The site's organizations in the memory of this process: most lists name them. */
export type Directory = {
  /** Ordered by name. */
  organizations: readonly OrganizationSummary[]
  byReference: ReadonlyMap<string, OrganizationSummary>
  /** By reference. */
  offices: ReadonlyMap<string, readonly Office[]>
}

type Entry = { organization: OrganizationSummary; offices: readonly Office[] }

const directory = followChanges<Directory>('organizations', {
  fill: async () => {
    const entries: Entry[] = []
    for await (const profiles of readProfiles()) entries.push(...profiles.map(toEntry))
    if (isBuild && entries.length === 0 && env.ALLOW_EMPTY_SITE === 'no') throw new Error(emptySite)
    return toDirectory(entries)
  },
  update: async (directory, changed) => {
    if (changed.organizations.length === 0) return directory
    const { organizations, offices } = directory
    const isChanged = new Set(changed.organizations)
    const others = organizations.filter(({ reference }) => !isChanged.has(reference))
    return toDirectory([
      ...others.map((organization) => ({ organization, offices: offices.get(organization.reference) ?? [] })),
      ...(await getProfiles(changed.organizations)).map(toEntry),
    ])
  },
})

const emptySite = `The content store has no organization for SITE_REFERENCE "${env.SITE_REFERENCE}". Check SITE_REFERENCE, and import or synchronize the content first. ALLOW_EMPTY_SITE=yes builds a site without organizations.`

function toEntry({ organization }: Profile): Entry {
  return { organization: summarize(organization), offices: organization.offices }
}

function toDirectory(entries: readonly Entry[]): Directory {
  const byName = new Intl.Collator(env.DEFAULT_LOCALE)
  const organizations = entries
    .map(({ organization }) => organization)
    .sort((a, b) => byName.compare(a.name, b.name))
  const offices = entries.map(({ organization, offices }) => [organization.reference, offices] as const)
  const byReference = new Map(organizations.map((organization) => [organization.reference, organization]))
  setEmployer(toEmployer(organizations))
  return { organizations, byReference, offices: new Map(offices) }
}

/** That of site.yaml, else the only organization. */
function employerOf(organizations: readonly OrganizationSummary[]): OrganizationSummary | null {
  if (site.employer === false) return null
  const [only, ...others] = organizations
  if (site.employer === undefined) return others.length === 0 ? (only ?? null) : null
  const employer = organizations.find(({ reference }) => reference === site.employer)
  if (!employer && only)
    warnOnce({
      event: 'The site has no organization of the reference in site.yaml',
      employer: site.employer,
    })
  return employer ?? null
}

function toEmployer(organizations: readonly OrganizationSummary[]): Employer | null {
  const employer = employerOf(organizations)
  if (!employer) return null
  const { reference, slug, name, logo } = employer
  return { reference, slug, name, logo, isOnly: organizations.length === 1 }
}

/**
 * The organization whose profile is the home page. Null for a site of several employers. Every page and document waits for it, because
 * paths depend on it: `currentEmployer` is current afterwards.
 */
export async function readEmployer(): Promise<OrganizationSummary | null> {
  if (!previewScope()) await waitForEmployer(processId)
  const { organizations } = directory.latest() ?? (await currentOrganizations()).value
  return employerOf(organizations)
}

/** A change of any other organization than the employer does not invalidate all pages. */
async function waitForEmployer(_cacheKey: string): Promise<void> {
  'use cache'
  const { value, isCurrent } = await currentOrganizations()
  cacheTag(tags.employers(employerOf(value.organizations) ? 'one' : 'several'))
  cacheLife(isCurrent ? cacheLifetime(['organizations']) : lookUpCacheLifetime())
}

/** For code with a cache of its own, which needs the tag of all organizations. */
export function currentOrganizations(): Promise<Followed<Directory>> {
  return directory.current()
}

/** The same for values that are made of the organizations and kept, such as the job board: waits for an update, however long it takes. */
export function upToDateOrganizations(): Promise<Directory> {
  return directory.upToDate()
}

/** The site's organizations, ordered by name: those of ORGANIZATION_REFERENCES, else those of SITE_REFERENCE. */
export async function listOrganizations(): Promise<readonly OrganizationSummary[]> {
  if (!previewScope()) await waitForDirectory(processId)
  const { organizations } = directory.latest() ?? (await currentOrganizations()).value
  return organizations
}

/** The caches of Next.js serialize what they store, and read it again for each page: they have only the tag of the organizations. */
async function waitForDirectory(_cacheKey: string): Promise<void> {
  'use cache'
  cacheTag(tags.organizations())
  const { isCurrent } = await currentOrganizations()
  cacheLife(isCurrent ? cacheLifetime(['organizations']) : lookUpCacheLifetime())
}

/** The site's organization with this slug. Null if there is none. */
export async function findOrganization(slug: string): Promise<OrganizationSummary | null> {
  return (await findOrganizations([slug]))[0] ?? null
}

/** The site's organizations with these slugs. */
export async function findOrganizations(slugs: readonly string[]): Promise<readonly OrganizationSummary[]> {
  'use cache'
  for (const slug of slugs) cacheTag(tags.organizationSlug(slug))
  const found = await readOrganizations(slugs)
  for (const { reference } of found) cacheTag(tags.organization(reference))
  const [missing] = slugs.filter((slug) => !found.some((organization) => organization.slug === slug))
  cacheLife(missing === undefined ? cacheLifetime(['organizations']) : notFoundCacheLifetime(missing))
  return found
}

/** For code with a cache of its own, which needs the tags of the slugs. */
export async function readOrganizations(slugs: readonly string[]): Promise<readonly OrganizationSummary[]> {
  const profiles = await findProfiles(slugs)
  return profiles.map(({ organization }) => summarize(organization))
}

/** The profile of the site's organization with this slug. Null if there is none. */
export async function getOrganization(slug: string): Promise<Organization | null> {
  const previewed = previewedReference('organization')
  const organization = previewed === null ? null : await readPreviewOrganization(previewed)
  return organization?.slug === slug ? organization : getPublicOrganization(slug)
}

async function getPublicOrganization(slug: string): Promise<Organization | null> {
  'use cache'
  cacheTag(tags.organizationSlug(slug))
  const [profile] = await findProfiles([slug])
  if (!profile) {
    cacheLife(notFoundCacheLifetime(slug))
    return null
  }
  cacheTag(tags.organization(profile.organization.reference))
  cacheLife(cacheLifetime(['organizations']))
  return withoutOwnWebsite(profile.organization)
}

/** The profile of the site's organization of a reference, as it is now. Null if there is none. */
export async function readPreviewOrganization(reference: string): Promise<Organization | null> {
  return (await readPreviewProfile(reference))?.organization ?? null
}

/** The same with the record. */
export async function readPreviewProfile(reference: string): Promise<Profile | null> {
  await readNow([{ type: 'organization', reference, action: 'update' }])
  const [profile] = await getProfiles([reference])
  return profile ? { ...profile, organization: withoutOwnWebsite(profile.organization) } : null
}

/** The site's organizations with their images and videos, ordered by reference. For code with a cache of its own. */
export async function listProfiles(): Promise<readonly OrganizationProfile[]> {
  const profiles: OrganizationProfile[] = []
  for await (const part of readProfiles())
    profiles.push(...part.map(({ organization }) => toOrganizationProfile(organization)))
  return profiles
}

function withoutOwnWebsite(organization: Organization): Organization {
  const websites = organization.websites.filter((website) => website.reference !== env.SITE_REFERENCE)
  return { ...organization, websites }
}

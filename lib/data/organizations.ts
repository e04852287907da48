import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
// `next/navigation` needs the React of a browser, which the commands do not have.
import { unstable_rethrow } from 'next/dist/client/components/unstable-rethrow'
import pLimit from 'p-limit'
import { tags } from '@/lib/cache-tags'
import { ApiError } from '@/lib/client/api-error'
import { env, isBuild } from '@/lib/env'
import {
  type Office,
  type Organization,
  type OrganizationProfile,
  type OrganizationRecord,
  type OrganizationSummary,
  toOrganization,
  toOrganizationFromEmbed,
  toOrganizationProfile,
  toOrganizationSummary,
} from '@/lib/model/organization'
import { logWarning } from '@/lib/process/log'
import { isAcceptedEmpty, readAcceptedEmbed } from './accepted-embeds'
import {
  acceptOrganization,
  acceptOrganizations,
  acceptOrganizationsPart,
  readAcceptedOrganizations,
} from './accepted-organizations'
import {
  cacheLifetime,
  lookUpCacheLifetime,
  notFoundCacheLifetime,
  shortCacheLifetime,
} from './cache-lifetime'
import { checkReadable, getEmbed, tryEmbed } from './embeds'
import { addKnown } from './known-records'
import { createMemoryVersions } from './memory-versions'
import { unpackEmbed } from './packed-embed'
import { previewedReference, previewScope } from './preview-scope'
import { readAll } from './read-all'
import { addShownOrganization } from './shown-organizations'
import { toImage } from './store'
import { getClient } from './transport'

/** Ordered by name. `unavailable` holds the references of configured organizations that could not be read. */
type SiteOrganizations = { organizations: readonly OrganizationSummary[]; unavailable: readonly string[] }

export const maxConcurrentReads = 8

/** `isStored` says that the API failed since the start of the process: the organizations are those that were accepted before. */
type Directory = SiteOrganizations & {
  bySlug: ReadonlyMap<string, OrganizationSummary>
  isStored: boolean
}

const directories = createMemoryVersions<Directory>('organizations')

/**
 * The site's organizations: those of ORGANIZATION_REFERENCES, else those that the API lists for SITE_REFERENCE. From the memory of
 * this process.
 */
export async function readSiteOrganizations(): Promise<Omit<Directory, 'bySlug'>> {
  return readDirectory()
}

async function readDirectory(): Promise<Directory> {
  if (!previewScope()) return directories.read(readVersion)
  return { ...toDirectory(await readOrganizationsNow()), isStored: false }
}

async function readVersion(_cacheKey: string): Promise<string> {
  'use cache'
  cacheTag(tags.organizations())
  const { isStored, ...site } = await readNowOrStored()
  const { organizations, unavailable } = site
  if (isBuild && organizations.length === 0 && env.ALLOW_EMPTY_SITE === 'no') throw new Error(emptySite)
  for (const organization of organizations) {
    addKnown('organization', organization.slug, organization.reference)
    addShownOrganization(organization)
  }
  cacheTag(...organizations.slice(0, 100).map((organization) => tags.organization(organization.reference)))
  if (isStored) cacheLife(lookUpCacheLifetime())
  else cacheLife(unavailable.length > 0 ? shortCacheLifetime() : cacheLifetime(['organizations']))
  return directories.store({ ...toDirectory(site), isStored })
}

async function readNowOrStored(): Promise<Omit<Directory, 'bySlug'>> {
  try {
    return { ...(await readOrganizationsNow()), isStored: false }
  } catch (error) {
    unstable_rethrow(error)
    const latest = directories.latest()
    if (latest?.isStored) return latest
    const stored = latest === null ? await readStored() : null
    if (stored === null) throw error
    logWarning('The organizations cannot be read: those of an earlier process are shown', {}, error)
    return { ...stored, isStored: true }
  }
}

/** The organizations that were accepted last. Null if one of them is not on disk. */
async function readStored(): Promise<SiteOrganizations | null> {
  if (!isNamed) {
    const wires = await readAcceptedOrganizations()
    return (
      wires && { organizations: wires.map((wire) => toOrganizationSummary(wire, toImage)), unavailable: [] }
    )
  }
  const organizations: OrganizationSummary[] = []
  for (const reference of isBuild ? [] : env.ORGANIZATION_REFERENCES) {
    const stored = await readAcceptedEmbed(reference)
    if (stored) {
      const embed = await unpackEmbed(stored.value)
      organizations.push(toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE))
    } else if (!isAcceptedEmpty(reference)) return null
  }
  return organizations.length > 0 ? { organizations, unavailable: [] } : null
}

/** Of two organizations with one slug, the first by name has it. */
function toDirectory({ organizations, unavailable }: SiteOrganizations): Omit<Directory, 'isStored'> {
  const byName = [...organizations].sort((a, b) => a.name.localeCompare(b.name, env.DEFAULT_LOCALE))
  const bySlug = new Map(byName.toReversed().map((organization) => [organization.slug, organization]))
  return { organizations: byName, unavailable, bySlug }
}

/** The same, read past the caches. */
export function readOrganizationsNow(): Promise<SiteOrganizations> {
  return isNamed ? readNamed() : readListed()
}

const emptySite = `The API lists no organization for SITE_REFERENCE "${env.SITE_REFERENCE}". Check SITE_REFERENCE and the API; with the embedded API, import the content first. ALLOW_EMPTY_SITE=yes builds a site without organizations.`

export async function listOrganizations(): Promise<readonly OrganizationSummary[]> {
  return (await readSiteOrganizations()).organizations
}

/** The site's organization with this slug. Null if there is none. Throws if it may be one that could not be read. */
export async function findOrganization(slug: string): Promise<OrganizationSummary | null> {
  const { bySlug, unavailable, isStored } = await readDirectory()
  const found = bySlug.get(slug)
  if (!found && isStored) throw new Error(`organization ${slug}: the organizations cannot be read now`)
  if (!found && unavailable.length > 0) {
    throw new Error(`organization ${slug}: ${unavailable.join(', ')} could not be read`)
  }
  return found ?? null
}

/** Without the partnership scope the API lists no organization: the configured ones are read with the embed operation. */
const isNamed = env.ORGANIZATION_REFERENCES.length > 0

async function readListed(): Promise<SiteOrganizations> {
  const wires = await (previewScope() ? readSite() : acceptOrganizations(readSite))
  return { organizations: wires.map((wire) => toOrganizationSummary(wire, toImage)), unavailable: [] }
}

async function readSite(): Promise<OrganizationRecord[]> {
  const client = await getClient()
  return readAll((paging) =>
    client.listOrganizations({ cms_sites_references: env.SITE_REFERENCE, ...paging }),
  )
}

/** The organizations of this site with their images and videos, or without those that the token may not read. */
async function readSiteWithMedia(): Promise<OrganizationRecord[]> {
  const whole = await readSiteWith({ images: true, videos: true })
  if (whole) return whole
  const withImages = await readSiteWith({ images: true })
  const withVideos = await readSiteWith({ videos: true })
  const images = new Map(withImages?.map((wire) => [wire.reference, wire.images]))
  const wires = withVideos ?? withImages ?? (await acceptOrganizations(readSite))
  return wires.map((wire) => ({ ...wire, images: images.get(wire.reference) }))
}

/** Null where the token lacks the scope of a block. */
async function readSiteWith(blocks: {
  offices?: boolean
  images?: boolean
  videos?: boolean
}): Promise<OrganizationRecord[] | null> {
  const client = await getClient()
  const query = { cms_sites_references: env.SITE_REFERENCE, ...blocks }
  try {
    const wires = await readAll((paging) => client.listOrganizations({ ...query, ...paging }))
    return await acceptOrganizationsPart(`${Object.keys(blocks)}`, wires, readSite)
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return null
    throw error
  }
}

/** The offices of the site's organizations by reference, by one list operation. Null where the token may not read them. */
export async function readOffices(): Promise<ReadonlyMap<string, readonly Office[]> | null> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(cacheLifetime(['organizations']))
  const wires = isNamed ? null : await readSiteWith({ offices: true })
  return wires && toOffices(wires)
}

/** The offices that were accepted last. Null if they are not on disk. */
export async function readStoredOffices(): Promise<ReadonlyMap<string, readonly Office[]> | null> {
  const wires = await readAcceptedOrganizations('offices')
  return wires && toOffices(wires)
}

function toOffices(wires: readonly OrganizationRecord[]): ReadonlyMap<string, readonly Office[]> {
  return new Map(wires.map((wire) => [wire.reference, toOrganization(wire, toImage).offices]))
}

async function readNamed(): Promise<SiteOrganizations> {
  const limit = pLimit(maxConcurrentReads)
  const outcomes = await Promise.all(
    env.ORGANIZATION_REFERENCES.map((reference) =>
      limit(async () => ({ reference, outcome: await tryEmbed(reference) })),
    ),
  )
  const unavailable = outcomes.filter(({ outcome }) => !outcome.isAvailable).map(({ reference }) => reference)
  if (unavailable.length > 0) {
    const readable = outcomes.filter(({ outcome }) => outcome.isAvailable)
    await checkReadable(readable.map(({ reference }) => reference))
  }
  const organizations = outcomes.flatMap(({ reference, outcome }) =>
    outcome.isAvailable && outcome.embed
      ? [toOrganizationFromEmbed(reference, outcome.embed, env.DEFAULT_LOCALE)]
      : [],
  )
  return { organizations, unavailable }
}

/** The site's organizations with what one list request gives of each. Throws if one could not be read. */
export async function listProfiles(): Promise<readonly OrganizationProfile[]> {
  'use cache'
  cacheTag(tags.organizations())
  cacheLife(cacheLifetime(['organizations']))
  if (!isNamed) return (await readSiteWithMedia()).map((wire) => toOrganizationProfile(wire, toImage))
  const { organizations, unavailable } = await readSiteOrganizations()
  if (unavailable.length > 0) throw new Error(`organizations ${unavailable.join(', ')} could not be read`)
  return organizations.map((organization) => ({ ...organization, images: [], videos: [], updatedAt: null }))
}

/** The profile of the site's organization with this slug. Null if there is none. */
export async function getOrganization(slug: string): Promise<Organization | null> {
  const previewed = previewedReference('organization')
  const organization = previewed === null ? null : await readPreviewOrganization(previewed)
  return organization?.slug === slug ? organization : getPublicOrganization(slug)
}

/** The profile of the site's organization of a reference, read past the caches. Null if there is none. */
export async function readPreviewOrganization(reference: string): Promise<Organization | null> {
  return (await readPreviewProfile(reference))?.organization ?? null
}

/** `record` is null for an organization of ORGANIZATION_REFERENCES, of which the API gives only the name. */
export type Profile = { organization: Organization; record: OrganizationRecord | null }

/** The same with the record of the API. */
export async function readPreviewProfile(reference: string): Promise<Profile | null> {
  const { organizations } = await readOrganizationsNow()
  const summary = organizations.find((organization) => organization.reference === reference)
  const profile = summary && (await readWithRecord(summary))
  return profile ? { ...profile, organization: withoutOwnWebsite(profile.organization) } : null
}

async function getPublicOrganization(slug: string): Promise<Organization | null> {
  'use cache'
  cacheTag(tags.organizations(), tags.organizationSlug(slug))
  const summary = await findOrganization(slug)
  const organization = summary && (await readOrganization(summary))
  if (!organization) {
    cacheLife(notFoundCacheLifetime(slug))
    return null
  }
  cacheTag(tags.organization(organization.reference))
  cacheLife(cacheLifetime(['organizations']))
  return withoutOwnWebsite(organization)
}

function withoutOwnWebsite(organization: Organization): Organization {
  const websites = organization.websites.filter((website) => website.reference !== env.SITE_REFERENCE)
  return { ...organization, websites }
}

async function readOrganization(summary: OrganizationSummary): Promise<Organization | null> {
  return (await readWithRecord(summary))?.organization ?? null
}

async function readWithRecord(summary: OrganizationSummary): Promise<Profile | null> {
  if (isNamed) {
    const embed = await getEmbed(summary.reference)
    if (!embed) return null
    return {
      organization: toOrganizationFromEmbed(summary.reference, embed, env.DEFAULT_LOCALE),
      record: null,
    }
  }
  const record = await readRecord(summary)
  // The page was found by the slug of the list. The record can have another one, which the list does not accept.
  return record && { organization: { ...toOrganization(record, toImage), slug: summary.slug }, record }
}

async function readRecord(summary: OrganizationSummary): Promise<OrganizationRecord | null> {
  const whole = await readProfile(summary, { offices: true, images: true, videos: true })
  if (whole) return whole
  const profile = await readProfile(summary, {})
  if (!profile) return null
  const [withOffices, withImages, withVideos] = await Promise.all([
    readProfile(summary, { offices: true }),
    readProfile(summary, { images: true }),
    readProfile(summary, { videos: true }),
  ])
  const blocks = {
    offices: withOffices?.offices,
    images: withImages?.images,
    videos: withVideos?.videos,
  }
  return { ...profile, ...blocks }
}

/**
 * The API cannot read one organization: it lists those of a name, and the reference selects one. Where no URL can have the
 * name, all organizations of the site are read. Null where there is none or the token lacks the scope of a block: the caller
 * then requests each block alone and shows what the token may read.
 */
async function readProfile(
  { apiName, reference }: OrganizationSummary,
  blocks: { offices?: boolean; images?: boolean; videos?: boolean },
): Promise<OrganizationRecord | null> {
  const client = await getClient()
  const query = apiName === null ? { cms_sites_references: env.SITE_REFERENCE } : { name: apiName }
  try {
    const wires = await readAll((paging) => client.listOrganizations({ ...query, ...blocks, ...paging }))
    const found = wires.find((organization) => organization.reference === reference) ?? null
    return await acceptOrganization(reference, Object.keys(blocks), found, readSite)
  } catch (error) {
    const hasBlocks = Object.keys(blocks).length > 0
    if (hasBlocks && error instanceof ApiError && error.status === 403) return null
    throw error
  }
}

import { organizationWire } from '@vitrine/api-contract/organization'
import { type Context, count, isRecord, paths, sample } from './context'
import type { DriftLog, Operation } from './drift-log'
import { organizationTokens } from './known-tokens'
import { readPage, textOf } from './read-page'

const organizationsOperation: Operation = {
  name: 'organizations list',
  schema: organizationWire,
  tokens: organizationTokens,
  identity: ['reference', 'name', 'slug'],
}

/** `total` is null where it is not known. */
export type SiteOrganizations = { references: readonly string[]; total: number | null }

const maxOrganizations = 10

/** The references of organizations of the site, a sample of at most ten, and how many the site has. */
export async function findOrganizations(context: Context): Promise<SiteOrganizations> {
  const { settings, findings } = context
  const named = settings.ORGANIZATION_REFERENCES
  if (named.length > 0) {
    findings.ok(
      'Organizations',
      'organizations.named',
      `ORGANIZATION_REFERENCES names ${count(named.length, 'organization')}. The site reads them with the embed operation, which has their names and jobs only.`,
    )
    return { references: sample(named, maxOrganizations), total: named.length }
  }
  if (settings.API_BASE_URL !== undefined && settings.API_TOKEN === undefined) {
    findings.problem(
      'Organizations',
      'organizations.none',
      'Without API_TOKEN the site cannot list organizations, and ORGANIZATION_REFERENCES names none.',
      'Set API_TOKEN, or set ORGANIZATION_REFERENCES to the references of your organizations.',
    )
    return { references: [], total: 0 }
  }
  const path = paths.organizations({ cms_sites_references: settings.SITE_REFERENCE, per_page: 100 })
  const page = await readPage(context, 'Organizations', path)
  if (page === null) return { references: [], total: null }
  if (page.records.length === 0) {
    await reportNoOrganization(context)
    return { references: [], total: 0 }
  }
  const number = page.total ?? page.records.length
  const isMore = page.total === null && page.records.length >= 100 ? ' or more' : ''
  findings.ok(
    'Organizations',
    'organizations.listed',
    `SITE_REFERENCE "${settings.SITE_REFERENCE}": ${count(number, 'organization')}${isMore}.`,
  )
  const references = page.records.flatMap((record) => textOf(record, 'reference') || [])
  return { references: sample(references, maxOrganizations), total: number }
}

/** Names the sites of an organization that an article is about, if there is one: one of them may be the right one. */
async function reportNoOrganization(context: Context): Promise<void> {
  const { settings, findings, show } = context
  const articles = await readPage(context, 'Articles', paths.articles({ per_page: 20 }))
  const names = (articles?.records ?? [])
    .flatMap(({ organizations }) => (Array.isArray(organizations) ? organizations : []))
    .flatMap((organization) => (isRecord(organization) ? textOf(organization, 'name') || [] : []))
  const [name] = names
  const found = name
    ? await readPage(context, 'Organizations', paths.organizations({ name, per_page: 5 }))
    : null
  const websites = (found?.records ?? []).flatMap(({ websites }) => (Array.isArray(websites) ? websites : []))
  const sites = new Set(websites.flatMap((site) => (isRecord(site) ? textOf(site, 'reference') || [] : [])))
  const known = [...sites].slice(0, 10).map(show).join(', ')
  findings.problem(
    'Organizations',
    'organizations.none',
    `No organization is on the site SITE_REFERENCE "${settings.SITE_REFERENCE}".`,
    known === ''
      ? 'Check SITE_REFERENCE: the operator of the API knows the references of its sites, which are case-sensitive.'
      : `Check SITE_REFERENCE. The API knows these sites, for example: ${known}.`,
  )
  findings.lacks('Any organization: none is on the site of SITE_REFERENCE.')
}

/** Compares organizations with the contract, with the optional blocks that the token may read. Returns their records. */
export async function sampleOrganizations(
  context: Context,
  drift: DriftLog,
  blocks: readonly string[],
): Promise<readonly Record<string, unknown>[]> {
  const query = { cms_sites_references: context.settings.SITE_REFERENCE, per_page: 20 }
  const withBlocks = Object.fromEntries(blocks.map((block) => [block, 'true']))
  const page = await readPage(context, 'Organizations', paths.organizations({ ...query, ...withBlocks }))
  if (page === null) return []
  drift.add(organizationsOperation, page.records)
  for (const block of blocks) {
    if (page.records.length === 0 || page.records.some((record) => Object.hasOwn(record, block))) continue
    context.findings.note(
      'Organizations',
      `organizations.${block}`,
      `The API accepts ${block}=true, but no organization has ${block}.`,
      'Ask the operator of the API: organization pages lack them.',
    )
  }
  return page.records
}

import { isBlank } from '@vitrine/api-contract/invisible'
import { getStore } from '@vitrine/content-store/queries/store'
import {
  type ArticleRange,
  countArticlesOf,
  countEmbedJobs,
  countOrganizations,
  getJobParts,
  getOrganizationParts,
  getPublishedArticle,
  type JobKey,
  listJobKeys,
  listJobsOfUnusualReference,
  listLanguages,
  listNewestArticles,
  listOldArticles,
  listOrganizationSlugs,
  listUnusualSlugs,
} from '@vitrine/content-store/queries/urls'
import { LRUCache } from 'lru-cache'
import {
  articleSchema,
  embedJobSchema,
  embedSchema,
  jobSchema,
  organizationSchema,
} from '@/lib/client/records'
import { env } from '@/lib/env'
import { defaultLocale, languageGroup } from '@/lib/i18n/locales'
import { type ArticleKey, articleLanguage, toArticleKey } from '@/lib/model/article'
import { findBySlug } from '@/lib/model/find-by-slug'
import { toOrganizationFromEmbed, toOrganizationSummary } from '@/lib/model/organization'
import { slugOfJob, toPathSlug } from '@/lib/model/slug'
import { unknownLanguage } from '@/lib/model/unknown-language'
import { sharedState } from '@/lib/process/shared-state'
import { type ArchivePeriod, isSegment } from '@/lib/routes'
import { openStore, parseStored, toImage } from './store'

/**
 * What the site has at its paths, for the request hook: each result needs a few look-ups in the store. This module runs outside the renderer
 * of Next.js too.
 */

/** Shorter lists are counted in less than a millisecond. */
const minStoredTotal = 1_000

/**
 * The totals of long lists: with 100,000 articles, a count takes 25 ms. A version of the store has its own, for a time in which a scheduled
 * article can be published.
 */
const totals = sharedState('list-totals', () => new LRUCache<string, number>({ max: 1_000, ttl: 10_000 }))

async function readTotal(list: unknown, count: () => Promise<number>): Promise<number> {
  const store = await getStore(openStore())
  const key = JSON.stringify([store?.version, list])
  const stored = totals.get(key)
  if (stored !== undefined) return stored
  const total = await count()
  if (total >= minStoredTotal) totals.set(key, total)
  return total
}

type ArticleLinks = { category?: string; collection?: string; organization?: string }

/** The published article of a reference. Null if there is none. */
export async function findArticle(reference: string): Promise<ArticleKey | null> {
  const record = await getPublishedArticle(openStore(), reference, own())
  return toKey(record)
}

/** Articles in which a group is looked for: the last one can have invalid texts. */
const maxSearched = 12

/** The category or collection of a reference, as the article that was published last has it. Null if no published article is in it. */
export async function findGroup(
  kind: 'category' | 'collection',
  reference: string,
): Promise<{ reference: string; slug: string } | null> {
  const range = { ...own(), link: { kind, target: reference }, languages: null, from: 0 }
  for (const record of await listNewestArticles(openStore(), range, maxSearched)) {
    const article = toKey(record)
    const groups = kind === 'category' ? article?.categories : article?.collections
    const group = groups?.find((candidate) => candidate.reference === reference)
    if (group) return group
  }
  return null
}

/**
 * Whether a list has more than `count` articles in a language, which is a locale or another one without region: all, those of a link, or those
 * of a period. `organization` is the API's slug.
 */
export async function hasArticles(
  language: string,
  links: ArticleLinks,
  count: number,
  period: ArchivePeriod | null = null,
): Promise<boolean> {
  const languages = (await listLanguages(openStore())).filter((own) => groupOf(own) === language)
  if (languages.length === 0) return false
  const [link = null] = (['category', 'collection', 'organization'] as const).flatMap((kind) => {
    const target = links[kind]
    return target === undefined ? [] : [{ kind, target }]
  })
  const published = { ...own(), link, languages, from: 0 }
  const range = period ? within(published, period) : published
  return (await readTotal([link, languages, period], () => countArticlesOf(openStore(), range))) > count
}

/** An article in an unknown language is in the lists of the default locale. */
function groupOf(language: string): string {
  const tag = articleLanguage(language)
  return tag === unknownLanguage ? defaultLocale : languageGroup(tag)
}

function within(range: ArticleRange, { year, month }: ArchivePeriod): ArticleRange {
  const from = Date.UTC(year, month === null ? 0 : month - 1)
  const end = month === null ? Date.UTC(year + 1, 0) : Date.UTC(year, month)
  return { ...range, from, to: Math.min(range.to, end) }
}

/** The article of a slug on a previous site: that in the language, else the one that was published last. Null if there is none. */
export async function findOldArticle(slug: string, language: string | null): Promise<ArticleKey | null> {
  const articles = await listOldArticles(openStore(), slug, own())
  const found = articles.find((article) => primary(article.language) === language) ?? articles[0]
  return found ? findArticle(found.reference) : null
}

function primary(language: string): string {
  return (language.split('-', 1)[0] ?? '').toLowerCase()
}

/** The published articles of the site. */
function own(): Pick<ArticleRange, 'indexes' | 'to'> {
  return { indexes: env.ARTICLE_INDEX, to: Date.now() + 1 }
}

function toKey(record: string | null): ArticleKey | null {
  const article = record === null ? null : parseStored(record, articleSchema)
  return article && toArticleKey(article, toImage)
}

/** `apiSlug` is the one by which articles name the organization, and `slug` that of its path. */
export type OrganizationKey = { reference: string; slug: string; apiSlug: string }

/** The site's organization of the slug of a path, in any case if only one has it. Null if there is none. */
export async function findOrganization(slug: string): Promise<OrganizationKey | null> {
  const isNamed = env.ORGANIZATION_REFERENCES.length > 0
  const found = isNamed ? null : findBySlug(await listOrganizations(slug), slug)
  return found ?? findBySlug(isNamed ? await listNamed() : await listUnusual(), slug)
}

async function listOrganizations(slug: string): Promise<OrganizationKey[]> {
  const rows = await listOrganizationSlugs(openStore(), env.SITE_REFERENCE, slug)
  return rows
    .filter((row) => toPathSlug(row.slug) === row.slug)
    .map(({ reference, slug }) => ({ reference, slug, apiSlug: slug }))
}

async function listUnusual(): Promise<OrganizationKey[]> {
  const rows = await listUnusualSlugs(openStore(), env.SITE_REFERENCE)
  const keys = rows.map(async ({ reference, slug: apiSlug }) => {
    const slug = isBlank(apiSlug) ? await slugOfOrganization(reference) : toPathSlug(apiSlug)
    return slug === null ? [] : [{ reference, slug, apiSlug }]
  })
  return (await Promise.all(keys)).flat()
}

/** Without the partnership scope the API sends no slugs: there are as many organizations as the setting names. */
async function listNamed(): Promise<OrganizationKey[]> {
  const keys = env.ORGANIZATION_REFERENCES.map(async (reference) => {
    const slug = await slugOfOrganization(reference)
    return slug === null ? [] : [{ reference, slug, apiSlug: slug }]
  })
  return (await Promise.all(keys)).flat()
}

async function slugOfOrganization(reference: string): Promise<string | null> {
  return (await readOrganization(reference))?.slug ?? null
}

/** The language of the texts of an organization. */
export async function languageOfOrganization(reference: string): Promise<string> {
  return (await readOrganization(reference))?.defaultLanguage ?? env.DEFAULT_LOCALE
}

async function readOrganization(reference: string) {
  const parts = await getOrganizationParts(openStore(), reference)
  if (parts?.record != null && env.ORGANIZATION_REFERENCES.length === 0) {
    const record = parseStored(parts.record, organizationSchema)
    return record && toOrganizationSummary(record, toImage)
  }
  const embed = parts?.embed == null ? null : parseStored(parts.embed, embedSchema)
  return embed && toOrganizationFromEmbed(reference, embed, env.DEFAULT_LOCALE)
}

/** Whether the list of organizations has more than `count`. */
export async function hasOrganizations(count: number): Promise<boolean> {
  const named = env.ORGANIZATION_REFERENCES
  const total = named.length > 0 ? named.length : await countOrganizations(openStore(), env.SITE_REFERENCE)
  return total > count
}

/**
 * The slug of the path of a job, and the language of its text: null for that of its organization. An open job is found by its slug, also
 * in another case if only one has it, or by a reference at the end of the slug; so is an archived one, which has a page with
 * status 404. A draft is not found.
 */
export async function findJob(
  organization: string,
  slug: string,
): Promise<Pick<JobKey, 'slug' | 'language' | 'isOpen'> | null> {
  const references = [...slug.matchAll(/_/g)].map(({ index }) => slug.slice(index + 1))
  const keys = await listJobKeys(openStore(), organization, { slug, references })
  const jobs = await withPathSlugs(keys)
  const found = findBySlug(jobs, slug) ?? jobs.find(({ reference }) => slug.endsWith(`_${reference}`))
  if (found || references.length === 0) return found ?? null
  // A reference that cannot be in a path is a hash at the end of the slug.
  return findBySlug(await withPathSlugs(await listJobsOfUnusualReference(openStore(), organization)), slug)
}

/** Those that have a page. */
function withPathSlugs(keys: readonly JobKey[]): Promise<JobKey[]> {
  const isShown = ({ isOpen, status }: JobKey) => {
    const state = status.trim().toLowerCase()
    return isOpen ? state !== 'draft' : state === 'archived'
  }
  return Promise.all(keys.filter(isShown).map(async (job) => ({ ...job, slug: await pathSlugOf(job) })))
}

async function pathSlugOf({ reference, slug }: JobKey): Promise<string> {
  if (isSegment(slug)) return slug
  const parts = await getJobParts(openStore(), reference)
  const embed = parts?.embed == null ? null : parseStored(parts.embed, embedJobSchema)
  const detail = parts?.detail == null ? null : parseStored(parts.detail, jobSchema)
  return slugOfJob({ reference, slug, name: embed?.name ?? detail?.name ?? '' })
}

/** Whether a list of jobs can have more than `count`: it has those of an organization, or of all for null, and not all of them are visible. */
export async function hasJobs(organization: string | null, count: number): Promise<boolean> {
  return (await readTotal(['jobs', organization], () => countEmbedJobs(openStore(), organization))) > count
}

import { listCategories } from '@/lib/data/articles/article-groups'
import { listArticles } from '@/lib/data/articles/articles'
import { listJobs } from '@/lib/data/jobs/jobs'
import { warnOnce } from '@/lib/data/log-once'
import { getOrganization, listOrganizations, readEmployer } from '@/lib/data/organizations'
import type { ArticleSummary, Category, Collection } from '@/lib/model/articles/article'
import type { JobSummary } from '@/lib/model/jobs/job'
import { sortByLanguage } from '@/lib/model/jobs/job-order'
import type { Organization, OrganizationSummary } from '@/lib/model/organization'
import { site, textIn } from '@/lib/settings/site'
import { defaultSections, type HomeSectionSetting } from '@/lib/settings/site-yaml/home-sections'
import { listSubsidiaries } from './company'

type Articles = readonly ArticleSummary[]

/** An organization, and how many open jobs it has. */
export type HomeOrganization = { organization: OrganizationSummary; jobCount: number }

/** A collection, and the language of its latest article: the API gives none for its texts. */
export type HomeCollection = { collection: Collection; language: string }

/** A section of the home page with what it shows, which is never empty, except in the lead. `title` replaces its own one. */
export type HomeSection = SectionContent & { title: string | null }

type SectionContent =
  | { kind: 'lead' | 'latest'; articles: Articles }
  | { kind: 'index'; name: string; articles: Articles }
  | { kind: 'category'; category: Category; articles: Articles }
  | { kind: 'collection'; collection: Collection; articles: Articles }
  | { kind: 'organization'; organization: OrganizationSummary; articles: Articles }
  | { kind: 'markdown'; text: string }
  | { kind: 'profile'; organization: Organization; knownSlugs: readonly string[] }
  | { kind: 'companies'; organizations: readonly HomeOrganization[] }
  | { kind: 'jobs'; jobs: readonly JobSummary[] }
  | { kind: 'categories'; categories: readonly Category[] }
  | { kind: 'collections'; collections: readonly HomeCollection[] }

/** How many articles a section shows. */
const sizes = { lead: 5, latest: 6, index: 3, category: 3, collection: 4, organization: 3 } as const

const maxJobs = 6
const maxOrganizations = 6
const maxCollections = 3

/**
 * The sections of the home page of a locale. A section without content is left out, and an article that an earlier section
 * shows is not shown again. A setting that names an index, category or collection of no article is logged once.
 */
export async function readHomeSections(
  locale: string,
  settings: readonly HomeSectionSetting[] = site.home.sections ?? defaultSections,
): Promise<readonly HomeSection[]> {
  const read = await Promise.all(
    settings.map(async (setting) => {
      const content = await readSection(locale, setting)
      return content && { ...content, title: setting.title && textIn(setting.title, locale) }
    }),
  )
  const shown = new Set<string>()
  return read.flatMap((section) => {
    if (!section || !('articles' in section)) return section ?? []
    const others = section.articles.filter(({ reference }) => !shown.has(reference))
    const articles = others.slice(0, sizes[section.kind])
    for (const { reference } of articles) shown.add(reference)
    const isKept = articles.length > 0 || section.kind === 'lead' || section.kind === 'organization'
    return isKept ? { ...section, articles } : []
  })
}

/** A section with all that it can show. Null for one without content. */
async function readSection(locale: string, setting: HomeSectionSetting): Promise<SectionContent | null> {
  const { kind } = setting
  switch (kind) {
    case 'lead': {
      const first = setting.index === null ? [] : await readIndex(locale, setting.index)
      return { kind, articles: unique([...first, ...(await listLatest(locale))]) }
    }
    case 'latest':
      return { kind, articles: await listLatest(locale) }
    case 'index':
      return { kind, name: setting.value, articles: await readIndex(locale, setting.value) }
    case 'category': {
      const [articles, category] = await readGroup(
        locale,
        kind,
        setting.value,
        (article) => article.categories,
      )
      return category && { kind, category, articles }
    }
    case 'collection': {
      const [articles, collection] = await readGroup(
        locale,
        kind,
        setting.value,
        (article) => article.collections,
      )
      return collection && { kind, collection, articles }
    }
    case 'organization': {
      const organization = (await listOrganizations()).find(({ reference }) => reference === setting.value)
      if (!organization) return await warnOfUnknown(kind, setting.value)
      const { items } = await listArticles({ language: locale, organization: organization.slug })
      return { kind, organization, articles: items }
    }
    case 'profile': {
      const employer = await readEmployer()
      const organization = employer && (await getOrganization(employer.slug))
      if (!organization) return null
      const subsidiaries = await listSubsidiaries(organization)
      return { kind, organization, knownSlugs: subsidiaries.map(({ slug }) => slug) }
    }
    case 'markdown':
      return { kind, text: textIn(setting.text, locale) }
    case 'companies': {
      const organizations = await listHiringFirst()
      return organizations.length > 0 ? { kind, organizations } : null
    }
    case 'jobs': {
      const jobs = sortByLanguage(await listJobs(), locale).slice(0, maxJobs)
      return jobs.length > 0 ? { kind, jobs } : null
    }
    case 'categories': {
      const categories = await listCategories(locale)
      return categories.length > 0 ? { kind, categories } : null
    }
    case 'collections': {
      const collections = await listNamedCollections(locale)
      return collections.length > 0 ? { kind, collections } : null
    }
    default:
      return kind satisfies never
  }
}

/** The hundred latest articles. */
async function listLatest(locale: string): Promise<Articles> {
  return (await listArticles({ language: locale }, 1, 100)).items
}

/** An earlier section can show some of the articles of an index. */
const indexSize = 24

async function readIndex(locale: string, index: string): Promise<Articles> {
  const { items } = await listArticles({ language: locale, index }, 1, indexSize)
  if (items.length === 0) await warnOfUnknown('index', index)
  return items
}

/** The first page of the articles of a category or collection, as on its own page, and its record. Null where it has none. */
async function readGroup<G extends { reference: string }>(
  locale: string,
  kind: 'category' | 'collection',
  reference: string,
  groupsOf: (article: ArticleSummary) => readonly G[],
): Promise<readonly [Articles, G | null]> {
  const { items } = await listArticles({ language: locale, [kind]: reference })
  if (items.length === 0) await warnOfUnknown(kind, reference)
  return [items, items.flatMap(groupsOf).find((group) => group.reference === reference) ?? null]
}

/** A list that only another language has is no mistake. Where the site has no articles at all, nothing is said. */
async function warnOfUnknown(kind: keyof typeof unknownTexts, value: string): Promise<null> {
  if (kind !== 'organization' && (await listArticles({ [kind]: value }, 1, 1)).total > 0) return null
  if ((await listArticles({}, 1, 1)).total === 0) return null
  warnOnce({ event: `A section of the home page is left out: ${unknownTexts[kind]}`, [kind]: value })
  return null
}

const unknownTexts = {
  index: 'no article is in the index',
  category: 'no article is in the category',
  collection: 'no article is in the collection',
  organization: 'the site has no such organization',
}

/** The organizations with the latest jobs first, then the others. */
async function listHiringFirst(): Promise<readonly HomeOrganization[]> {
  const [organizations, jobs] = await Promise.all([listOrganizations(), listJobs()])
  const counts = new Map<string, number>()
  for (const { organization, isSpontaneous } of jobs)
    if (!isSpontaneous) counts.set(organization.reference, (counts.get(organization.reference) ?? 0) + 1)
  const records = new Map(organizations.map((organization) => [organization.reference, organization]))
  const hiring = [...counts.keys()].flatMap((reference) => records.get(reference) ?? [])
  return unique([...hiring, ...organizations])
    .slice(0, maxOrganizations)
    .map((organization) => ({ organization, jobCount: counts.get(organization.reference) ?? 0 }))
}

/** The collections of the hundred latest articles, those with most of them first. */
async function listNamedCollections(locale: string): Promise<readonly HomeCollection[]> {
  const counted = new Map<string, HomeCollection & { count: number }>()
  for (const { collections, language } of await listLatest(locale))
    for (const collection of collections) {
      const entry = counted.get(collection.reference) ?? { collection, language, count: 0 }
      counted.set(collection.reference, { ...entry, count: entry.count + 1 })
    }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, maxCollections)
}

function unique<T extends { reference: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.reference, record])).values()]
}

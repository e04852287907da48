import 'server-only'
import { setImmediate as pause } from 'node:timers/promises'
import type { RevalidatedRecord } from '@vitrine/api-contract/revalidation'
import type { Db } from '@vitrine/content-store/db/connect'
import { readStates } from '@vitrine/content-store/queries/current-state'
import type { JsonObject } from '@vitrine/content-store/records/json'
import { toSitePath } from '@/lib/base-path'
import { monthOf } from '@/lib/data/articles/article-periods'
import { readTotal } from '@/lib/data/articles/article-query'
import { upToDateOrganizations } from '@/lib/data/organizations'
import { countParts } from '@/lib/documents/sitemaps/sitemap-months'
import { locales } from '@/lib/i18n/locales'
import { paths } from '@/lib/routes'
import { articlePath } from '@/lib/seo/canonical-paths'
import { commonDocuments, documentsOf } from './affected-urls'
import { type StateChange, tagsOfChange } from './changed-tags'
import { isScheduled, toArticleState, toJobState, toOrganizationState, updatedAt } from './record-state'

/**
 * What a change affects: the cache tags, the paths of the record's own pages now, and those of its pages now and before with the documents
 * about them and about all records. `changedAt` is ISO 8601, null where the record does not say when it changed.
 */
export type PlannedChange = {
  type: RevalidatedRecord['type']
  reference: string
  state: RevalidatedRecord['state']
  tags: string[]
  newTags: readonly string[]
  own: readonly string[]
  paths: readonly string[]
  changedAt: string | null
}

export async function planChanges(
  db: Db,
  changes: readonly StateChange[],
  now: Date,
): Promise<PlannedChange[]> {
  const companies = await readCompanies(db, changes)
  // The tags of organizations and the paths of their pages depend on the employer of now.
  if (changes.some(({ kind }) => kind === 'organization')) await upToDateOrganizations()
  const planned: PlannedChange[] = []
  let pausedAt = performance.now()
  for (const change of changes) {
    if (performance.now() - pausedAt > maxMs) {
      await pause()
      pausedAt = performance.now()
    }
    const { tags, newTags } = tagsOfChange(change, now)
    const pathsIn = (pages: JsonObject | null, company = paths.company) =>
      pathsOf(change, pages, companies, now, company)
    const own = pathsIn(change.after)
    const all = [...new Set([...own, ...pathsIn(change.before)])]
    const named = [change.after, change.before].flatMap((pages) => pathsIn(pages, paths.profile))
    const documents = [
      ...new Set([...named.flatMap(documentsOf), ...all.map((path) => paths.openGraphImage(path))]),
    ]
    planned.push({
      ...{ type: change.kind, reference: change.reference, state: stateOf(change, now) },
      ...{ tags: [...tags], newTags, own },
      paths: all.length === 0 ? [] : [...all, ...documents, ...(await commonPaths(change, now))],
      changedAt: changeTime(change, now)?.toISOString() ?? null,
    })
  }
  return planned
}

/** After this time the process handles other requests. */
const maxMs = 10

function stateOf({ kind, reference, after }: StateChange, now: Date): RevalidatedRecord['state'] {
  if (kind === 'organization') return toOrganizationState(reference, after) ? 'live' : 'absent'
  if (kind === 'job') return toJobState(reference, after) ? 'live' : 'absent'
  if (toArticleState(reference, after, now)) return 'live'
  return isScheduled(reference, after, now) ? 'scheduled' : 'absent'
}

/** The API does not say when an article changed. A new one changed when it was published. */
function changeTime({ kind, reference, before, after }: StateChange, now: Date): Date | null {
  if (kind !== 'article') return updatedAt(after)
  if (toArticleState(reference, before, now)) return null
  return toArticleState(reference, after, now)?.publishedAt ?? null
}

/** The slugs of the organizations of jobs, by reference. */
async function readCompanies(db: Db, changes: readonly StateChange[]): Promise<ReadonlyMap<string, string>> {
  const references = changes
    .filter(({ kind }) => kind === 'job')
    .flatMap(({ reference, before, after }) =>
      [before, after].flatMap((pages) => toJobState(reference, pages) ?? []),
    )
    .map(({ organization }) => organization)
  const states = await readStates(db, 'organization', [...new Set(references)])
  const slugs = [...states].flatMap(([reference, pages]): [string, string][] => {
    const organization = toOrganizationState(reference, pages)
    return organization ? [[reference, organization.slug]] : []
  })
  return new Map(slugs)
}

/** The paths of the record's own pages. Empty for a record without a page. */
function pathsOf(
  { kind, reference }: StateChange,
  pages: JsonObject | null,
  companies: ReadonlyMap<string, string>,
  now: Date,
  pathOfCompany: typeof paths.company,
): string[] {
  switch (kind) {
    case 'article': {
      const article = toArticleState(reference, pages, now)
      return article ? [toSitePath(articlePath(article))] : []
    }
    case 'organization': {
      const organization = toOrganizationState(reference, pages)
      return organization ? locales.map((locale) => pathOfCompany(locale, organization.slug)) : []
    }
    case 'job': {
      const state = toJobState(reference, pages)
      const company = state && companies.get(state.organization)
      return state && company ? locales.map((locale) => paths.job(locale, company, state.slug)) : []
    }
  }
}

/** The documents about all records, and for an article the sitemap files of its month: those of other locales name the archive of the month. */
async function commonPaths({ kind, reference, before, after }: StateChange, now: Date): Promise<string[]> {
  const states =
    kind === 'article' ? [before, after].map((pages) => toArticleState(reference, pages, now)) : []
  const months = states.flatMap((state) => (state ? monthOf(state.publishedAt) : []))
  const files = months.flatMap((month) =>
    locales.map(async (locale) => {
      const count = Math.max(1, countParts(await readTotal({ locale, period: month }, now)))
      return Array.from({ length: count }, (_, index) =>
        paths.sitemap(locale, { kind: 'articles', ...month, part: index + 1 }),
      )
    }),
  )
  return [...commonDocuments[kind], ...(await Promise.all(files)).flat()]
}

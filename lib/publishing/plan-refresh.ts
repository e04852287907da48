import { tags } from '@/lib/cache-tags'
import type { ShownJob } from '@/lib/data/fresh-jobs'
import type { ShownOrganization } from '@/lib/data/shown-organizations'
import type { ListedArticle } from '@/lib/model/article'
import type { EmbedJobRecord } from '@/lib/model/job'
import { articlePath } from '@/lib/seo/canonical-paths'
import { affectedUrls, affectedUrlsOfJob, affectedUrlsOfOrganization } from './affected-urls'

/**
 * A record that changed: the states in which pages may show it, the newest first, and its state now, null if it has no page.
 * The organization of a job has the slugs under which pages may show it.
 */
export type ChangedRecord =
  | { type: 'article'; reference: string; before: readonly ListedArticle[]; after: ListedArticle | null }
  | {
      type: 'organization'
      reference: string
      before: readonly ShownOrganization[]
      after: ShownOrganization | null
    }
  | {
      type: 'job'
      reference: string
      before: readonly ShownJob[]
      after: ShownJob | null
      /** As the embed operation lists it now. */
      listed: EmbedJobRecord | null
      isReopened: boolean
      companies: ReadonlyMap<string, readonly string[]>
    }

/**
 * What a change of a record affects: the cache tags, and the paths of pages and documents that the record itself names.
 * `newTags` are those of a record whose URL can have a stored 404 page or redirect, because it had no page there before.
 */
type RecordPlan = { tags: readonly string[]; newTags: readonly string[]; paths: readonly string[] }

/** `sitemapPaths` are the sitemap files of the months of an article. */
export function planRecord(record: ChangedRecord, sitemapPaths: readonly string[] = []): RecordPlan {
  switch (record.type) {
    case 'article':
      return planArticle(record, sitemapPaths)
    case 'organization':
      return planOrganization(record)
    case 'job':
      return planJob(record)
  }
}

type Changed<Type extends ChangedRecord['type']> = Extract<ChangedRecord, { type: Type }>

function planArticle({ reference, before, after }: Changed<'article'>, sitemapPaths: readonly string[]) {
  const states = [...(after ? [after] : []), ...before]
  const own = tags.article(reference)
  const isNew = after !== null && !before.some((state) => articlePath(state) === articlePath(after))
  return {
    tags: unique([
      own,
      tags.articles(),
      ...states.flatMap(({ categories, collections, organizations }) => [
        ...categories.map((category) => tags.category(category.reference)),
        ...collections.map((collection) => tags.collection(collection.reference)),
        ...organizations.map(({ slug }) => tags.organizationSlug(slug)),
      ]),
    ]),
    newTags: isNew ? [own] : [],
    paths: unique(states.flatMap((state) => affectedUrls(state, sitemapPaths))),
  }
}

function planOrganization({ reference, before, after }: Changed<'organization'>): RecordPlan {
  const states = [...(after ? [after] : []), ...before]
  const isNew = after !== null && !before.some(({ slug }) => slug === after.slug)
  const own = [tags.organization(reference), tags.organizationJobs(reference)]
  return {
    tags: unique([
      ...own,
      tags.organizations(),
      ...states.map(({ slug }) => tags.organizationSlug(slug)),
      // Jobs and articles show its name and logo.
      ...[tags.jobs(), tags.articles()],
    ]),
    newTags: isNew ? [...own, tags.organizationSlug(after.slug)] : [],
    paths: unique(states.flatMap(affectedUrlsOfOrganization)),
  }
}

function planJob({ reference, before, after, isReopened, companies }: Changed<'job'>): RecordPlan {
  const states = [...(after ? [after] : []), ...before]
  const own = tags.job(reference)
  const isNew =
    after !== null &&
    !before.some(({ organization, slug }) => organization === after.organization && slug === after.slug)
  const organizations = unique(states.map(({ organization }) => organization))
  return {
    tags: unique([own, tags.jobs(), ...organizations.map(tags.organizationJobs)]),
    // The 404 page of a job that is not listed has the tag of its organization alone.
    newTags: isNew || isReopened ? [own, tags.organizationJobs(after?.organization ?? '')] : [],
    paths: unique(
      states.flatMap(({ organization, slug }) =>
        (companies.get(organization) ?? []).flatMap((company) => affectedUrlsOfJob({ company, job: slug })),
      ),
    ),
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

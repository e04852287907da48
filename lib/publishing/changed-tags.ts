import { isDeepStrictEqual } from 'node:util'
import type { Change } from '@vitrine/content-store/queries/changes'
import { tags } from '@/lib/cache-tags'
import { currentEmployer } from '@/lib/employer'
import { defaultLocale, isLocale, languageGroup } from '@/lib/i18n/locales'
import type { ListedArticle } from '@/lib/model/articles/article'
import { articlePath } from '@/lib/seo/canonical-paths'
import { isScheduled, toArticleState, toJobState, toOrganizationState } from './record-state'

/** A change of a record, or its present state alone. */
export type StateChange = Pick<Change, 'kind' | 'reference' | 'before' | 'after'>

/**
 * The cache tags of what a change affects. `newTags` are those of a record whose URL can have a stored 404 page or redirect,
 * because it had no page there before.
 */
export type ChangedTags = { tags: readonly string[]; newTags: readonly string[] }

export function tagsOfChange(change: StateChange, now: Date): ChangedTags {
  switch (change.kind) {
    case 'article':
      return tagsOfArticle(change, now)
    case 'organization':
      return tagsOfOrganization(change)
    case 'job':
      return tagsOfJob(change)
  }
}

function tagsOfArticle({ reference, before, after }: StateChange, now: Date): ChangedTags {
  const [earlier, later] = [toArticleState(reference, before, now), toArticleState(reference, after, now)]
  const states = [later, earlier].filter((state) => state !== null)
  if (states.length === 0 && isScheduled(reference, after ?? before, now)) return { tags: [], newTags: [] }
  const own = tags.article(reference)
  // Lists carry the tags of the articles that they show.
  const isListedAsBefore = earlier !== null && later !== null && isDeepStrictEqual(before, after)
  return {
    tags: unique([own, ...(isListedAsBefore ? [] : states.flatMap(listTags))]),
    newTags: later && (earlier === null || articlePath(earlier) !== articlePath(later)) ? [own] : [],
  }
}

/** The tags of the lists that have an article. */
function listTags({ language, categories, collections, organizations }: ListedArticle): string[] {
  const group = languageGroup(language)
  return [
    tags.articlesOf(group),
    // The articles of the default locale lead to the lists in languages without an interface.
    ...(isLocale(group) ? [] : [tags.articlesOf(defaultLocale)]),
    ...categories.map((category) => tags.category(category.reference)),
    ...collections.map((collection) => tags.collection(collection.reference)),
    ...organizations.map(({ slug }) => tags.organizationArticles(slug)),
  ]
}

function tagsOfOrganization({ reference, before, after }: StateChange): ChangedTags {
  const [earlier, later] = [toOrganizationState(reference, before), toOrganizationState(reference, after)]
  const slugs = unique([later, earlier].flatMap((state) => state?.slug ?? []))
  const own = [tags.organization(reference), ...slugs.map(tags.organizationSlug)]
  const jobs = tags.organizationJobs(reference)
  const isNew = later !== null && earlier?.slug !== later.slug
  return {
    tags: unique([
      ...own,
      ...(slugs.length > 0 ? [tags.organizations()] : []),
      // Jobs and articles show its name and logo, and lead to its pages.
      ...(isDeepStrictEqual(earlier, later)
        ? []
        : [
            jobs,
            tags.jobs(),
            ...employerTags(slugs),
            ...slugs.flatMap((slug) => [tags.organizationArticles(slug), tags.featuredJobs(slug)]),
          ]),
    ]),
    newTags: isNew ? [tags.organization(reference), tags.organizationSlug(later.slug), jobs] : [],
  }
}

/**
 * The tags of the pages and documents that the organizations of now make different: those that were made when the site was about several
 * employers and is about one, or the other way round, and those of an employer with another slug or name.
 */
function employerTags(slugs: readonly string[]): string[] {
  const employer = currentEmployer()
  if (!employer) return [tags.employers('one')]
  return [tags.employers('several'), ...(slugs.includes(employer.slug) ? [tags.employers('one')] : [])]
}

function tagsOfJob({ reference, before, after }: StateChange): ChangedTags {
  const [earlier, later] = [toJobState(reference, before), toJobState(reference, after)]
  const organizations = unique([later, earlier].flatMap((state) => state?.organization ?? []))
  const own = tags.job(reference)
  return {
    tags: [
      own,
      ...(organizations.length > 0 ? [tags.jobs()] : []),
      ...organizations.map(tags.organizationJobs),
    ],
    // The 404 page of a job that no list has carries the tag of its organization alone.
    newTags:
      later && !isDeepStrictEqual(earlier, later) ? [own, tags.organizationJobs(later.organization)] : [],
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

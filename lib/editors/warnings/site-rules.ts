import type { RecordFacts } from './record-facts'
import type { Rules } from './rule'
import type { SiteIndex } from './site-index'

/** What the rules that need the whole site read. */
export type SiteSubject = { facts: RecordFacts; site: SiteIndex }

/** Rules that compare a record with all others. */
export const siteRules = {
  'article-title-duplicate': {
    severity: 'warning',
    find: ({ facts, site }) =>
      facts.type === 'article' ? site.othersWith(facts.title, facts.reference) : [],
  },
  'article-description-duplicate': {
    severity: 'hint',
    find: ({ facts, site }) => site.othersWith(facts.description, facts.reference),
  },
  'article-link-closed-job': {
    severity: 'error',
    find: (subject) => (subject.facts.type === 'article' ? findClosedJobs(subject) : []),
  },
  'article-link-not-found': {
    severity: 'error',
    find: (subject) => (subject.facts.type === 'article' ? findDeadLinks(subject) : []),
  },
  'page-link-not-found': {
    severity: 'error',
    find: (subject) =>
      subject.facts.type === 'page' ? [...findDeadLinks(subject), ...findClosedJobs(subject)] : [],
  },
  'article-organization-unknown': {
    severity: 'warning',
    find: ({ facts, site }) =>
      site.isComplete('organization')
        ? facts.organizations.filter((slug) => !site.hasPage(`organization ${slug}`))
        : [],
  },
  'organization-slug-duplicate': {
    severity: 'error',
    find: ({ facts, site }) =>
      facts.type === 'organization' && facts.targets.some((target) => site.isShared(target)),
  },
  'job-title-duplicate': {
    severity: 'hint',
    find: ({ facts, site }) => (facts.type === 'job' ? site.othersWith(facts.title, facts.reference) : []),
  },
  'job-hidden': {
    severity: 'hint',
    find: ({ facts: { visibility }, site }) => {
      const reason = visibility && site.hiddenReason(visibility)
      return reason === null ? [] : [reason]
    },
  },
} as const satisfies Rules<SiteSubject>

function findClosedJobs({ facts, site }: SiteSubject): string[] {
  if (!site.isComplete('job')) return []
  return facts.links.flatMap(({ href, key }) => (key?.startsWith('job ') && !site.hasPage(key) ? [href] : []))
}

/** Links to a page that the site does not have, those to jobs aside. */
function findDeadLinks({ facts, site }: SiteSubject): string[] {
  return facts.links
    .filter(({ key }) => {
      if (key === null) return true
      if (key.startsWith('job ')) return false
      return (
        site.isComplete(key.startsWith('organization ') ? 'organization' : 'article') && !site.hasPage(key)
      )
    })
    .map(({ href }) => href)
}

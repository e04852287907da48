import { type Inline, link, text } from '@/lib/content/markdown'
import type { ArticleSummary } from '@/lib/model/article'
import type { Job } from '@/lib/model/job'
import { contractLabel } from '@/lib/model/job-facts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { articlePath } from '@/lib/seo/article'
import { jobPath } from '@/lib/seo/job-path'
import { absolute } from '@/lib/seo/json-ld/graph'
import { organizationPath } from '@/lib/seo/organization'

/** Links from document to document: who reads Markdown here wants Markdown there. */
export function articleTwinLink(article: ArticleSummary): Inline {
  return link(article.name, absolute(routes.markdown(articlePath(article))))
}

export function organizationTwinLink(organization: OrganizationSummary, locale: string): Inline {
  return link(organization.name, absolute(routes.markdown(organizationPath(organization, locale))))
}

/** A job with what a reader chooses by, as far as it is known. */
export function jobItem(job: Job, locale: string, { namesOrganization }: { namesOrganization: boolean }) {
  const towns = [...new Set(job.offices.flatMap(({ city }) => city ?? []))]
  const notes = [
    ...(namesOrganization ? [job.organization.name] : []),
    ...(job.isSpontaneous ? [] : [...towns, contractLabel(job, locale)?.text ?? '']),
  ].filter((note) => note !== '')
  return withNote(link(job.name, absolute(routes.markdown(jobPath(job)))), notes.join(', '))
}

/** The items of llms.txt: a link, a colon, and a word on what it leads to. */
export function withNote(target: Inline, note: string | null): Inline[] {
  return note ? [target, text(`: ${note}`)] : [target]
}

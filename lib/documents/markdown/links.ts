import { type Inline, link, text } from '@/lib/content/markdown'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { type JobSummary, placesOf } from '@/lib/model/jobs/job'
import { contractLabel } from '@/lib/model/jobs/job-facts'
import type { OrganizationSummary } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath, jobPath, organizationMarkdownPath } from '@/lib/seo/canonical-paths'

/** Links between Markdown alternates: a reader of Markdown gets Markdown at the link too. */
export function articleMarkdownLink(article: ArticleSummary): Inline {
  return link(article.name, absoluteUrl(routes.markdown(articlePath(article))))
}

export function organizationMarkdownLink(organization: OrganizationSummary, locale: string): Inline {
  return link(organization.name, absoluteUrl(organizationMarkdownPath(organization, locale)))
}

/** A link to a job with its organization, places and contract, as far as they are known. */
export function jobItem(
  job: JobSummary,
  locale: string,
  { namesOrganization }: { namesOrganization: boolean },
) {
  const notes = [
    ...(namesOrganization ? [job.organization.name] : []),
    ...(job.isSpontaneous ? [] : [...placesOf(job), contractLabel(job, locale)?.text ?? '']),
  ].filter((note) => note !== '')
  return withNote(link(job.name, absoluteUrl(routes.markdown(jobPath(job)))), notes.join(', '))
}

/** An item of llms.txt: a link, a colon and a note (https://llmstxt.org). */
export function withNote(target: Inline, note: string | null): Inline[] {
  return note ? [target, text(`: ${note}`)] : [target]
}

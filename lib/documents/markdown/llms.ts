import {
  type Block,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  quote,
  text,
  toMarkdown,
} from '@/lib/content/markdown'
import { toExcerpt } from '@/lib/content/plain-text'
import { currentEmployer } from '@/lib/employer'
import { defaultLocale, formatLocale, locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticleSummary } from '@/lib/model/articles/article'
import type { JobSummary } from '@/lib/model/jobs/job'
import { type OrganizationSummary, pickDescription } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { siteDescription, siteTagline } from '@/lib/seo/site-description'
import type { OwnPage } from '@/lib/settings/own-pages'
import { siteName } from '@/lib/settings/site'
import { articleMarkdownLink, jobItem, organizationMarkdownLink, withNote } from './links'

/** A part of a list, and the path of the document with the next part; null where there is none. */
export type LlmsPart<T> = { items: readonly T[]; next: string | null }

type Contents = {
  organizations: LlmsPart<OrganizationSummary>
  jobs: LlmsPart<JobSummary>
  articles: readonly ArticleSummary[]
  pages: readonly OwnPage[]
}

/** The llms.txt of a locale (https://llmstxt.org): a heading, a summary and lists of links to Markdown alternates. */
export function localeLlms({ organizations, jobs, articles, pages }: Contents, locale: string): string {
  return toMarkdown([
    ...opening(locale),
    ...organizationSection(organizations, locale),
    ...jobSection(jobs, locale),
    ...section(
      translatorFor(locale)('Llms.latest'),
      articles.map((article) => withNote(articleMarkdownLink(article), article.summary)),
    ),
    ...section(
      translatorFor(locale)('Llms.pages'),
      pages.map((page) => {
        const url = absoluteUrl(routes.markdown(routes.ownPage(locale, page.name)))
        return withNote(link(page.title, url), page.description)
      }),
    ),
  ])
}

/** A further page of the list of organizations. */
export function organizationsLlms(organizations: LlmsPart<OrganizationSummary>, locale: string): string {
  return toMarkdown([...opening(locale), ...organizationSection(organizations, locale)])
}

/** A further page of the list of jobs. */
export function jobsLlms(jobs: LlmsPart<JobSummary>, locale: string): string {
  return toMarkdown([...opening(locale), ...jobSection(jobs, locale)])
}

function organizationSection({ items, next }: LlmsPart<OrganizationSummary>, locale: string): Block[] {
  const links = items.map((organization) => {
    const description = pickDescription(organization, locale)
    const note = description && toExcerpt(description.text, 160)
    return withNote(organizationMarkdownLink(organization, locale), note)
  })
  const t = translatorFor(locale)
  const employer = currentEmployer()
  const title = employer?.isOnly ? t('Job.company', { name: employer.name }) : t('Layout.companies')
  return section(title, [...links, ...nextLink(next, locale)])
}

function jobSection({ items, next }: LlmsPart<JobSummary>, locale: string): Block[] {
  const links = items.map((job) => jobItem(job, locale, { namesOrganization: !currentEmployer()?.isOnly }))
  return section(translatorFor(locale)('Llms.jobs'), [...links, ...nextLink(next, locale)])
}

function nextLink(next: string | null, locale: string): Inline[][] {
  return next === null ? [] : [[link(translatorFor(locale)('Llms.next'), absoluteUrl(next))]]
}

/** The llms.txt of the site: links to those of its locales. */
export function siteLlms(): string {
  const t = translatorFor(defaultLocale)
  const languages = locales.map((locale) => [
    link(formatLocale(locale, locale), absoluteUrl(routes.llms(locale))),
    text(`: ${siteTagline(locale)}`),
  ])
  return toMarkdown([...opening(defaultLocale), ...section(t('Layout.languages'), languages)])
}

function opening(locale: string): Block[] {
  const t = translatorFor(locale)
  return [
    heading(1, siteName(locale)),
    quote(siteDescription(locale)),
    paragraph(text(t('Llms.markdownAlternates'))),
  ]
}

function section(title: string, items: readonly (readonly Inline[])[]): Block[] {
  return items.length === 0 ? [] : [heading(2, title), ...list(items)]
}

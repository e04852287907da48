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
import { env } from '@/lib/env'
import { formatLanguage } from '@/lib/i18n/format'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticleSummary } from '@/lib/model/article'
import type { Job } from '@/lib/model/job'
import { type OrganizationSummary, pickDescription } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articleMarkdownLink, jobItem, organizationMarkdownLink, withNote } from './links'

type Contents = {
  organizations: readonly OrganizationSummary[]
  articles: readonly ArticleSummary[]
  jobs: readonly Job[]
}

/** The llms.txt of a locale (https://llmstxt.org): a heading, a summary and lists of links to Markdown alternates. */
export function localeLlms(contents: Contents, locale: string): string {
  const t = translatorFor(locale)
  const { organizations, articles, jobs } = contents
  return toMarkdown([
    ...opening(locale),
    ...section(
      t('Layout.companies'),
      organizations.map((organization) => {
        const description = pickDescription(organization, locale)
        const note = description && toExcerpt(description.text, 160)
        return withNote(organizationMarkdownLink(organization, locale), note)
      }),
    ),
    ...section(
      t('Llms.jobs'),
      jobs.map((job) => jobItem(job, locale, { namesOrganization: true })),
    ),
    ...section(
      t('Llms.latest'),
      articles.map((article) => withNote(articleMarkdownLink(article), article.summary)),
    ),
  ])
}

/** The llms.txt of the site: links to those of its locales. */
export function siteLlms(): string {
  const t = translatorFor(defaultLocale)
  const languages = locales.map((locale) => [
    link(formatLanguage(locale, locale), absoluteUrl(routes.llms(locale))),
    text(`: ${translatorFor(locale)('Layout.tagline')}`),
  ])
  return toMarkdown([...opening(defaultLocale), ...section(t('Layout.languages'), languages)])
}

function opening(locale: string): Block[] {
  const t = translatorFor(locale)
  return [
    heading(1, env.SITE_NAME),
    quote(t('Home.description', { siteName: env.SITE_NAME })),
    paragraph(text(t('Llms.markdownAlternates'))),
  ]
}

function section(title: string, items: readonly (readonly Inline[])[]): Block[] {
  return items.length === 0 ? [] : [heading(2, title), ...list(items)]
}

import {
  type Block,
  heading,
  link,
  list,
  paragraph,
  text,
  toBlocks,
  toMarkdownDocument,
} from '@/lib/content/markdown'
import { parseText } from '@/lib/content/pipeline'
import { formatList, formatNumber, formatPercent } from '@/lib/i18n/format'
import { messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import { translatorFor } from '@/lib/i18n/translator'
import type { ArticleSummary } from '@/lib/model/articles/article'
import { languageNote } from '@/lib/model/articles/language-note'
import type { JobSummary } from '@/lib/model/jobs/job'
import { pickText, type TextInLanguage } from '@/lib/model/localized'
import { type Organization, pickDescription } from '@/lib/model/organization'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { organizationPath } from '@/lib/seo/canonical-paths'
import { type Fact, factList, placeText } from './facts'
import { articleMarkdownLink, jobItem } from './links'

type About = { jobs: readonly JobSummary[]; articles: readonly ArticleSummary[] }

/** An organization in Markdown for readers of `locale`: facts, texts, open jobs and the articles about it. */
export function organizationMarkdown(
  organization: Organization,
  { jobs, articles }: About,
  locale: string,
): string {
  const t = translatorFor(locale)
  const { name, defaultLanguage } = organization
  const url = absoluteUrl(organizationPath(organization, locale))
  const description = pickDescription(organization, locale)
  const section = (title: string, found: TextInLanguage | null): Block[] => {
    if (!found) return []
    const { text: body, language } = found
    const note = languageNote(language, locale)
    return [
      heading(2, title),
      ...(note === null ? [] : [paragraph(text(note))]),
      ...toBlocks(parseText(body, 'html'), url, 3),
    ]
  }
  const links = (title: string, items: Parameters<typeof list>[0]): Block[] =>
    items.length === 0 ? [] : [heading(2, title), ...list(items)]
  const head = {
    title: name,
    url,
    language: description?.language ?? locale,
    updated: organization.updatedAt?.toISOString() ?? null,
    website: organization.websiteUrl,
    logo: organization.logo && absoluteUrl(organization.logo),
  }
  return toMarkdownDocument(head, [
    heading(1, name),
    ...factList(toFacts(organization, locale)),
    ...section(t('Organization.about', { name }), description),
    ...section(t('Organization.lookingFor'), pickText(organization.lookingFors, locale, defaultLanguage)),
    ...section(t('Organization.goodToKnow'), pickText(organization.goodToKnows, locale, defaultLanguage)),
    heading(2, t('Organization.jobs', { name })),
    ...(jobs.length === 0 ? [paragraph(text(t('Organization.noJobs', { name })))] : []),
    ...list(jobs.map((job) => jobItem(job, locale, { namesOrganization: false }))),
    ...links(
      t('Organization.videos'),
      organization.videos.flatMap((video) => (video.url ? [[link(video.name, video.url)]] : [])),
    ),
    ...links(
      t('Organization.articles', { name }),
      articles.map((article) => [articleMarkdownLink(article)]),
    ),
    ...links(
      t('Organization.offices'),
      organization.offices.map((office) => [text(placeText(office, locale))]),
    ),
  ])
}

function toFacts(organization: Organization, locale: string): Fact[] {
  const t = translatorFor(locale)
  const labels = messagesFor(locale).Tokens.sector
  const { sectors, employeeCount, averageAge, turnover, creationYear, revenue, genderSplit } = organization
  const profiles: Fact[] = organization.profiles.map(({ network, url }) => [
    t(`Organization.networks.${network}`),
    link(url, url),
  ])
  const words = sectors.map((sector) => tokenLabel(labels, sector))
  const shares = genderSplit && [
    `${t('Organization.genderShares.women')} ${formatPercent(genderSplit.women, locale)}`,
    `${t('Organization.genderShares.men')} ${formatPercent(genderSplit.men, locale)}`,
  ]
  const age = averageAge === null ? null : formatNumber(averageAge, locale)
  return [
    [t('Organization.sectors'), formatList(words, locale) || null],
    [
      t('Organization.numbers.employees'),
      employeeCount === null ? null : formatNumber(employeeCount, locale),
    ],
    [t('Organization.numbers.averageAge'), age === null ? null : t('Organization.numbers.years', { age })],
    [t('Organization.numbers.turnover'), turnover === null ? null : formatPercent(turnover, locale)],
    [t('Organization.numbers.founded'), creationYear === null ? null : String(creationYear)],
    [t('Organization.numbers.revenue'), revenue],
    [t('Organization.genderSplit'), shares?.join(', ') ?? null],
    [
      t('Organization.website'),
      organization.websiteUrl && link(organization.websiteUrl, organization.websiteUrl),
    ],
    ...profiles,
    [
      t('Organization.subsidiaries'),
      formatList(
        organization.subsidiaries.map(({ name }) => name),
        locale,
      ) || null,
    ],
  ]
}

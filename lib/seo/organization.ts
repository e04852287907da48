import type { Metadata } from 'next'
import { readTree } from '@/lib/content/parsed-texts'
import { firstSentences } from '@/lib/content/plain-text'
import { translatorFor } from '@/lib/i18n/translator'
import { pickText } from '@/lib/model/localized'
import type { Organization } from '@/lib/model/organization'
import { organizationMarkdownPath, organizationPath, organizationVersions } from './canonical-paths'
import { feedLinks, feedScopes } from './feed-scope'
import { type OpenGraphImage, pageMetadata, toDescription } from './metadata'

export function organizationMetadata(
  organization: Organization,
  locale: string,
  image: OpenGraphImage,
): Metadata {
  const t = translatorFor(locale)
  const { name, defaultLanguage } = organization
  return pageMetadata({
    locale,
    path: organizationPath(organization, locale),
    markdown: organizationMarkdownPath(organization, locale),
    title: t('Organization.title', { name }),
    description: organizationDescription(organization, locale),
    image,
    feeds: feedLinks(
      feedScopes.companyArticles(locale, organization),
      feedScopes.companyJobs(locale, organization),
    ),
    versions: organizationVersions(organization),
    mainLanguage: defaultLanguage,
  })
}

/** The start of the first text of the page that has words. */
export function organizationDescription(organization: Organization, locale: string): string {
  const { name, descriptions, lookingFors, goodToKnows, defaultLanguage } = organization
  for (const texts of [descriptions, lookingFors, goodToKnows]) {
    const text = pickText(texts, locale, defaultLanguage)?.text
    const words = text && firstSentences(readTree(text, 'html'))
    if (words) return toDescription(words)
  }
  return translatorFor(locale)('Organization.description', { name })
}

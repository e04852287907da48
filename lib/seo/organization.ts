import type { Metadata } from 'next'
import { readTree } from '@/lib/content/parsed-texts'
import { firstSentences } from '@/lib/content/plain-text'
import { translatorFor } from '@/lib/i18n/translator'
import { pickText } from '@/lib/model/localized'
import type { Organization } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { organizationPath, organizationVersions } from './canonical-paths'
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
    markdown: routes.markdown(organizationPath(organization, locale)),
    title: t('Organization.title', { name }),
    description: descriptionOf(organization, locale) ?? t('Organization.description', { name }),
    image,
    feeds: feedLinks(
      feedScopes.companyArticles(locale, organization),
      feedScopes.companyJobs(locale, organization),
    ),
    versions: organizationVersions(organization),
    mainLanguage: defaultLanguage,
  })
}

/** The start of the first text of the page that has words. Null if the page has no text. */
function descriptionOf(organization: Organization, locale: string): string | null {
  const { descriptions, lookingFors, goodToKnows, defaultLanguage } = organization
  for (const texts of [descriptions, lookingFors, goodToKnows]) {
    const text = pickText(texts, locale, defaultLanguage)?.text
    const words = text && firstSentences(readTree(text, 'html'))
    if (words) return toDescription(words)
  }
  return null
}

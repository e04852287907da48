import type { Metadata } from 'next'
import { toPlainText } from '@/lib/content/plain-text'
import { translatorFor } from '@/lib/i18n/translator'
import { type OrganizationSummary, pickDescription } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { organizationPath, organizationVersions } from './canonical-paths'
import { feedLinks, feedScopes } from './feed-scope'
import { type OpenGraphImage, pageMetadata } from './metadata'

export function organizationMetadata(
  organization: OrganizationSummary,
  locale: string,
  image: OpenGraphImage,
): Metadata {
  const t = translatorFor(locale)
  const { name, defaultLanguage } = organization
  const description = pickDescription(organization, locale)
  return pageMetadata({
    locale,
    path: organizationPath(organization, locale),
    markdown: routes.markdown(organizationPath(organization, locale)),
    title: t('Organization.title', { name }),
    description: description ? toPlainText(description.text) : t('Organization.description', { name }),
    image,
    feeds: feedLinks(
      feedScopes.companyArticles(locale, organization),
      feedScopes.companyJobs(locale, organization),
    ),
    versions: organizationVersions(organization),
    mainLanguage: defaultLanguage,
  })
}

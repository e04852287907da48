import { useLocale } from 'next-intl'
import { toExcerpt } from '@/lib/content/plain-text'
import { langProps } from '@/lib/i18n/lang-props'
import { type OrganizationSummary, pickDescription } from '@/lib/model/organization'

/** The start of the description. */
export function OrganizationExcerpt({
  organization,
  maxLength,
}: {
  organization: OrganizationSummary
  maxLength: number
}) {
  const locale = useLocale()
  const description = pickDescription(organization, locale)
  if (!description) return null
  return (
    <p {...langProps(description.language)} className="text-muted">
      {toExcerpt(description.text, maxLength)}
    </p>
  )
}

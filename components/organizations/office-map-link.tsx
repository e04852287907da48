import { useLocale, useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { mapUrl, postalAddress } from '@/lib/model/media/office-map'
import type { Office } from '@/lib/model/organization'

/** The name of the link has the address for screen readers, because a page can have several of these links. */
export function OfficeMapLink({ office }: { office: Office }) {
  const t = useTranslations('Organization')
  const locale = useLocale()
  const url = mapUrl(office, locale)
  if (url === null) return null
  return (
    <span className="no-print block text-label font-normal">
      <ExternalLink href={url} rel="nofollow noopener noreferrer">
        {t('map')}
        <span className="sr-only">{` (OpenStreetMap) ${postalAddress(office, locale)}`}</span>
      </ExternalLink>
    </span>
  )
}

import { useTranslations } from 'next-intl'
import { useCountry } from '@/components/ui/country'
import { Section } from '@/components/ui/section'
import type { Office, Organization } from '@/lib/model/organization'
import { OfficeMapLink } from './office-map-link'

const maxOffices = 60

/** The first offices of an organization, and how many others there are. */
export function OrganizationPlaces({ organization: { offices } }: { organization: Organization }) {
  const t = useTranslations('Organization')
  const sections = useTranslations('CompanySections')
  const others = offices.length - maxOffices
  return (
    <Section id="places" title={t('offices')}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {offices.slice(0, maxOffices).map((office, index) => (
          <li key={office.id ?? index} className="border-t border-line pt-4">
            <OfficeAddress office={office} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-muted">{sections('otherPlaces', { count: others })}</p>}
    </Section>
  )
}

function OfficeAddress({ office }: { office: Office }) {
  const t = useTranslations('Organization')
  const { name, address, zipCode, district, city, countryCode, countryNames, isHeadquarter } = office
  const country = useCountry(countryCode, countryNames)
  const title = name ?? city
  const town = [zipCode, city].filter((part) => part !== null).join(' ')
  return (
    <div className="flex flex-col gap-1">
      {title !== null && (
        <h3 dir="auto" className="font-semibold">
          {title}
        </h3>
      )}
      <address className="flex flex-col text-muted not-italic">
        {address !== null && <span dir="auto">{address}</span>}
        {district !== null && <span dir="auto">{district}</span>}
        {town !== '' && <span dir="auto">{town}</span>}
        {country && <span>{country}</span>}
      </address>
      <OfficeMapLink office={office} />
      {isHeadquarter && <p className="text-label font-medium text-accent">{t('headquarters')}</p>}
    </div>
  )
}

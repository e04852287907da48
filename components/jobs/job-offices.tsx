import { OfficeMapLink } from '@/components/organizations/office-map-link'
import { useCountry } from '@/components/ui/country'
import { Facts } from '@/components/ui/facts'
import type { Office } from '@/lib/model/organization'

/** The offices of a job with their postal addresses and maps. Missing fields are omitted. */
export function JobOffices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {offices.map((office, index) => (
        <JobOffice key={office.id ?? index} office={office} />
      ))}
    </ul>
  )
}

function JobOffice({ office }: { office: Office }) {
  const { address, zipCode, district } = office
  const country = useCountry(office.countryCode, office.countryNames)
  return (
    <li>
      {(office.city ?? office.name) && (
        <span dir="auto" className="block">
          {office.city ?? office.name}
        </span>
      )}
      <Facts className="font-normal">
        {address && <bdi>{address}</bdi>}
        {zipCode && <bdi>{zipCode}</bdi>}
        {district && <bdi>{district}</bdi>}
        {country}
      </Facts>
      <OfficeMapLink office={office} />
    </li>
  )
}

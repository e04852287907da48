import { OfficeMapLink } from '@/components/organizations/office-map-link'
import { Country } from '@/components/ui/country'
import type { Office } from '@/lib/model/organization'

/** The offices of a job with their postal addresses and maps. Missing fields are omitted. */
export function JobOffices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {offices.map((office, index) => (
        <li key={office.id ?? index}>
          {(office.city ?? office.name) && <span className="block">{office.city ?? office.name}</span>}
          <span className="meta font-normal">
            {office.address && <span>{office.address}</span>}
            {office.zipCode && <span>{office.zipCode}</span>}
            {office.district && <span>{office.district}</span>}
            <Country code={office.countryCode} names={office.countryNames} />
          </span>
          <OfficeMapLink office={office} />
        </li>
      ))}
    </ul>
  )
}

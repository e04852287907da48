import { OfficeMapLink } from '@/components/organizations/office-map-link'
import { Country } from '@/components/ui/country'
import type { Office } from '@/lib/model/organization'

/** The offices of a job with their postal addresses and maps. Missing fields are omitted. */
export function JobOffices({ offices }: { offices: readonly Office[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {offices.map((office, index) => (
        <li key={office.id ?? index}>
          {(office.city ?? office.name) && (
            <span dir="auto" className="block">
              {office.city ?? office.name}
            </span>
          )}
          <span className="meta font-normal">
            {office.address && <Isolated text={office.address} />}
            {office.zipCode && <Isolated text={office.zipCode} />}
            {office.district && <Isolated text={office.district} />}
            <Country code={office.countryCode} names={office.countryNames} />
          </span>
          <OfficeMapLink office={office} />
        </li>
      ))}
    </ul>
  )
}

/** The dot after a fact is outside of a text from right to left. */
function Isolated({ text }: { text: string }) {
  return (
    <span>
      <bdi>{text}</bdi>
    </span>
  )
}

import type { Organization } from '@/lib/model/organization'
import { OrganizationAbout } from './organization-about'
import { OrganizationLife } from './organization-life'
import { OrganizationPeople } from './organization-people'
import { OrganizationPlaces } from './organization-places'
import { sectionsOf } from './organization-sections'

type OrganizationProfileProps = { organization: Organization; knownSlugs: readonly string[] }

/** What an organization says of itself, as a section of a home page. `knownSlugs` are those of subsidiaries with a page on this site. */
export function OrganizationProfile({ organization, knownSlugs }: OrganizationProfileProps) {
  const sections = sectionsOf(organization, 0)
  return (
    <>
      <OrganizationAbout organization={organization} knownSlugs={knownSlugs} />
      {sections.includes('people') && <OrganizationPeople organization={organization} />}
      {sections.includes('life') && <OrganizationLife organization={organization} />}
      {sections.includes('places') && <OrganizationPlaces organization={organization} />}
    </>
  )
}

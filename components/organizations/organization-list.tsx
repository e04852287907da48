import { loadingAt } from '@/components/ui/content-image'
import type { ListedOrganization } from '@/lib/model/organization-search'
import { OrganizationCard } from './organization-card'

/** A page of the list, beside its filters. */
export function OrganizationList({ organizations }: { organizations: readonly ListedOrganization[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2">
      {organizations.map(({ organization, jobCount }, index) => (
        <li key={organization.reference} className="min-w-0">
          <OrganizationCard
            organization={organization}
            jobCount={jobCount}
            loading={loadingAt(index, 'preload')}
          />
        </li>
      ))}
    </ul>
  )
}

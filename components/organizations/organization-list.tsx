import type { OrganizationSummary } from '@/lib/model/organization'
import { OrganizationCard } from './organization-card'

type OrganizationListProps = {
  organizations: readonly OrganizationSummary[]
  priority?: boolean
  headingLevel?: 2 | 3
}

export function OrganizationList({ organizations, priority = false, headingLevel }: OrganizationListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {organizations.map((organization, index) => (
        <li key={organization.reference}>
          <OrganizationCard
            organization={organization}
            priority={priority && index === 0}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}

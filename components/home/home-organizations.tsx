import { useLocale, useTranslations } from 'next-intl'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { Section } from '@/components/ui/section'
import type { HomeOrganization } from '@/lib/pages/home-sections'
import { routes } from '@/lib/routes'

export function HomeOrganizations({
  organizations,
  title,
}: {
  organizations: readonly HomeOrganization[]
  title: string
}) {
  const t = useTranslations('Home')
  const locale = useLocale()
  return (
    <div className="bleed py-12 sm:py-16">
      <Section title={title} seeAll={{ href: routes.companies(locale), label: t('allOrganizations') }}>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {organizations.map(({ organization, jobCount }) => (
            <li key={organization.reference}>
              <OrganizationCard
                organization={organization}
                jobCount={jobCount}
                size="compact"
                headingLevel={3}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Organization } from '@/lib/model/organization'
import { GenderSplit } from './gender-split'
import { KeyNumbers } from './key-numbers'
import { ProfileLinks } from './profile-links'
import { Subsidiaries } from './subsidiaries'

type OrganizationAsideProps = { organization: Organization; knownSlugs: readonly string[] }

/** The facts of an organization. A group without known facts is omitted. */
export function OrganizationAside({ organization, knownSlugs }: OrganizationAsideProps) {
  const t = useTranslations('Organization')
  const { employeeCount, averageAge, turnover, creationYear, revenue, genderSplit } = organization
  const hasNumbers = [employeeCount, averageAge, turnover, creationYear, revenue].some((n) => n !== null)
  const hasLinks = organization.profiles.length + organization.websites.length > 0
  return (
    <aside className="flex flex-col gap-10 self-start">
      {hasNumbers && (
        <Group title={t('keyNumbers')}>
          <KeyNumbers organization={organization} />
        </Group>
      )}
      {genderSplit && (
        <Group title={t('genderSplit')}>
          <GenderSplit women={genderSplit.women} men={genderSplit.men} />
        </Group>
      )}
      {hasLinks && (
        <Group title={t('elsewhere')}>
          <ProfileLinks organization={organization} />
        </Group>
      )}
      {organization.subsidiaries.length > 0 && (
        <Group title={t('subsidiaries')}>
          <Subsidiaries subsidiaries={organization.subsidiaries} knownSlugs={knownSlugs} />
        </Group>
      )}
    </aside>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t-2 border-ink pt-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}

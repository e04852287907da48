import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Organization } from '@/lib/model/organization'
import { GenderSplit } from './gender-split'
import { KeyNumbers } from './key-numbers'
import { hasNumbers } from './organization-sections'

/** The people of an organization in numbers. What is not known takes no space. */
export function OrganizationPeople({ organization }: { organization: Organization }) {
  const t = useTranslations('Organization')
  const { genderSplit } = organization
  return (
    <Section id="people" title={t('keyNumbers')}>
      <div className="flex flex-wrap gap-8">
        {hasNumbers(organization) && <KeyNumbers organization={organization} />}
        {genderSplit && (
          <div className="flex w-80 max-w-full flex-col gap-4 border-t-2 border-ink pt-4">
            <h3 className="font-semibold">{t('genderSplit')}</h3>
            <GenderSplit women={genderSplit.women} men={genderSplit.men} />
          </div>
        )}
      </div>
    </Section>
  )
}

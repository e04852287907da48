import { useLocale, useTranslations } from 'next-intl'
import { SectionNav } from '@/components/ui/section-nav.client'
import { formatNumber } from '@/lib/i18n/format'
import { linkedSections, type OrganizationSection } from './organization-sections'

type OrganizationNavProps = {
  sections: readonly OrganizationSection[]
  /** Shown where they are not 0. */
  counts: Partial<Record<OrganizationSection, number>>
}

/** Links to the sections of a profile. */
export function OrganizationNav({ sections, counts }: OrganizationNavProps) {
  const t = useTranslations('CompanySections')
  const locale = useLocale()
  const links = linkedSections(sections).map((id) => {
    const count = counts[id]
    return { id, label: t(`links.${id}`), ...(count ? { count: formatNumber(count, locale) } : {}) }
  })
  return links.length > 0 ? <SectionNav label={t('label')} links={links} /> : null
}

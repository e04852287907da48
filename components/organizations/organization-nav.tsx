import { useLocale, useTranslations } from 'next-intl'
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
  const linked = linkedSections(sections)
  if (linked.length === 0) return null
  return (
    <nav aria-label={t('label')} className="section-nav no-print">
      <current-section>
        <ul>
          {linked.map((id) => {
            const count = counts[id]
            return (
              <li key={id}>
                {/* The element can mark the link before React takes over the page. */}
                <a href={`#${id}`} suppressHydrationWarning>
                  {t(`links.${id}`)}
                  {count ? <span> {formatNumber(count, locale)}</span> : null}
                </a>
              </li>
            )
          })}
        </ul>
      </current-section>
    </nav>
  )
}

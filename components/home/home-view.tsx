import { useTranslations } from 'next-intl'
import { OrganizationHeader } from '@/components/organizations/organization-header'
import { EmptyState } from '@/components/ui/empty-state'
import type { Organization } from '@/lib/model/organization'
import type { HomeSection } from '@/lib/pages/home-sections'
import { HomeLead } from './home-lead'
import { HomeSectionView } from './home-section-view'

type HomeViewProps = {
  sections: readonly HomeSection[]
  heading: string
  intro: string
  /** The organization whose name and cover are in place of the heading; null for a site of several. */
  employer: Organization | null
}

/** The lead belongs to the header of the page. */
export function HomeView({ sections, heading, intro, employer }: HomeViewProps) {
  const t = useTranslations('Home')
  const [first, ...others] = sections
  const lead = first?.kind === 'lead' ? first.articles : null
  const isEmpty = (lead ? others : sections).length === 0 && !lead?.length
  return (
    <>
      <div className="flex flex-col gap-8 sm:gap-10">
        {employer ? (
          <OrganizationHeader organization={employer} jobCount={0} />
        ) : (
          <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 border-b-2 border-ink pb-5">
            <h1 className="font-story text-headline font-medium">{heading}</h1>
            <p className="max-w-[29em] text-muted">{intro}</p>
          </header>
        )}
        {lead && <HomeLead articles={lead} />}
        {isEmpty && <EmptyState title={t('empty')} />}
      </div>
      {(lead ? others : sections).map((section, index) => (
        <HomeSectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: a section has no other identity than its place
          key={index}
          section={section}
          loading={lead === null && index === 0 ? 'preload' : 'lazy'}
        />
      ))}
    </>
  )
}

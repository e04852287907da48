import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/articles/article-list'
import { JobList } from '@/components/jobs/job-list'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { OrganizationProfile } from '@/components/organizations/organization-profile'
import type { ImageLoading } from '@/components/ui/content-image'
import { Section } from '@/components/ui/section'
import { messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { HomeSection } from '@/lib/pages/home-sections'
import { routes } from '@/lib/routes'
import { HomeCategories } from './home-categories'
import { HomeCollection } from './home-collection'
import { HomeCollections } from './home-collections'
import { HomeOrganizations } from './home-organizations'
import { HomeText } from './home-text'

type HomeSectionViewProps = {
  section: HomeSection
  loading: ImageLoading
}

/** A section with its title and a link to all that it selects from. */
export function HomeSectionView({ section, loading }: HomeSectionViewProps) {
  const t = useTranslations('Home')
  const locale = useLocale()
  const { title } = section
  switch (section.kind) {
    case 'lead':
    case 'latest':
      return (
        <Section
          title={title ?? t('moreArticles')}
          seeAll={{ href: routes.articles(locale), label: t('allArticles') }}
        >
          <ArticleList articles={section.articles} loading={loading} headingLevel={3} />
        </Section>
      )
    case 'index':
      return (
        <Section
          title={title ?? tokenLabel(messagesFor(locale).HomeSections.indexes, section.name)}
          seeAll={{ href: routes.articles(locale), label: t('allArticles') }}
        >
          <ArticleList articles={section.articles} loading={loading} headingLevel={3} />
        </Section>
      )
    case 'category':
      return <CategorySection section={section} loading={loading} />
    case 'collection':
      return <HomeCollection collection={section.collection} articles={section.articles} loading={loading} />
    case 'companies':
      return <HomeOrganizations organizations={section.organizations} title={title ?? t('organizations')} />
    case 'jobs':
      return (
        <Section title={title ?? t('jobs')} seeAll={{ href: routes.jobs(locale), label: t('allJobs') }}>
          <JobList jobs={section.jobs} headingLevel={3} />
        </Section>
      )
    case 'categories':
      return <HomeCategories categories={section.categories} title={title ?? t('categories')} />
    case 'collections':
      return (
        <HomeCollections
          collections={section.collections}
          title={title ?? t('collections')}
          loading={loading}
        />
      )
    case 'organization':
      return <OrganizationSection section={section} loading={loading} />
    case 'profile':
      return <OrganizationProfile organization={section.organization} knownSlugs={section.knownSlugs} />
    case 'markdown':
      return <HomeText title={title} text={section.text} />
    default:
      return section satisfies never
  }
}

type CategorySectionProps = { section: Extract<HomeSection, { kind: 'category' }>; loading: ImageLoading }

function CategorySection({ section: { title, category, articles }, loading }: CategorySectionProps) {
  const t = useTranslations('HomeSections')
  const locale = useLocale()
  return (
    <Section
      title={title ?? category.name}
      lang={title === null ? articles[0]?.language : undefined}
      seeAll={{ href: routes.category(locale, category), label: t('wholeCategory'), of: category.name }}
    >
      <ArticleList articles={articles} loading={loading} headingLevel={3} />
    </Section>
  )
}

type OrganizationSectionProps = {
  section: Extract<HomeSection, { kind: 'organization' }>
  loading: ImageLoading
}

function OrganizationSection({
  section: { title, organization, articles },
  loading,
}: OrganizationSectionProps) {
  const t = useTranslations('HomeSections')
  const locale = useLocale()
  return (
    <Section
      title={title ?? organization.name}
      seeAll={{
        ...{ href: routes.company(locale, organization.slug), label: t('wholeOrganization') },
        of: organization.name,
      }}
    >
      <OrganizationCard organization={organization} size="wide" loading={loading} headingLevel={3} />
      {articles.length > 0 && <ArticleList articles={articles} headingLevel={3} />}
    </Section>
  )
}

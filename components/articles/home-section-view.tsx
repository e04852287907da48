import { useLocale, useTranslations } from 'next-intl'
import { JobList } from '@/components/jobs/job-list'
import { Section } from '@/components/ui/section'
import { messagesFor } from '@/lib/i18n/locales'
import { tokenLabel } from '@/lib/i18n/token-label'
import type { HomeSection } from '@/lib/pages/home-sections'
import { routes } from '@/lib/routes'
import { ArticleList } from './article-list'
import { HomeCategories } from './home-categories'
import { HomeCollection } from './home-collection'
import { HomeCollections } from './home-collections'
import { HomeOrganizations } from './home-organizations'

type HomeSectionViewProps = {
  section: HomeSection
  /** The section has the first picture of the page. */
  priority: boolean
}

/** A section with its title and a link to all that it selects from. */
export function HomeSectionView({ section, priority }: HomeSectionViewProps) {
  const t = useTranslations('Home')
  const locale = useLocale()
  switch (section.kind) {
    case 'lead':
    case 'latest':
      return (
        <Section
          title={t('moreArticles')}
          seeAll={{ href: routes.articles(locale), label: t('allArticles') }}
        >
          <ArticleList articles={section.articles} priority={priority} headingLevel={3} />
        </Section>
      )
    case 'index':
      return (
        <Section
          title={tokenLabel(messagesFor(locale).HomeSections.indexes, section.name)}
          seeAll={{ href: routes.articles(locale), label: t('allArticles') }}
        >
          <ArticleList articles={section.articles} priority={priority} headingLevel={3} />
        </Section>
      )
    case 'category':
      return <CategorySection section={section} priority={priority} />
    case 'collection':
      return (
        <HomeCollection collection={section.collection} articles={section.articles} priority={priority} />
      )
    case 'companies':
      return <HomeOrganizations organizations={section.organizations} />
    case 'jobs':
      return (
        <Section title={t('jobs')} seeAll={{ href: routes.jobs(locale), label: t('allJobs') }}>
          <JobList jobs={section.jobs} headingLevel={3} />
        </Section>
      )
    case 'categories':
      return <HomeCategories categories={section.categories} />
    case 'collections':
      return <HomeCollections collections={section.collections} priority={priority} />
    default:
      return section satisfies never
  }
}

type CategorySectionProps = { section: Extract<HomeSection, { kind: 'category' }>; priority: boolean }

function CategorySection({ section: { category, articles }, priority }: CategorySectionProps) {
  const t = useTranslations('HomeSections')
  const locale = useLocale()
  return (
    <Section
      title={category.name}
      lang={articles[0]?.language}
      seeAll={{ href: routes.category(locale, category), label: t('wholeCategory'), of: category.name }}
    >
      <ArticleList articles={articles} priority={priority} headingLevel={3} />
    </Section>
  )
}

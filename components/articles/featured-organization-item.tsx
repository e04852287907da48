import { useLocale, useTranslations } from 'next-intl'
import { OrganizationCard } from '@/components/organizations/organization-card'
import { Facts } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icons'
import { LogoImage } from '@/components/ui/logo-image'
import { Names } from '@/components/ui/names'
import type { FeaturedOrganization } from '@/lib/data/articles/article-context'
import { langProps } from '@/lib/i18n/lang-props'
import type { ArticleOrganization } from '@/lib/model/articles/article'
import type { FeaturedJobs } from '@/lib/model/jobs/featured-jobs'
import { toListedJob } from '@/lib/model/jobs/listed-job'
import { routes } from '@/lib/routes'

/** An organization of an article, with some of its open jobs. One that is not on the site has no link. */
export function FeaturedOrganizationItem({
  organization: { named, known, jobs },
}: {
  organization: FeaturedOrganization
}) {
  if (!known) return <NamedOrganization organization={named} />
  return (
    <div className="flex flex-col gap-3">
      <OrganizationCard organization={known} size="compact" headingLevel={3} />
      {jobs && <OpenJobs jobs={jobs} name={known.name} />}
    </div>
  )
}

function NamedOrganization({ organization }: { organization: ArticleOrganization }) {
  return (
    <div className="flex items-center gap-4">
      <LogoImage src={organization.logo} name={organization.name} />
      <p dir="auto" className="min-w-0 font-semibold">
        {organization.name}
      </p>
    </div>
  )
}

function OpenJobs({ jobs: { slug, jobs, total }, name }: { jobs: FeaturedJobs; name: string }) {
  const t = useTranslations('Article.jobs')
  const locale = useLocale()
  return (
    <div className="featured-jobs no-print flex flex-col gap-2">
      <ul aria-label={t('title', { name })} className="divide-y divide-line border-y border-line">
        {jobs.map((job) => {
          const { reference, url, name: title, language, note, places, contract } = toListedJob(job, locale)
          return (
            <li key={reference} className="py-2.5">
              <a
                href={url}
                {...langProps(language)}
                className="leading-snug font-medium decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
              >
                {title}
              </a>
              <Facts>
                {places.length > 0 && <Names names={places} />}
                {contract && <bdi {...langProps(contract.language)}>{contract.text}</bdi>}
                {note}
              </Facts>
            </li>
          )
        })}
      </ul>
      {total > jobs.length && (
        <a
          href={routes.companyJobs(locale, slug)}
          className="self-start py-1 font-medium text-accent underline-offset-4 hover:text-accent-strong hover:underline"
        >
          {t('all', { count: total })} <Icon name="arrow-right" />
        </a>
      )}
    </div>
  )
}

import { useLocale } from 'next-intl'
import type { ImageLoading } from '@/components/ui/content-image'
import { LogoImage } from '@/components/ui/logo-image'
import { Picture } from '@/components/ui/picture'
import { type OrganizationSummary, pickCover } from '@/lib/model/organization'
import { routes } from '@/lib/routes'
import { OrganizationExcerpt } from './organization-excerpt'
import { OrganizationMeta } from './organization-meta'

type OrganizationCardProps = {
  organization: OrganizationSummary
  /** Shown where it is not 0. */
  jobCount?: number
  size?: 'normal' | 'compact' | 'wide'
  loading?: ImageLoading
  headingLevel?: 2 | 3
}

/** `compact` has no picture and no text, `wide` has a longer text and the full width of the page. */
export function OrganizationCard({
  organization,
  jobCount,
  size = 'normal',
  loading = 'lazy',
  headingLevel = 2,
}: OrganizationCardProps) {
  const locale = useLocale()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const logo = (
    <LogoImage
      src={organization.logo}
      name={organization.name}
      loading={loading === 'preload' ? 'eager' : loading}
    />
  )
  const link = <CardLink organization={organization} />
  switch (size) {
    case 'normal':
      return (
        <article className="group/card relative flex flex-col gap-4">
          <Picture
            src={pickCover(organization, locale)}
            alt=""
            ratio="wide"
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            loading={loading}
            seed={organization.reference}
          />
          <div className="flex items-center gap-4">
            {logo}
            <div className="min-w-0">
              <Heading dir="auto" className="text-xl leading-tight font-bold tracking-tight">
                {link}
              </Heading>
              <OrganizationMeta organization={organization} jobCount={jobCount} />
            </div>
          </div>
          <OrganizationExcerpt organization={organization} maxLength={180} />
        </article>
      )
    case 'compact':
      return (
        <article className="group/card relative flex items-center gap-4">
          {logo}
          <div className="min-w-0">
            <Heading dir="auto" className="leading-snug font-semibold">
              {link}
            </Heading>
            <OrganizationMeta organization={organization} jobCount={jobCount} />
          </div>
        </article>
      )
    case 'wide':
      return (
        <article className="group/card relative flex flex-col gap-5 rounded-pane bg-sunk p-6 sm:flex-row sm:gap-8 sm:p-9">
          {logo}
          <div className="flex max-w-measure min-w-0 flex-col gap-2">
            <Heading dir="auto" className="font-story text-title font-medium">
              {link}
            </Heading>
            <OrganizationMeta organization={organization} jobCount={jobCount} />
            <OrganizationExcerpt organization={organization} maxLength={320} />
          </div>
        </article>
      )
    default:
      return size satisfies never
  }
}

function CardLink({ organization }: { organization: OrganizationSummary }) {
  const locale = useLocale()
  return (
    <a
      href={routes.company(locale, organization.slug)}
      className="stretched decoration-accent decoration-2 underline-offset-4 group-hover/card:underline"
    >
      {organization.name}
    </a>
  )
}

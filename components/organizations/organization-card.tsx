import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { LogoImage } from '@/components/ui/logo-image'
import { Picture } from '@/components/ui/picture'
import { toExcerpt } from '@/lib/content/plain-text'
import { formatNumber, humanize } from '@/lib/format'
import { type OrganizationSummary, pickCover, pickDescription } from '@/lib/model/organization'
import { routes } from '@/lib/routes'

type OrganizationCardProps = {
  organization: OrganizationSummary
  size?: 'normal' | 'compact'
  priority?: boolean
  headingLevel?: 2 | 3
}

/** `compact` is the logo with the name, for strips and margins. */
export function OrganizationCard({
  organization,
  size = 'normal',
  priority,
  headingLevel = 2,
}: OrganizationCardProps) {
  const locale = useLocale()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const link = (
    <Link
      href={routes.company(locale, organization.slug)}
      className="stretched decoration-accent decoration-2 underline-offset-4 group-hover/card:underline"
    >
      {organization.name}
    </Link>
  )
  switch (size) {
    case 'normal':
      return (
        <article className="group/card relative flex h-full flex-col">
          <Picture
            src={pickCover(organization, locale)}
            alt=""
            ratio="wide"
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            priority={priority}
            seed={organization.reference}
          />
          <div className="flex flex-1 flex-col gap-2 pt-4">
            <div className="flex items-center gap-4">
              <LogoImage src={organization.logo} name={organization.name} />
              <div className="min-w-0">
                <Heading className="text-xl leading-tight font-bold tracking-tight">{link}</Heading>
                <Facts organization={organization} />
              </div>
            </div>
            <Excerpt organization={organization} />
          </div>
        </article>
      )
    case 'compact':
      return (
        <article className="group/card relative flex items-center gap-4">
          <LogoImage src={organization.logo} name={organization.name} />
          <div className="min-w-0">
            <Heading className="leading-snug font-semibold">{link}</Heading>
            <Facts organization={organization} />
          </div>
        </article>
      )
    default:
      return size satisfies never
  }
}

function Facts({ organization }: { organization: OrganizationSummary }) {
  const t = useTranslations('Organizations')
  const locale = useLocale()
  const { sectors, employeeCount } = organization
  return (
    <p className="meta">
      {sectors[0] && <span>{humanize(sectors[0])}</span>}
      {employeeCount !== null && (
        <span>{t('people', { count: employeeCount, number: formatNumber(employeeCount, locale) })}</span>
      )}
    </p>
  )
}

function Excerpt({ organization }: { organization: OrganizationSummary }) {
  const locale = useLocale()
  const description = pickDescription(organization, locale)
  if (!description) return null
  return (
    <p lang={description.language} className="line-clamp-3 text-muted">
      {toExcerpt(description.text, 180)}
    </p>
  )
}

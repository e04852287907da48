import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { LogoImage } from '@/components/ui/logo-image'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/tag'
import { currentEmployer } from '@/lib/employer'
import { tokenLabel } from '@/lib/i18n/token-label'
import { type Organization, pickCover } from '@/lib/model/organization'

type OrganizationHeaderProps = { organization: Organization; jobCount: number }

export function OrganizationHeader({ organization, jobCount }: OrganizationHeaderProps) {
  const t = useTranslations('Organization')
  const { sector: labels } = useMessages().Tokens
  const locale = useLocale()
  const { name, logo, sectors, websiteUrl, reference } = organization
  // The initial of its name would be beside the logo of the site.
  const hasMark = logo !== null || currentEmployer()?.reference !== reference
  return (
    <header className="flex flex-col gap-8">
      <Picture
        src={pickCover(organization, locale)}
        alt=""
        ratio="banner"
        sizes="(min-width: 80rem) 78rem, 100vw"
        loading="preload"
        seed={reference}
      />
      <div className="flex flex-col gap-6 sm:flex-row sm:flex-wrap sm:items-end sm:gap-8">
        {hasMark && (
          <div className="relative -mt-20 ml-4 self-start rounded-pane edge-6 sm:-mt-24 sm:ml-8">
            <LogoImage src={logo} name={name} size="large" loading="eager" />
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-10 gap-y-5 sm:basis-80">
          <div className="flex min-w-0 flex-col gap-3">
            <h1 dir="auto" className="font-story text-display font-medium">
              {name}
            </h1>
            {sectors.length > 0 && (
              <ul aria-label={t('sectors')} className="flex flex-wrap gap-2">
                {sectors.map((sector) => (
                  <li key={sector}>
                    <Tag>{tokenLabel(labels, sector)}</Tag>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="no-print flex flex-wrap gap-3">
            {jobCount > 0 && (
              <a href="#jobs" className="button">
                {t('seeJobs', { count: jobCount })}
              </a>
            )}
            {websiteUrl && (
              <a href={websiteUrl} rel="noopener" className="button button-quiet">
                {t('website')} <Icon name="arrow-out" />
              </a>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

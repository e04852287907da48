import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { formatList } from '@/lib/i18n/format'
import { type Job, placesOf } from '@/lib/model/job'
import { routes } from '@/lib/routes'
import { SaveButton } from './save-button.client'

/** The button that saves the job of a page, and the link to the saved ones. Without JavaScript there is neither. */
export function SaveJob({ job }: { job: Job }) {
  const t = useTranslations('Jobs.save')
  const locale = useLocale()
  const { reference, name, organization } = job
  return (
    <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
      <SaveButton
        savable={{
          kind: 'job',
          item: {
            reference,
            name,
            company: organization.name,
            place: job.isSpontaneous ? '' : formatList(placesOf(job), locale),
            path: routes.job(locale, organization.slug, job.slug),
            locale,
          },
        }}
        worker={{ script: routes.savedWorker(), scope: routes.saved(locale) }}
        texts={{ save: t('label'), full: t('full'), failed: t('failed') }}
        icon={<Icon name="bookmark" />}
      />
      <Link href={routes.saved(locale)} prefetch={false} className="link inline-block py-1.5">
        {t('all')}
      </Link>
    </p>
  )
}

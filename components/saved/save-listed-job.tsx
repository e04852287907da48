import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { formatList } from '@/lib/i18n/format'
import type { ListedJob } from '@/lib/model/listed-job'
import { routes } from '@/lib/routes'
import { SaveButton } from './save-button.client'

/** The button that saves a job of the job board. */
export function SaveListedJob({ job }: { job: ListedJob }) {
  const t = useTranslations('Jobs.save')
  const locale = useLocale()
  const { reference, name, company, places, url } = job
  return (
    <SaveButton
      savable={{
        kind: 'job',
        item: {
          reference,
          name,
          company: company.name,
          place: job.isSpontaneous ? '' : formatList(places, locale),
          path: url,
          locale,
        },
      }}
      worker={{ script: routes.savedWorker(), scope: routes.saved(locale) }}
      texts={{ save: t('label'), full: t('full'), failed: t('failed') }}
      icon={<Icon name="bookmark" />}
    />
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import type { Savable } from '@/lib/model/search/saved-items'
import { routes } from '@/lib/routes'
import { SaveButton } from './save-button.client'

/** The button that saves a record. */
export function SaveRecord({ savable }: { savable: Savable }) {
  const t = useTranslations(savable.kind === 'job' ? 'Jobs.save' : 'Article.save')
  const locale = useLocale()
  return (
    <SaveButton
      savable={savable}
      worker={{ script: routes.savedWorker(), scope: routes.saved(locale) }}
      texts={{ save: t('label'), full: t('full'), failed: t('failed') }}
      icon={<Icon name="bookmark" />}
    />
  )
}

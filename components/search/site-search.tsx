import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { routes } from '@/lib/routes'
import { SearchField } from './search-field.client'

/** The search of the header: a form without JavaScript, behind a link on narrow screens. */
export function SiteSearch() {
  const t = useTranslations('SiteSearch')
  const { results, panel } = useMessages().SiteSearch
  return (
    <SearchField
      path={routes.search(useLocale())}
      texts={{ label: t('label'), placeholder: t('placeholder') }}
      messages={{ results, panel }}
      icon={<Icon name="search" />}
    />
  )
}

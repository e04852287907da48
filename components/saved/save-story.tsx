import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import type { Article } from '@/lib/model/article'
import { readingMinutes } from '@/lib/model/reading-time'
import { routes } from '@/lib/routes'
import { SaveButton } from './save-button.client'

/** The button that saves the article of a page. */
export function SaveStory({ article }: { article: Article }) {
  const t = useTranslations('Article.save')
  const locale = useLocale()
  const { reference, name, language, categories } = article
  return (
    <SaveButton
      savable={{
        kind: 'story',
        item: {
          ...{ reference, name, language, locale },
          path: routes.article(locale, article),
          subject: categories[0]?.name ?? '',
          minutes: readingMinutes(article),
        },
      }}
      worker={{ script: routes.savedWorker(), scope: routes.saved(locale) }}
      texts={{ save: t('label'), full: t('full'), failed: t('failed') }}
      icon={<Icon name="bookmark" />}
    />
  )
}

import { useLocale } from 'next-intl'
import type { Article } from '@/lib/model/articles/article'
import { readingMinutes } from '@/lib/model/articles/reading-time'
import { paths } from '@/lib/routes'
import { SaveRecord } from './save-record'

/** The button that saves the article of a page. */
export function SaveStory({ article }: { article: Article }) {
  const locale = useLocale()
  const { reference, name, language, categories } = article
  const item = {
    ...{ reference, name, language, locale },
    path: paths.article(locale, article),
    subject: categories[0]?.name ?? '',
    minutes: readingMinutes(article),
  }
  return <SaveRecord savable={{ kind: 'story', item }} />
}

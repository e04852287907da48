import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'

/** Says that a list has a feed, whose path is `path`. The head of the page and the footer name the others. */
export function FeedLine({ what, path }: { what: 'articles' | 'jobs'; path: string }) {
  const t = useTranslations('Feeds')
  return (
    <p className="no-print text-label text-muted">
      <Icon name="feed" /> {t(`follow.${what}`)}{' '}
      <a href={path} data-fill="{feed}" type="application/rss+xml" className="link inline-block py-1.5">
        {t('formats.rss')}
      </a>
    </p>
  )
}

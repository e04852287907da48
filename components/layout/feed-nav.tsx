import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import { feedFormats, keysOf } from '@/lib/routes'
import type { FeedPaths } from '@/lib/seo/feed-scope'

type FeedNavProps = { what: 'articles' | 'jobs'; paths: FeedPaths }

/** Links to the feeds of a list. */
export function FeedNav({ what, paths }: FeedNavProps) {
  const t = useTranslations('Feeds')
  const formats = keysOf(feedFormats).filter((format) => format in paths)
  return (
    <nav aria-label={t(`follow.${what}`)} className="no-print flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <h2 className="font-semibold">
        <Icon name="feed" /> {t(`follow.${what}`)}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {formats.map((format) => (
          <li key={format}>
            <a
              href={paths[format]}
              type={feedFormats[format].type}
              className="inline-block py-1.5 text-accent underline-offset-4 hover:underline"
            >
              {t(`formats.${format}`)}
            </a>
          </li>
        ))}
      </ul>
      {what === 'jobs' && <p className="w-full text-label text-muted">{t('explain.jobs')}</p>}
    </nav>
  )
}

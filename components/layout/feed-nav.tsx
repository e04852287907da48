import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icons'
import {
  type ArticleFeedFormat,
  articleFeedFormats,
  type JobFeedFormat,
  jobFeedFormats,
  keysOf,
} from '@/lib/routes'

type FeedNavProps = {
  what: 'articles' | 'jobs'
  hrefFor: (format: ArticleFeedFormat) => string
  /** The URL of the XML feed for job boards. */
  indeedHref?: string
}

/** Links to the feeds of a list. They are plain links, because `next/link` can only load pages. */
export function FeedNav({ what, hrefFor, indeedHref }: FeedNavProps) {
  const t = useTranslations('Feeds')
  const links: { format: JobFeedFormat; href: string }[] = keysOf(articleFeedFormats).map((format) => ({
    format,
    href: hrefFor(format),
  }))
  if (indeedHref !== undefined) links.push({ format: 'indeed', href: indeedHref })
  return (
    <nav aria-label={t(`follow.${what}`)} className="no-print flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <h2 className="font-semibold">
        <Icon name="feed" /> {t(`follow.${what}`)}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ format, href }) => (
          <li key={format}>
            <a
              href={href}
              type={jobFeedFormats[format].type}
              className="inline-block py-1.5 text-accent underline-offset-4 hover:underline"
            >
              {t(`formats.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

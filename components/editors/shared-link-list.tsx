import { Facts } from '@/components/ui/facts'
import type { SharedLink } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatTimestamp } from '@/lib/i18n/format'
import { langProps } from '@/lib/i18n/lang-props'
import { routes } from '@/lib/routes'

type SharedLinkListProps = {
  links: readonly SharedLink[]
  /** Of the page of one record, which is shown again after a link is revoked; undefined on the editors' start page. */
  token?: string
  locale: string
}

/** Valid links, each with the page that shows it, and a button that revokes it. */
export function SharedLinkList({ links, token, locale }: SharedLinkListProps) {
  const t = editorTranslatorFor(locale)
  const { type: types } = editorMessagesFor(locale).Health
  const timeText = (date: Date) => formatTimestamp(date, locale, env.SITE_TIME_ZONE)
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {links.map(({ id, subject, record, createdAt, expiresAt, pageUrl }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <div className="flex min-w-0 flex-col gap-1">
            <a href={pageUrl} {...langProps(record?.language)} className="link font-medium break-all">
              {record?.name ?? subject.reference}
            </a>
            <Facts>
              {types[subject.type]}
              {t('Share.until', { time: timeText(expiresAt) })}
              {t('Share.created', { time: timeText(createdAt) })}
            </Facts>
          </div>
          <form method="post" action={routes.sharedLinks()} className="flex-none">
            {token && <input type="hidden" name="token" value={token} />}
            <button
              type="submit"
              name="revoke"
              value={id}
              className="py-1 text-label text-muted hover:text-signal"
            >
              {t('Share.revoke')} <span className="sr-only">{record?.name ?? subject.reference}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

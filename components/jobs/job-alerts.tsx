import { useTranslations } from 'next-intl'
import { FeedLine } from '@/components/layout/feed-line'
import type { FeedPaths } from '@/lib/seo/feed-scope'
import { type AlertForm, fillFields } from '@/lib/settings/alert-form'

export type JobAlertsProps = {
  /** The form of the service that the site uses; null for none. */
  form: AlertForm | null
  /** The origin of the site. */
  origin: string
  /** The page of the list, and its feeds. */
  path: string
  feeds: FeedPaths
}

/** How a visitor hears of new jobs of a list: by the form of a service that reads its feed, else by the feed itself. */
export function JobAlerts({ form, origin, path, feeds }: JobAlertsProps) {
  const t = useTranslations('Feeds.alerts')
  if (!form) return <FeedLine what="jobs" path={feeds.rss ?? ''} />
  const fields = fillFields(form, { page: `${origin}${path}`, feed: `${origin}${feeds.rss}` })
  return (
    <form
      action={form.url}
      method="post"
      target="_blank"
      className="no-print flex flex-col gap-3 rounded-pane bg-sunk px-5 py-4"
      rel="noopener"
    >
      <label className="flex max-w-[40rem] flex-col gap-1">
        <span className="font-semibold">{t('title')}</span>
        <span className="flex gap-2">
          <input
            type="email"
            name={form.email}
            required
            autoComplete="email"
            placeholder={t('placeholder')}
            className="field"
          />
          <button type="submit" className="button">
            {t('send')}
          </button>
        </span>
      </label>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className="text-label text-muted">{t('explain', { host: new URL(form.url).hostname })}</p>
    </form>
  )
}

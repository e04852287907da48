import { useTranslations } from 'next-intl'
import { FeedLine } from '@/components/layout/feed-line'
import { fillIn } from '@/lib/browser/fill-in'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { site } from '@/lib/settings/site'

type JobAlertsProps = {
  /** The path of the list, and that of its feed. */
  path: string
  feed: string
}

/**
 * How a visitor hears of new jobs of a list: by the form of a service that reads its feed, else by the feed itself. The job board
 * fills in `data-fill` again for another state.
 */
export function JobAlerts({ path, feed }: JobAlertsProps) {
  const t = useTranslations('Feeds.alerts')
  const form = site.alert_form
  if (!form) return <FeedLine what="jobs" path={feed} />
  const urls = { page: absoluteUrl(path), feed: absoluteUrl(feed) }
  return (
    <form
      action={form.url}
      method="post"
      target="_blank"
      className="no-print flex flex-col gap-2 rounded-pane bg-sunk px-5 py-4"
      rel="noopener"
    >
      <label htmlFor="alert-email" className="font-semibold">
        {t('title')}
      </label>
      <div className="flex max-w-[40rem] gap-2">
        <input
          id="alert-email"
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
      </div>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={fillIn(value, urls)} data-fill={value} />
      ))}
      <p className="text-label text-muted">{t('explain', { host: new URL(form.url).hostname })}</p>
    </form>
  )
}

import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { maxSharedLinks, type SharedLink } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatTimestamp } from '@/lib/i18n/format'
import { shareDays } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { CopyField } from './copy-field.client'
import { FieldError } from './hinted-field'
import { QrCode } from './qr-code'
import { SharedLinkList } from './shared-link-list'
import { StartLink } from './start-link'

type ShareViewProps = {
  name: string
  /** Names the record in the forms. */
  token: string
  /** The valid links to the record. */
  links: readonly SharedLink[]
  /** The link to give away; null before one is made or chosen. */
  shown: SharedLink | null
  /** Why no link was made or revoked. */
  error: 'full' | 'failed' | null
  locale: string
}

/** Makes, shows and revokes links to a record. The forms need no JavaScript. */
export function ShareView({ name, token, links, shown, error, locale }: ShareViewProps) {
  const t = editorTranslatorFor(locale)
  return (
    <main className="page-width flex flex-col gap-8 py-8">
      <title>{t('Share.title')}</title>
      <PageHeader title={t('Share.title')} intro={t('Share.intro', { name })} />
      <FieldError id="share-error" text={error && errorText(error, locale)} />
      {shown && (
        <div className="flex max-w-measure flex-col gap-6">
          <CopyField
            label={t('Share.link')}
            hint={t('Share.until', { time: formatTimestamp(shown.expiresAt, locale, env.SITE_TIME_ZONE) })}
            value={shown.url}
            messages={editorMessagesFor(locale).Share.copy}
          />
          <QrCode text={shown.url} label={t('Share.qrCode')} />
        </div>
      )}
      <form method="post" action={routes.sharedLinks()} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="token" value={token} />
        <p className="flex flex-col gap-2">
          <label htmlFor="share-days" className="font-medium">
            {t('Share.days')}
          </label>
          <select id="share-days" name="days" className="field">
            {shareDays.map((days) => (
              <option key={days} value={days}>
                {t('Share.duration', { days })}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className={shown ? 'button button-quiet' : 'button'}>
          {t('Share.make')}
        </button>
      </form>
      {links.length > 0 && (
        <Section title={t('Share.links')}>
          <SharedLinkList links={links} token={token} locale={locale} />
        </Section>
      )}
      <p className="max-w-measure text-label text-muted">{t('Share.note')}</p>
      <StartLink locale={locale} />
    </main>
  )
}

function errorText(error: 'full' | 'failed', locale: string): string {
  const t = editorTranslatorFor(locale)
  return error === 'full' ? t('Share.full', { limit: maxSharedLinks }) : t('Preview.refusals.failed')
}

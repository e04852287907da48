import { PageHeader } from '@/components/ui/page-header'
import type { SharedLink } from '@/lib/editors/shared-links'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatTimestamp } from '@/lib/i18n/format'
import { CopyField } from './copy-field.client'

type ShareViewProps = { name: string; links: readonly SharedLink[]; locale: string }

/** The links to a record, one for each duration. */
export function ShareView({ name, links, locale }: ShareViewProps) {
  const t = editorTranslatorFor(locale)
  return (
    <main className="page-width flex flex-col gap-8 py-8">
      <title>{t('Share.title')}</title>
      <PageHeader title={t('Share.title')} intro={t('Share.intro', { name })} />
      <ul className="flex max-w-measure flex-col gap-6">
        {links.map(({ days, expiresAt, url }) => (
          <li key={days}>
            <CopyField
              label={t('Share.label', { days })}
              hint={t('Share.until', { time: formatTimestamp(expiresAt, locale, env.SITE_TIME_ZONE) })}
              value={url}
              messages={editorMessagesFor(locale).Share.copy}
            />
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-label text-muted">{t('Share.note')}</p>
    </main>
  )
}

import type { PreviewProblem } from '@/lib/editors/preview-problem'
import type { PreviewState } from '@/lib/editors/preview-state'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatShortTimestamp, formatTimestamp } from '@/lib/i18n/format'
import type { SignedGrant } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { PreviewBarControls } from './preview-bar-controls.client'
import { ShortText } from './short-text'

type PreviewBarProps = {
  preview: SignedGrant & { token: string }
  /** What the API has for the record; null for the site at a time. */
  read: { state: PreviewState } | { problem: PreviewProblem } | null
  /** The page that shows the bar. `isFramed` is true for the preview without cookies. */
  page: { path: string; isFramed: boolean }
  locale: string
}

/** Says what is shown and in which state it is, and ends the preview. */
export function PreviewBar({ preview, read, page, locale }: PreviewBarProps) {
  const t = editorTranslatorFor(locale)
  const { token, grant } = preview
  const state = read && 'state' in read ? read.state : null
  const status = grant.kind === 'site' ? 'site' : (state?.status ?? 'unreadable')
  const time = grant.kind === 'site' ? new Date(grant.at) : (state?.publishedAt ?? null)
  const timeText = (format: typeof formatShortTimestamp) =>
    time === null ? 'none' : format(time, locale, env.SITE_TIME_ZONE)
  const label = t(`Preview.status.${status}`, { time: timeText(formatTimestamp) })
  const shortLabel = t(`Preview.statusShort.${status}`, { time: timeText(formatShortTimestamp) })
  return (
    <section aria-label={t('Preview.frameTitle')} className="deep flex min-h-dvh flex-col">
      <div className="flex h-14 flex-none items-center gap-1.5 px-2 sm:gap-3 sm:px-4">
        <p className="flex min-w-0 flex-1 items-center gap-3">
          <strong className="truncate rounded-pane bg-on-deep px-2 py-0.5 text-label text-deep max-sm:text-[0.8125rem] sm:flex-none">
            <ShortText text={label} short={shortLabel} />
          </strong>
          <span className="truncate text-label max-sm:sr-only">{state?.name}</span>
          {state?.lacksFields && (
            <span className="truncate text-label text-on-deep-muted max-lg:sr-only">
              {t('Preview.lacksFields')}
            </span>
          )}
        </p>
        <PreviewBarControls
          stateUrl={grant.kind === 'record' ? routes.previewState(token) : null}
          version={state?.version ?? null}
          panelUrl={state ? routes.previewPanel(token, page.path) : null}
          refreshUrl={status === 'live' || status === 'closed' ? routes.previewRefresh(token) : null}
          locale={locale}
          timeZone={env.SITE_TIME_ZONE}
          messages={editorMessagesFor(locale).Preview.controls}
        />
        {page.isFramed ? (
          <a href={page.path} target="_blank" rel="noopener" className="button button-bar">
            <ShortText text={t('Preview.openPage')} short={t('Preview.openPageShort')} />
          </a>
        ) : (
          <form method="post" action={routes.leavePreview()} target="_top">
            <input type="hidden" name="path" value={page.path} />
            <button type="submit" className="button button-bar">
              <ShortText text={t('Preview.leave')} short={t('Preview.leaveShort')} />
            </button>
          </form>
        )}
      </div>
    </section>
  )
}

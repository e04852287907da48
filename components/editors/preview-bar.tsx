import { Icon } from '@/components/ui/icons'
import type { PreviewProblem } from '@/lib/editors/preview-problem'
import type { PreviewState } from '@/lib/editors/preview-state'
import { env } from '@/lib/env'
import { editorMessagesFor, editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatShortTimestamp, formatTimestamp } from '@/lib/i18n/format'
import type { SignedGrant } from '@/lib/preview/preview-token'
import { routes } from '@/lib/routes'
import { PreviewBarControls, type Tool } from './preview-bar-controls.client'
import { ShortText } from './short-text'

type PreviewBarProps = {
  preview: SignedGrant & { token: string }
  /** What the API has for the record; null for the site at a time. */
  read: { state: PreviewState } | { problem: PreviewProblem } | null
  /** How many warnings the record has. */
  warnings: number
  /** The page that shows the bar. `isFramed` is true for the preview without cookies. */
  page: { path: string; isFramed: boolean }
  /** An editor who is signed in, somebody with a preview link, or a guest to whom an editor gave the record. */
  viewer: 'editor' | 'holder' | 'guest'
  locale: string
}

/** Says what is shown and in which state it is, and ends the preview. */
export function PreviewBar({ preview, read, warnings, page, viewer, locale }: PreviewBarProps) {
  const t = editorTranslatorFor(locale)
  const { token, grant, expires } = preview
  const state = read && 'state' in read ? read.state : null
  const status = grant.kind === 'site' ? 'site' : (state?.status ?? 'unreadable')
  const time = grant.kind === 'site' ? new Date(grant.at) : (state?.publishedAt ?? null)
  const timeText = (format: typeof formatShortTimestamp) =>
    time === null ? 'none' : format(time, locale, env.SITE_TIME_ZONE)
  const label = t(`Preview.status.${status}`, { time: timeText(formatTimestamp) })
  const shortLabel = t(`Preview.statusShort.${status}`, { time: timeText(formatShortTimestamp) })
  const tools =
    state === null || viewer === 'guest' ? [] : toolsFor({ token, page, warnings, status, viewer, t })
  return (
    <section aria-label={t('Preview.frameTitle')} className="deep flex min-h-dvh flex-col">
      <div className="flex h-14 flex-none items-center gap-1.5 px-2 sm:gap-3 sm:px-4">
        {viewer === 'editor' && !page.isFramed && (
          <a href={routes.editors()} target="_top" className="button button-bar">
            <Icon name="arrow-left" /> <span className="max-lg:sr-only">{t('Preview.start')}</span>
          </a>
        )}
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
        {viewer === 'guest' && (
          <p className="truncate text-label text-on-deep-muted">
            {t('Preview.guest', {
              time: formatShortTimestamp(new Date(expires * 1000), locale, env.SITE_TIME_ZONE),
            })}
          </p>
        )}
        <PreviewBarControls
          stateUrl={grant.kind === 'record' ? routes.previewState(token) : null}
          version={state?.version ?? null}
          tools={tools}
          refreshUrl={
            viewer !== 'guest' && (status === 'live' || status === 'closed')
              ? routes.previewRefresh(token)
              : null
          }
          locale={locale}
          timeZone={env.SITE_TIME_ZONE}
          messages={editorMessagesFor(locale).Preview.controls}
        />
        {viewer !== 'guest' &&
          (page.isFramed ? <OpenPage {...page} locale={locale} /> : <Leave {...page} locale={locale} />)}
      </div>
    </section>
  )
}

type ToolsOptions = {
  token: string
  page: PreviewBarProps['page']
  warnings: number
  status: string
  viewer: PreviewBarProps['viewer']
  t: ReturnType<typeof editorTranslatorFor>
}

function toolsFor({ token, page, warnings, status, viewer, t }: ToolsOptions): Tool[] {
  const canShare = viewer === 'editor' && (status === 'draft' || status === 'scheduled')
  const controls = (key: 'panel' | 'panelShort' | 'panelTitle' | 'share' | 'shareShort' | 'shareTitle') =>
    t(`Preview.controls.${key}`)
  const fix = t('Preview.fix', { count: warnings })
  const panel = {
    ...{ text: controls('panel'), short: controls('panelShort'), title: controls('panelTitle') },
    url: routes.previewPanel(token, page.path),
    // The view of the warnings, which a narrow screen has room for, leads to the others.
    isWide: warnings > 0,
  }
  return [
    ...(warnings > 0
      ? [
          {
            ...{
              text: fix,
              short: t('Preview.fixShort', { count: warnings }),
              title: panel.title,
              isWide: false,
            },
            url: routes.previewPanel(token, page.path, { view: 'fix' }),
          },
        ]
      : []),
    ...(canShare
      ? [
          {
            ...{ text: controls('share'), short: controls('shareShort'), title: controls('shareTitle') },
            ...{ url: routes.previewShare(token), isWide: false },
          },
        ]
      : []),
    panel,
  ]
}

function OpenPage({ path, locale }: { path: string; locale: string }) {
  const t = editorTranslatorFor(locale)
  return (
    <a href={path} target="_blank" rel="noopener" className="button button-bar">
      <ShortText text={t('Preview.openPage')} short={t('Preview.openPageShort')} />
    </a>
  )
}

function Leave({ path, locale }: { path: string; locale: string }) {
  const t = editorTranslatorFor(locale)
  return (
    <form method="post" action={routes.leavePreview()} target="_top">
      <input type="hidden" name="path" value={path} />
      <button type="submit" className="button button-bar">
        <ShortText text={t('Preview.leave')} short={t('Preview.leaveShort')} />
      </button>
    </form>
  )
}

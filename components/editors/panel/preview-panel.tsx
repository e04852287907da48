import {
  availableViews,
  hasVersions,
  notLiveReason,
  type PanelInput,
  type PanelView,
  type ServedTexts,
  type Shown,
  wordingOf,
} from '@/lib/editors/panel/panel-input'
import { readServedPage, type ServedPage } from '@/lib/editors/panel/served-page'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { ChangesView } from './changes-view'
import { FeedView } from './feed-view'
import { FixView } from './fix-view'
import { JobEligibilityView } from './job-eligibility-view'
import { MarkdownView } from './markdown-view'
import { PanelNav } from './panel-nav'
import { PanelNotice } from './panel-notice'
import { SearchView } from './search-view'
import { SocialView } from './social-view'

type PreviewPanelProps = { input: PanelInput; locale: string; shown: Shown }

/** How search engines, social networks and feed readers show a page, and what its publication changes. */
export function PreviewPanel({ input, locale, shown }: PreviewPanelProps) {
  const t = editorTranslatorFor(locale)
  const views = availableViews(input)
  const view = views.find((available) => available === shown.view) ?? 'search'
  const version = input.live === null ? 'draft' : shown.version
  const { url, status } = input
  const texts = (version === 'live' && input.live) || input.draft
  const page = readServedPage(texts.html, url)
  return (
    <main aria-label={t('Panel.title')} className="page-width flex flex-1 flex-col gap-6 pt-5 pb-16">
      <title>{t('Panel.title')}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-title font-semibold">{t('Panel.title')}</h1>
        <p className="text-label break-all text-muted">{url}</p>
        <PanelNav
          views={views}
          shown={{ ...shown, view, version }}
          warnings={input.check?.warnings.length ?? 0}
          hasLive={input.live !== null}
          wording={wordingOf(status)}
          locale={locale}
        />
      </header>
      {input.live === null && hasVersions(view) && (
        <PanelNotice tone="note">{t(`Panel.notLive.${notLiveReason(status)}`)}</PanelNotice>
      )}
      {page.isCoarse && view !== 'fix' && <PanelNotice tone="note">{t('Panel.coarse')}</PanelNotice>}
      <View view={view} input={input} texts={texts} page={page} locale={locale} />
    </main>
  )
}

type ViewProps = {
  view: PanelView
  input: PanelInput
  /** Those of the version that is shown. */
  texts: ServedTexts
  page: ServedPage
  locale: string
}

function View({ view, input, texts, page, locale }: ViewProps) {
  const { url, status, live, job, check } = input
  const isLive = live !== null
  switch (view) {
    case 'search':
      return <SearchView page={page} url={url} status={status} isLive={isLive} locale={locale} />
    case 'fix':
      return check && <FixView check={check} locale={locale} />
    case 'social':
      return <SocialView page={page} url={url} locale={locale} />
    case 'job':
      return (
        job && (
          <JobEligibilityView
            page={page}
            url={url}
            planned={job}
            status={status}
            isLive={isLive}
            locale={locale}
          />
        )
      )
    case 'feed':
      return <FeedView feed={texts.feed} url={url} language={page.language} locale={locale} />
    case 'markdown':
      return <MarkdownView markdown={texts.markdown} language={page.language} locale={locale} />
    case 'changes':
      return <ChangesView input={input} locale={locale} />
    default:
      return view satisfies never
  }
}

import type { Indexing, IndexingProblem } from '@/lib/editors/panel/indexing'
import type { ServedPage } from '@/lib/editors/panel/served-page'
import type { PreviewStatus } from '@/lib/editors/preview-state'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { formatLanguage } from '@/lib/i18n/format'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'

type IndexingViewProps = {
  indexing: Indexing
  languages: ServedPage['languages']
  status: PreviewStatus
  isLive: boolean
  locale: string
}

/** Whether search engines may list the page, and what it tells them. */
export function IndexingView({ indexing, languages, status, isLive, locale }: IndexingViewProps) {
  const t = editorTranslatorFor(locale)
  const { problem, directives, canonical } = indexing
  const none = t('Panel.search.none')
  return (
    <PanelSection title={t('Panel.search.told')}>
      {problem ? (
        <PanelNotice tone="problem">
          <Problem problem={problem} locale={locale} />
        </PanelNotice>
      ) : status === 'closed' && !isLive ? (
        <PanelNotice tone="note">{t('Panel.search.notIndexable')}</PanelNotice>
      ) : (
        <PanelNotice tone="good">
          {t(isLive ? 'Panel.search.indexable' : 'Panel.search.indexableOnceLive')}
        </PanelNotice>
      )}
      <dl className="grid gap-x-8 gap-y-3 text-label sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-medium">{t('Panel.search.robots')}</dt>
        <dd className="break-words text-muted">{directives.join(', ') || none}</dd>
        <dt className="font-medium">{t('Panel.search.canonical')}</dt>
        <dd className="break-all text-muted">{canonical ?? none}</dd>
        <dt className="font-medium">{t('Panel.search.languages')}</dt>
        <dd className="text-muted">
          {languages.length === 0 && none}
          <ul className="flex flex-col gap-1">
            {languages.map(({ language, url }) => (
              <li key={language} className="break-all">
                {nameOf(language, locale)}: {url}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </PanelSection>
  )
}

function Problem({ problem, locale }: { problem: IndexingProblem; locale: string }) {
  const t = editorTranslatorFor(locale)
  switch (problem.kind) {
    case 'test-site':
      return t('Panel.search.problems.test-site')
    case 'robots':
      return t('Panel.search.problems.robots', { directives: problem.directives })
    case 'other-canonical':
      return (
        <>
          {t('Panel.search.problems.other-canonical')} <span className="break-all">{problem.url}</span>
        </>
      )
    default:
      return problem satisfies never
  }
}

function nameOf(language: string, locale: string): string {
  return /^[a-z]{2,3}$/.test(language) ? formatLanguage(language, locale) : language
}

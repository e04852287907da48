import { ScrollRegion } from '@/components/ui/scroll-region'
import { toIndexing } from '@/lib/editors/panel/indexing'
import { type SearchResult, toSearchResult } from '@/lib/editors/panel/search-result'
import type { ServedPage } from '@/lib/editors/panel/served-page'
import type { PreviewStatus } from '@/lib/editors/preview-state'
import { env } from '@/lib/env'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { GoogleResult } from './google-result'
import { IndexingView } from './indexing-view'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'
import { SizeMeter } from './size-meter'

type SearchViewProps = {
  page: ServedPage
  url: string
  status: PreviewStatus
  isLive: boolean
  locale: string
}

/** The result of Google on both kinds of screens, and whether search engines may list the page. */
export function SearchView({ page, url, status, isLive, locale }: SearchViewProps) {
  const t = editorTranslatorFor(locale)
  const result = toSearchResult(page, url)
  const indexing = toIndexing(page, url, env.SEARCH_ENGINES === 'deny')
  return (
    <div className="flex flex-col gap-10">
      <PanelSection title={t('Panel.search.title')} intro={t('Panel.search.intro')}>
        {!result.hasTitle && <PanelNotice tone="problem">{t('Panel.search.noTitle')}</PanelNotice>}
        {!result.hasDescription && (
          <PanelNotice tone="problem">{t('Panel.search.noDescription')}</PanelNotice>
        )}
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,40.75rem)_minmax(0,22.5rem)]">
          <Screen result={result} screen="desktop" locale={locale} />
          <Screen result={result} screen="phone" locale={locale} />
        </div>
      </PanelSection>
      <IndexingView
        indexing={indexing}
        languages={page.languages}
        status={status}
        isLive={isLive}
        locale={locale}
      />
    </div>
  )
}

type ScreenProps = { result: SearchResult; screen: 'desktop' | 'phone'; locale: string }

function Screen({ result, screen, locale }: ScreenProps) {
  const t = editorTranslatorFor(locale)
  const { title, description } = result[screen]
  const name = t(`Panel.search.${screen}`)
  const texts = { unit: 'pixels', locale, lang: result.language } as const
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h3 className="font-semibold">{name}</h3>
      <ScrollRegion label={name} className="max-w-full overflow-x-auto rounded-lg">
        <GoogleResult result={result} screen={screen} />
      </ScrollRegion>
      <SizeMeter label={t('Panel.search.titleSize')} cut={title} {...texts} />
      {description && (
        <SizeMeter
          label={t('Panel.search.descriptionSize')}
          cut={description}
          note={result.day && t('Panel.size.dated')}
          {...texts}
        />
      )}
    </div>
  )
}

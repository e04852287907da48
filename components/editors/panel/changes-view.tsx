import { connection } from 'next/server'
import { diffPages } from '@/lib/editors/panel/page-diff'
import { notLiveReason, type PanelInput, wordingOf } from '@/lib/editors/panel/panel-input'
import { readServedPage } from '@/lib/editors/panel/served-page'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { ChangeGroup } from './change-group'
import { LinkChanges } from './link-changes'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'
import { TextChanges } from './text-changes'
import { ValueChanges } from './value-changes'

type ChangesViewProps = { input: PanelInput; locale: string }

/** What visitors and search engines find changed when the public page becomes what the preview shows. */
export async function ChangesView({ input: { url, status, draft, live }, locale }: ChangesViewProps) {
  const t = editorTranslatorFor(locale)
  const title = t(`Panel.changes.title.${wordingOf(status)}`)
  // The comparison reads the clock, which only a page that is rendered for one request may do.
  await connection()
  if (live === null)
    return (
      <PanelSection title={title}>
        <PanelNotice tone="note">{t(`Panel.notLive.${notLiveReason(status)}`)}</PanelNotice>
      </PanelSection>
    )
  const { text, links, images, head, data, isEqual } = diffPages(
    readServedPage(live.html, url),
    readServedPage(draft.html, url),
  )
  if (isEqual)
    return (
      <PanelSection title={title}>
        <PanelNotice tone="good">{t('Panel.changes.equal')}</PanelNotice>
      </PanelSection>
    )
  const blocks = text.changes.filter(({ kind }) => kind !== 'same').length
  return (
    <PanelSection title={title}>
      {text.isCoarse && <PanelNotice tone="note">{t('Panel.changes.coarse')}</PanelNotice>}
      <ChangeGroup title={t('Panel.changes.text')} count={blocks} locale={locale}>
        <TextChanges changes={text.changes} locale={locale} />
      </ChangeGroup>
      <ChangeGroup title={t('Panel.changes.links')} count={links.length} locale={locale}>
        <LinkChanges changes={links} locale={locale} />
      </ChangeGroup>
      <ChangeGroup title={t('Panel.changes.images')} count={images.length} locale={locale}>
        <LinkChanges changes={images} locale={locale} />
      </ChangeGroup>
      <ChangeGroup title={t('Panel.changes.head')} count={head.length} locale={locale}>
        <ValueChanges changes={head} locale={locale} />
      </ChangeGroup>
      <ChangeGroup title={t('Panel.changes.data')} count={data.length} locale={locale}>
        <ValueChanges changes={data} locale={locale} />
      </ChangeGroup>
    </PanelSection>
  )
}

import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { langProps } from '@/lib/i18n/lang-props'
import { PanelNotice } from './panel-notice'
import { PanelSection } from './panel-section'

type MarkdownViewProps = { markdown: string | null; language: string | null; locale: string }

/** A browser needs seconds for longer texts. */
const maxShown = 200_000

/** The Markdown alternate of the page. */
export function MarkdownView({ markdown, language, locale }: MarkdownViewProps) {
  const t = editorTranslatorFor(locale)
  const title = t('Panel.markdown.title')
  if (markdown === null)
    return (
      <PanelSection title={title}>
        <PanelNotice tone="note">{t('Panel.markdown.none')}</PanelNotice>
      </PanelSection>
    )
  const size = { words: markdown.match(/\S+/g)?.length ?? 0, characters: markdown.length }
  return (
    <PanelSection title={title} intro={t('Panel.markdown.intro')}>
      <p className="text-label text-muted">{t('Panel.markdown.size', size)}</p>
      {markdown.length > maxShown && <PanelNotice tone="note">{t('Panel.markdown.cut')}</PanelNotice>}
      <pre
        {...langProps(language)}
        className="rounded-xl border border-line bg-raised p-5 font-mono text-label leading-relaxed break-words whitespace-pre-wrap"
      >
        {markdown.slice(0, maxShown)}
      </pre>
    </PanelSection>
  )
}

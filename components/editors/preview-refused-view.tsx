import { PageHeader } from '@/components/ui/page-header'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import type { PreviewRefusal } from '@/lib/preview/preview-token'

/** Why a preview link opens nothing. */
export function PreviewRefusedView({ reason, locale }: { reason: PreviewRefusal; locale: string }) {
  const t = editorTranslatorFor(locale)
  return (
    <main aria-label={t('Preview.refusals.title')} className="page-width page">
      <title>{t('Preview.refusals.title')}</title>
      <PageHeader title={t('Preview.refusals.title')} intro={t(`Preview.refusals.${reason}`)} />
    </main>
  )
}

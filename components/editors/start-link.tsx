import { Icon } from '@/components/ui/icons'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'
import { routes } from '@/lib/routes'

/** The way from a page without a bar to the editors' start page, also out of the frame of the bar. */
export function StartLink({ locale }: { locale: string }) {
  const t = editorTranslatorFor(locale)
  return (
    <p>
      <a href={routes.editors()} target="_top" className="link">
        <Icon name="arrow-left" /> {t('Preview.backToStart')}
      </a>
    </p>
  )
}

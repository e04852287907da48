import { Icon } from '@/components/ui/icons'
import { editorTranslatorFor } from '@/lib/i18n/editor-messages'

type EditorPagesProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  locale: string
}

/** Links to the previous and the next page of a list for editors. */
export function EditorPages({ page, pageCount, hrefFor, locale }: EditorPagesProps) {
  const t = editorTranslatorFor(locale)
  if (pageCount === 1) return null
  return (
    <nav aria-label={t('Health.pages.label')} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-muted">{t('Health.pages.position', { page, pageCount })}</p>
      <p className="flex flex-wrap gap-3">
        {page > 1 && (
          <a href={hrefFor(page - 1)} rel="prev" className="button button-quiet">
            <Icon name="arrow-left" /> {t('Health.pages.previous')}
          </a>
        )}
        {page < pageCount && (
          <a href={hrefFor(page + 1)} rel="next" className="button button-quiet">
            {t('Health.pages.next')} <Icon name="arrow-right" />
          </a>
        )}
      </p>
    </nav>
  )
}

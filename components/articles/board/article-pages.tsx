import { useLocale, useTranslations } from 'next-intl'
import type { Loading } from '@/components/board/load-state'
import { isPlainClick } from '@/components/board/state-link'
import { Pagination } from '@/components/ui/pagination'
import type { ArticleState } from '@/lib/data/queries'
import { type ArticleResults, resultsPerPage } from '@/lib/model/article-results'
import { routes } from '@/lib/routes'

type ArticlePagesProps = {
  state: ArticleState
  pages: readonly ArticleResults[]
  loading: Loading
  /** Loads the next page below the others. */
  onMore: () => void
}

/** The link to the page after the loaded ones, and those to all pages. */
export function ArticlePages({ state: { selection, page }, pages, loading, onMore }: ArticlePagesProps) {
  const t = useTranslations('ArticleBoard')
  const locale = useLocale()
  const hrefFor = (number: number) => routes.articleSearch(locale, selection, number)
  const { total = 0 } = pages[0] ?? {}
  const next = pages.at(-1)?.next ?? null
  return (
    <>
      {loading === 'more-failed' && (
        <p aria-hidden="true" className="text-center text-muted">
          {t('failed')}
        </p>
      )}
      {next !== null && (
        <a
          href={hrefFor(next)}
          aria-disabled={loading === 'more'}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (loading !== 'more') onMore()
          }}
          className="button button-quiet no-print self-center"
        >
          {loading === 'more' ? t('loading') : loading === 'more-failed' ? t('retry') : t('more')}
        </a>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / resultsPerPage)}
        hrefFor={hrefFor}
        opens="document"
      />
    </>
  )
}

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { BoardStatus } from '@/components/board/board-status'
import type { Loading } from '@/components/board/load-state'
import { useFurtherFocus } from '@/components/board/use-further-focus'
import type { ArticlePart } from '@/lib/article-selection'
import type { ArticleState } from '@/lib/data/queries'
import type { ArticleResults, Removal } from '@/lib/model/article-results'
import { ArticleList } from '../article-list'
import type { SelectArticles } from './article-filters'
import { ArticlePages } from './article-pages'
import { NoArticles } from './no-articles'

type ArticleResultsProps = {
  sectionRef: RefObject<HTMLElement | null>
  state: ArticleState
  /** The loaded pages, from that of the state on; those of the state before while the first one loads. */
  pages: readonly ArticleResults[]
  loading: Loading
  removal: Removal<ArticlePart> | null | undefined
  onSelect: SelectArticles
  onMore: () => void
  onRetry: () => void
}

export function BoardArticles(props: ArticleResultsProps) {
  const { sectionRef, state, pages, loading, removal, onSelect, onMore, onRetry } = props
  const t = useTranslations('ArticleBoard')
  const { total = 0 } = pages[0] ?? {}
  // An article can be on two pages if another one was published between their requests.
  const found = pages.flatMap(({ items }) => items)
  const articles = [...new Map(found.map((article) => [article.reference, article])).values()]
  const isOther = loading === 'first' || loading === 'first-failed'
  const { path } = state
  const { list, expectMore } = useFurtherFocus(path, articles.length)
  const text =
    pages.length > 1
      ? t('countShown', { count: total, shown: articles.length })
      : t('count', { count: total })
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label={t('results')}
      className="flex min-w-0 scroll-mt-6 flex-col gap-8"
    >
      <div>
        <BoardStatus
          path={path}
          loading={loading}
          texts={{ found: text, failed: t('failed'), loading: t('loading') }}
        />
      </div>
      {loading === 'first-failed' && (
        <button type="button" onClick={onRetry} className="button button-quiet self-start">
          {t('retry')}
        </button>
      )}
      {articles.length > 0 && <ArticleList articles={articles} priority listRef={list} isBusy={isOther} />}
      {total === 0 && !isOther && (
        <NoArticles selection={state.selection} removal={removal} onSelect={onSelect} />
      )}
      {!isOther && (
        <ArticlePages
          state={state}
          pages={pages}
          loading={loading}
          onMore={() => {
            expectMore()
            onMore()
          }}
        />
      )}
    </section>
  )
}

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import type { Loading } from '@/components/board/load-state'
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
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef({ path: '', count: 0 })
  const { total = 0 } = pages[0] ?? {}
  // An article can be on two pages if another one was published between their requests.
  const found = pages.flatMap(({ items }) => items)
  const articles = [...new Map(found.map((article) => [article.reference, article])).values()]
  const isOther = loading === 'first' || loading === 'first-failed'
  const { path } = state
  useEffect(() => {
    const { path: wantedPath, count } = wanted.current
    if (wantedPath !== path || articles.length <= count) return
    // The link to further articles is behind the new ones, or is gone.
    list.current?.children[count]?.querySelector('a')?.focus({ preventScroll: true })
    wanted.current = { path: '', count: 0 }
  }, [path, articles.length])
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
        {/* Empty while articles load, so that equal counts of two states are announced too, and nothing else is. */}
        <p role="status" className="font-semibold">
          {loading !== 'first' && loading !== 'more' && (
            <span key={path}>{loading === 'done' ? text : t('failed')}</span>
          )}
        </p>
        {(loading === 'first' || loading === 'more') && (
          <p aria-hidden="true" className="text-muted">
            {t('loading')}
          </p>
        )}
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
            wanted.current = { path, count: articles.length }
            onMore()
          }}
        />
      )}
    </section>
  )
}

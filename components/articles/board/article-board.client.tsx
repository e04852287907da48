'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ActiveFilters } from '@/components/board/active-filters'
import { openState, useBoardPath } from '@/components/board/board-path'
import { toLoading } from '@/components/board/load-state'
import { BoardQueries } from '@/components/board/query-client'
import { useDocumentTitle } from '@/components/board/use-document-title'
import { useHead } from '@/components/board/use-head'
import { useLanguageLinks } from '@/components/board/use-language-links'
import { PageHeader } from '@/components/ui/page-header'
import {
  type ArticlePart,
  type ArticleSelection,
  noSelection,
  selectsArticles,
} from '@/lib/article-selection'
import { type ArticleState, articleSearchOptions, removalOptions } from '@/lib/data/queries'
import type { ArticleChoices, SelectedLabels } from '@/lib/model/article-choices'
import type { ArticleResults, Removal } from '@/lib/model/article-results'
import { selectionParts, selectionText } from '@/lib/model/selection-labels'
import { parseArticleSearch, routes } from '@/lib/routes'
import { ArticleFilters } from './article-filters'
import { BoardArticles } from './board-articles'
import { findLabels } from './find-labels'

export type ArticleBoardProps = {
  /** The state of the page that the server has rendered, its results, and what helps where it has none. */
  state: ArticleState
  results: ArticleResults
  removal: Removal<ArticlePart> | null
  labels: SelectedLabels
  choices: ArticleChoices
  /** The heading of that page, and the text below it. */
  title: string
  intro: string | null
  siteName: string
}

/** The board of articles. The state is in the URL: without JavaScript the form and the links lead to its page. */
export function ArticleBoard({ board }: { board: ArticleBoardProps }) {
  return (
    <BoardQueries>
      <Board board={board} />
    </BoardQueries>
  )
}

function Board({ board }: { board: ArticleBoardProps }) {
  const { state: rendered, results, choices } = board
  const t = useTranslations('ArticleBoard')
  const articlesText = useTranslations('Articles')
  const locale = useLocale()
  const path = useBoardPath(rendered.path)
  const parsed = path === rendered.path ? null : parseArticleSearch(path)
  const state = parsed ? { ...parsed, path } : rendered
  const isRendered = state === rendered
  const { selection, page } = state
  useLanguageLinks(isRendered ? null : path, (other) =>
    routes.articleSearch(other, { ...selection, language: '' }),
  )
  const query = useInfiniteQuery(articleSearchOptions(locale, state, isRendered ? results : null))
  const pages = query.data?.pages ?? []
  const loading = toLoading(query)
  const total = query.isPlaceholderData ? null : (pages[0]?.total ?? null)
  useHead(isRendered ? null : path, !selectsArticles(selection) && (total ?? 0) > 0)
  const isEmpty = loading === 'done' && pages[0]?.total === 0
  const { data: removal } = useQuery(removalOptions(locale, state, isEmpty && !isRendered))
  const section = useRef<HTMLElement>(null)
  const select = (next: ArticleSelection, isReplaced = false) =>
    openState(routes.articleSearch(locale, next), isReplaced, (shown) => parseArticleSearch(shown) !== null)
  // For controls that are gone after they were used, with the keyboard focus.
  const selectAndFocus = (next: ArticleSelection) => {
    select(next)
    section.current?.focus({ preventScroll: true })
  }
  const labels = findLabels(selection, choices, { selection: rendered.selection, labels: board.labels })
  const parts = selectionParts(selection, labels, locale, (words) => t('active.words', { words }))
  const text = selectionText(parts, locale, (count) => t('active.others', { count }))
  const heading = isRendered
    ? board.title
    : text === ''
      ? articlesText('title')
      : t('title', { labels: text })
  useDocumentTitle(page === 1 ? heading : articlesText('pageTitle', { title: heading, page }), board.siteName)
  return (
    <>
      <PageHeader title={heading} intro={isRendered ? board.intro : null} />
      <div className="flex min-w-0 flex-col gap-6">
        <ArticleFilters
          selection={selection}
          choices={choices}
          labels={labels}
          total={total}
          onSelect={select}
          onShow={() => {
            section.current?.focus({ preventScroll: true })
            section.current?.scrollIntoView({ block: 'start' })
          }}
        />
        <ActiveFilters
          texts={{ title: t('active.title'), remove: t('active.remove'), clear: t('active.clear') }}
          parts={parts}
          cleared={parts.length > 1 ? noSelection : null}
          hrefFor={(next) => routes.articleSearch(locale, next)}
          onSelect={selectAndFocus}
        />
        <BoardArticles
          sectionRef={section}
          state={state}
          pages={pages}
          loading={loading}
          removal={isRendered ? board.removal : removal}
          onSelect={selectAndFocus}
          onMore={() => void query.fetchNextPage()}
          onRetry={() => {
            void query.refetch()
            section.current?.focus({ preventScroll: true })
          }}
        />
      </div>
    </>
  )
}

'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { ActiveFilters } from '@/components/board/active-filters'
import { type ArticleState, articleSearchOptions, removalOptions } from '@/components/board/article-queries'
import { BoardResults } from '@/components/board/board-results'
import { BoardQueries } from '@/components/board/query-client'
import { useBoard } from '@/components/board/use-board'
import { useDocumentTitle } from '@/components/board/use-document-title'
import { useHead } from '@/components/board/use-head'
import { useResults } from '@/components/board/use-results'
import { PageHeader } from '@/components/ui/page-header'
import {
  type ArticlePart,
  type ArticleSelection,
  noSelection,
  selectsArticles,
} from '@/lib/article-selection'
import type { ArticleChoices, SelectedLabels } from '@/lib/model/articles/article-choices'
import type { ArticleResults, Removal } from '@/lib/model/articles/article-results'
import { selectionParts, selectionText } from '@/lib/model/search/selection-labels'
import { parseArticleSearch, routes } from '@/lib/routes'
import { ArticleList } from '../article-list'
import { ArticleFilters } from './article-filters'
import { ArticlePages } from './article-pages'
import { findLabels } from './find-labels'
import { NoArticles } from './no-articles'

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
  /** How many articles a page has. */
  pageSize: number
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
  const { state: rendered, choices } = board
  const t = useTranslations('ArticleBoard')
  const articlesText = useTranslations('Articles')
  const locale = useLocale()
  const hrefFor = (next: ArticleSelection) => routes.articleSearch(locale, next)
  const { state, isRendered, section, show, select, selectAndFocus } = useBoard(
    rendered,
    parseArticleSearch,
    hrefFor,
  )
  const { selection, page, path } = state
  const query = useInfiniteQuery(articleSearchOptions(locale, state, isRendered ? board.results : null))
  const results = useResults(query, path)
  const { items, list, total, loading, isOther } = results
  const hrefIn = (other: string) => routes.articleSearch(other, { ...selection, language: '' })
  useHead(isRendered ? null : path, !selectsArticles(selection) && (total ?? 0) > 0, hrefIn)
  const isEmpty = loading === 'done' && total === 0
  const { data: removal } = useQuery(removalOptions(locale, state, isEmpty && !isRendered))
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
          onShow={show}
        />
        <ActiveFilters
          board="ArticleBoard"
          parts={parts}
          cleared={parts.length > 1 ? noSelection : null}
          hrefFor={hrefFor}
          onSelect={selectAndFocus}
        />
        <BoardResults board="ArticleBoard" results={results} sectionRef={section} className="gap-8">
          {items.length > 0 && (
            <ArticleList
              articles={items}
              loading="preload"
              hidesOrganization={choices.organization.length === 0}
              listRef={list}
              isBusy={isOther}
            />
          )}
          {total === 0 && !isOther && (
            <NoArticles
              selection={selection}
              removal={isRendered ? board.removal : removal}
              onSelect={selectAndFocus}
            />
          )}
          {!isOther && <ArticlePages state={state} results={results} size={board.pageSize} />}
        </BoardResults>
      </div>
    </>
  )
}

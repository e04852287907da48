'use client'

import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { articlePagesOptions } from '@/components/board/article-queries'
import type { ArticleListKey } from '@/lib/routes'
import { ArticleList } from './article-list'

type FurtherArticlesProps = { list: ArticleListKey; nextPage: number }

/** The pages of a list from `nextPage` on, one at first and another with each click. */
export function FurtherArticles({ list, nextPage }: FurtherArticlesProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <FurtherPages list={list} nextPage={nextPage} />
    </QueryClientProvider>
  )
}

function FurtherPages({ list, nextPage }: FurtherArticlesProps) {
  const t = useTranslations('Articles')
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    articlePagesOptions(list, nextPage),
  )
  const articles = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      {articles.length > 0 && <ArticleList articles={articles} />}
      <div className="flex flex-col items-center gap-4">
        <p role="status" className="text-muted">
          {isFetching ? t('loading') : isError ? t('loadFailed') : t('loaded', { count: articles.length })}
        </p>
        {(isError || hasNextPage) && (
          <button
            type="button"
            disabled={isFetching}
            onClick={() => (data ? fetchNextPage() : refetch())}
            className="button button-quiet"
          >
            {isError ? t('retry') : t('more')}
          </button>
        )}
      </div>
    </>
  )
}

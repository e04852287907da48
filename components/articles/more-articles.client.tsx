'use client'

import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useState } from 'react'
import { articlePagesOptions } from '@/lib/data/queries'
import type { ArticleListKey } from '@/lib/routes'
import { ArticleList } from './article-list'

type MoreArticlesProps = { list: ArticleListKey; nextPage: number; href: string }

/** The query client is created at the first click, so that the page sends no request before. */
export function MoreArticlesButton({ list, nextPage, href }: MoreArticlesProps) {
  const t = useTranslations('Articles')
  const [client, setClient] = useState<QueryClient | null>(null)
  if (client) {
    return (
      <QueryClientProvider client={client}>
        <FurtherPages list={list} nextPage={nextPage} />
      </QueryClientProvider>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setClient(new QueryClient())
  }
  return (
    <a href={href} onClick={open} className="button button-quiet self-center">
      {t('more')}
    </a>
  )
}

function FurtherPages({ list, nextPage }: Omit<MoreArticlesProps, 'href'>) {
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

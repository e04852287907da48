import { NextIntlClientProvider, useMessages } from 'next-intl'
import type { ArticlePage } from '@/lib/model/articles/article'
import type { ArticleListKey } from '@/lib/routes'
import { MoreArticlesButton } from './more-articles.client'

type MoreArticlesProps = { list: ArticleListKey; articles: ArticlePage; hrefFor: (page: number) => string }

/** Loads the following pages below a list. Without JavaScript it is a link to the next page. */
export function MoreArticles({ list, articles, hrefFor }: MoreArticlesProps) {
  const { Articles, Ui } = useMessages()
  const nextPage = articles.page + 1
  if (nextPage > articles.pageCount) return null
  return (
    <NextIntlClientProvider messages={{ Articles, Ui }}>
      <MoreArticlesButton list={list} nextPage={nextPage} href={hrefFor(nextPage)} />
    </NextIntlClientProvider>
  )
}

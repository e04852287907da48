import Link from 'next/link'
import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { FeedNav } from '@/components/layout/feed-nav'
import type { Category } from '@/lib/model/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import type { ArticleBoardProps } from './board/article-board.client'
import { LazyArticleBoard } from './board/lazy-article-board.client'
import { CategoryNav } from './category-nav'
import { YearNav } from './year-nav'

type ArticlesViewProps = {
  locale: string
  board: ArticleBoardProps
  categories: readonly Category[]
  hasCollections: boolean
  /** Newest first. */
  years: readonly number[]
}

/** A page of the board of articles, and the links to the lists that search engines index. */
export function ArticlesView({ locale, board, categories, hasCollections, years }: ArticlesViewProps) {
  const t = useTranslations('Articles')
  const { ArticleBoard, Articles, Ui } = useMessages()
  return (
    <>
      <NextIntlClientProvider messages={{ ArticleBoard, Articles, Ui }}>
        <LazyArticleBoard board={board} />
      </NextIntlClientProvider>
      <div className="flex flex-col gap-8">
        <CategoryNav categories={categories} />
        {hasCollections && (
          <p className="no-print">
            <Link
              href={routes.collections(locale)}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {t('allCollections')}
            </Link>
          </p>
        )}
        <YearNav years={years} hrefFor={(year) => routes.archive(locale, year)} />
        <FeedNav what="articles" paths={feedScopes.articles(locale).paths} />
      </div>
    </>
  )
}

import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { FeedLine } from '@/components/layout/feed-line'
import type { Category } from '@/lib/model/articles/article'
import { routes } from '@/lib/routes'
import { feedScopes } from '@/lib/seo/feed-scope'
import type { ArticleBoardProps } from './board/article-board.client'
import { ArticleBoard } from './board/article-board.client'
import { CategoryNav } from './category-nav'
import { LanguageNav } from './language-nav'
import { YearNav } from './year-nav'

type ArticlesViewProps = {
  locale: string
  board: ArticleBoardProps
  categories: readonly Category[]
  hasCollections: boolean
  /** Newest first. */
  years: readonly number[]
  /** Those of lists of their own. */
  languages: readonly string[]
}

/** A page of the board of articles, and closed below it the links to the lists that search engines index. */
export function ArticlesView({
  locale,
  board,
  categories,
  hasCollections,
  years,
  languages,
}: ArticlesViewProps) {
  const t = useTranslations('Articles')
  const { ArticleBoard: messages, Articles, Ui } = useMessages()
  return (
    <>
      <NextIntlClientProvider messages={{ ArticleBoard: messages, Articles, Ui }}>
        <ArticleBoard board={board} />
      </NextIntlClientProvider>
      <details className="no-print border-t border-line pt-5">
        <summary className="cursor-pointer py-2.5 font-semibold">{t('browse')}</summary>
        <div className="mt-6 flex flex-col gap-8">
          <CategoryNav categories={categories} />
          {hasCollections && (
            <p>
              <a
                href={routes.collections(locale)}
                className="font-medium text-accent underline-offset-4 hover:underline"
              >
                {t('allCollections')}
              </a>
            </p>
          )}
          <LanguageNav
            languages={languages}
            hrefFor={(language) => routes.languageArticles(locale, language)}
          />
          <YearNav years={years} hrefFor={(year) => routes.archive(locale, year)} />
          <FeedLine what="articles" path={feedScopes.articles(locale).paths.rss} />
        </div>
      </details>
    </>
  )
}

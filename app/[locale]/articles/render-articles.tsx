import { ArticlesView } from '@/components/articles/articles-view'
import { selectedParts, selectsArticles } from '@/lib/article-selection'
import { listOtherLanguages, readArticleChoices } from '@/lib/data/articles/article-choices'
import { listCategories } from '@/lib/data/articles/article-groups'
import { listYears } from '@/lib/data/articles/article-periods'
import { suggestArticleRemoval } from '@/lib/data/articles/article-search'
import { toArticleResults } from '@/lib/documents/json/article-results'
import { defaultLocale, messagesFor } from '@/lib/i18n/locales'
import { type ArticlesContent, articlesTitle } from '@/lib/pages/articles'
import { routes } from '@/lib/routes'
import { site, siteName } from '@/lib/settings/site'

/** The body of the pages of the board of articles. */
export async function renderArticles(content: ArticlesContent) {
  const { locale, selection, labels, articles } = content
  const canRemove = articles.total === 0 && selectedParts(selection).length > 1
  const [categories, choices, years, languages, removal] = await Promise.all([
    listCategories(locale),
    readArticleChoices(locale),
    listYears({ language: locale }),
    locale === defaultLocale ? listOtherLanguages() : [],
    canRemove ? suggestArticleRemoval(locale, selection) : null,
  ])
  const { page } = articles
  const board = {
    state: { selection, page, path: routes.articleSearch(locale, selection, page) },
    results: toArticleResults(articles, locale),
    ...{ removal, labels, choices, title: articlesTitle(content), siteName: siteName(locale) },
    pageSize: site.lists.articles,
    intro: selectsArticles(selection) ? null : messagesFor(locale).Articles.intro,
  }
  return (
    <ArticlesView
      locale={locale}
      board={board}
      categories={categories}
      hasCollections={(choices.groups['']?.collection.length ?? 0) > 0}
      years={years}
      languages={languages}
    />
  )
}

import { LanguageArticlesView } from '@/components/articles/language-articles-view'
import { defaultLocale } from '@/lib/i18n/locales'
import { type LanguageArticles, languageArticlesTitle } from '@/lib/pages/language-articles'
import { routes } from '@/lib/routes'

/** The body of the first page and of the numbered pages of the articles in a language without an interface. */
export function renderLanguageArticles(content: LanguageArticles) {
  return (
    <LanguageArticlesView
      title={languageArticlesTitle(content)}
      articles={content.articles}
      hrefFor={(page) => routes.languageArticles(defaultLocale, content.language, page)}
    />
  )
}

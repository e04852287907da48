import { listArticleLanguages } from '@vitrine/content-store/queries/article-counts'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import { defaultLocale, languageGroup, localeForLanguage } from '@/lib/i18n/locales'
import { articleLanguage } from '@/lib/model/articles/article'
import { unknownLanguage } from '@/lib/model/unknown-language'

/** The languages of the site's articles, as the store has them. */
export async function readLanguages(): Promise<readonly string[]> {
  const indexes = env.ARTICLE_INDEX.length > 0 ? env.ARTICLE_INDEX : [null]
  const lists = await Promise.all(indexes.map((index) => listArticleLanguages(openStore(), index)))
  return [...new Set(lists.flat())]
}

/** The group of a language of the store. Articles without a valid language are in the lists of the default locale. */
export function toGroup(language: string): string {
  const tag = articleLanguage(language)
  return tag === unknownLanguage ? defaultLocale : languageGroup(tag)
}

/** The languages of the store that a list of a filter has. */
export async function languagesOf({
  language,
  locale,
}: {
  language?: string
  locale?: string
}): Promise<string[]> {
  const groups = (await readLanguages()).map((own) => ({ own, group: toGroup(own) }))
  return groups.flatMap(({ own, group }) =>
    (language === undefined || group === language) &&
    (locale === undefined || localeForLanguage(group) === locale)
      ? [own]
      : [],
  )
}

import { primaryLanguage } from '@vitrine/api-contract/language-lookup'

/** Words of questions that say nothing of a record, by language, as `foldWords` writes them. */
const fillers: Readonly<Record<string, string>> = {
  en: 'a an and at for in job jobs near of on or position positions the to vacancies vacancy with',
  fr: 'a au aux avec chez d dans de des du emploi emplois en et l la le les offre offres ou poste postes pour sur un une',
  de: 'als am an bei das der die ein eine fur im in job jobs mit oder stelle stellen stellenangebote und von zu',
}

/** The words of a search that records are to have: all of them where nothing else is left. */
export function withoutFillers(words: readonly string[], locale: string): readonly string[] {
  const left = words.filter((word) => !` ${fillers[primaryLanguage(locale)]} `.includes(` ${word} `))
  return left.length > 0 ? left : words
}

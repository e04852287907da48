import { primaryLanguage } from '@vitrine/api-contract/language-lookup'
import type { Synonyms } from '@vitrine/content-store/search/query'
import { readTextFile, sitePath } from '@/lib/settings/site-folder'
import { joinSynonyms, parseSynonyms, type SynonymsByLanguage } from '@/lib/settings/synonyms'

/** Those of Vitrine, and those of a site, which it can leave out. */
const files = ['lib/settings/synonyms.yaml', sitePath('synonyms.yaml')]

let read: SynonymsByLanguage | null = null

/** The synonyms of a locale, else of its language. Throws a `SiteFolderError` for a file that is not valid. */
export function synonymsOf(locale: string): Synonyms {
  return readSynonyms().get(locale) ?? readSynonyms().get(primaryLanguage(locale)) ?? new Map()
}

/** The process reads the files once. */
function readSynonyms(): SynonymsByLanguage {
  read ??= joinSynonyms(files.map((file) => parseSynonyms(readTextFile(file) ?? '', file)))
  return read
}

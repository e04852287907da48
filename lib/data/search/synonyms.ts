import { existsSync, readFileSync } from 'node:fs'
import type { Synonyms } from '@vitrine/content-store/search/query'
import { joinSynonyms, parseSynonyms, type SynonymsByLanguage } from '@/lib/settings/synonyms'

/** Those of Vitrine, and those of a site, which it can leave out. */
const files = ['lib/settings/synonyms.yaml', 'site/synonyms.yaml']

let read: SynonymsByLanguage | null = null

/** The synonyms of a locale. Throws a `SynonymsError` for a file that is not valid. */
export function synonymsOf(locale: string): Synonyms {
  return readSynonyms().get(locale) ?? new Map()
}

/** The process reads the files once. */
function readSynonyms(): SynonymsByLanguage {
  read ??= joinSynonyms(
    files.filter((file) => existsSync(file)).map((file) => parseSynonyms(readFileSync(file, 'utf8'), file)),
  )
  return read
}

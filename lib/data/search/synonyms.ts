import { existsSync, readFileSync } from 'node:fs'
import type { Synonyms } from '@vitrine/content-store/search/query'
import { joinSynonyms, parseSynonyms, type SynonymsByLanguage } from '@/lib/settings/synonyms'

/** Those of Vitrine, and those of a site, which it can leave out. */
const files = ['lib/settings/synonyms.yaml', 'site/synonyms.yaml']

let read: SynonymsByLanguage | null = null

/** The synonyms of all languages, which the process reads once. Throws a `SynonymsError` for a file that is not valid. @internal next.config.mjs calls it. */
export function readSynonyms(): SynonymsByLanguage {
  read ??= joinSynonyms(
    files.filter((file) => existsSync(file)).map((file) => parseSynonyms(readFileSync(file, 'utf8'), file)),
  )
  return read
}

/** Those of a locale. */
export function synonymsOf(locale: string): Synonyms {
  return readSynonyms().get(locale) ?? new Map()
}

import type { Env } from '@/lib/env'
import { gapsOf, legalKeys, type OwnPage } from '@/lib/settings/own-pages'

/** A sentence for each page that most sites need by law and that a language lacks, and for each of them that has gaps. */
export function legalPageWarnings(
  pages: readonly OwnPage[],
  { SITE_FOLDER, SITE_LOCALES }: Pick<Env, 'SITE_FOLDER' | 'SITE_LOCALES'>,
): string[] {
  return legalKeys.flatMap((key) => {
    const own = pages.filter((page) => page.key === key)
    const missing = SITE_LOCALES.filter((locale) => !own.some((page) => page.locale === locale))
    const gaps = own.flatMap((page) => {
      const [found] = gapsOf(page)
      return found === undefined ? [] : [`${page.file}: it has gaps such as ${found}`]
    })
    return [
      ...(missing.length === 0
        ? []
        : [
            `${SITE_FOLDER}/pages: no page has the key ${key} in ${missing.join(', ')}; npm run site:new writes templates`,
          ]),
      ...gaps,
    ]
  })
}

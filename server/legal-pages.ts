import type { Env } from '@/lib/env'
import { legalKeys, type OwnPage } from '@/lib/settings/own-pages'

/** As the templates of `npm run site:new` mark what a company writes: `[[name of the company]]`. */
const gap = /\[\[[^[\]\n]{1,100}\]\]/

/** A sentence for each page that most sites need by law and that a language lacks, and for each of them that has gaps. */
export function legalPageWarnings(
  pages: readonly OwnPage[],
  { SITE_FOLDER, SITE_LOCALES }: Pick<Env, 'SITE_FOLDER' | 'SITE_LOCALES'>,
): string[] {
  return legalKeys.flatMap((key) => {
    const own = pages.filter((page) => page.key === key)
    const missing = SITE_LOCALES.filter((locale) => !own.some((page) => page.locale === locale))
    const gaps = own.flatMap(({ file, title, description, text }) => {
      const [found] = gap.exec([title, description, text].join('\n')) ?? []
      return found === undefined ? [] : [`${file}: it has gaps such as ${found}`]
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

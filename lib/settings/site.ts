import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentEmployer } from '@/lib/employer'
import { env } from '@/lib/env'
import { parseSettings, readTextFile, SiteFolderError } from './site-folder'
import type { LocalText } from './site-yaml/local-text'
import { type SiteSettings, siteSchema } from './site-yaml/site-schema'

/** What site.yaml of a site folder says, with defaults. Throws a `SiteFolderError` for a folder that is not there and for wrong settings. */
export function readSite(folder: string): SiteSettings {
  const file = join(folder, 'site.yaml')
  if (!existsSync(folder) && folder !== 'site')
    throw new SiteFolderError(`SITE_FOLDER: there is no folder ${folder}`)
  return parseSettings(readTextFile(file) ?? '', file, siteSchema)
}

export const site = readSite(env.SITE_FOLDER)

/** The text in a language; in the default language for one that the site does not have. */
export function textIn(text: LocalText, locale: string): string {
  return text[locale] ?? text[env.DEFAULT_LOCALE] ?? ''
}

/** The name of the site, else that of its employer. In the default language without `locale`. */
export function siteName(locale = env.DEFAULT_LOCALE): string {
  return site.name ? textIn(site.name, locale) : (currentEmployer()?.name ?? 'Vitrine')
}

import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { synonymsOf } from '@/lib/data/search/synonyms'
import { env } from '@/lib/env'
import { checkOwnMessages } from '@/lib/i18n/check-own-messages'
import { checkOwnPages } from '@/lib/pages/urls/check-own-pages'
import { siteRedirects } from '@/lib/pages/urls/redirects'
import { ownPages } from '@/lib/settings/own-pages'
import { site } from '@/lib/settings/site'
import { readTextFile, sitePath } from '@/lib/settings/site-folder'
import { siteSchema } from '@/lib/settings/site-schema'
import { legalPageWarnings } from '@/server/legal-pages'
import { settingWarnings } from '@/server/setting-warnings'
import { pageWarnings } from './page-warnings'
import { redirectWarnings } from './redirects'

/** Prints what is missing in the site folder. Throws a `SiteFolderError` for what is wrong. */
export async function checkSiteFolder(): Promise<void> {
  synonymsOf(env.DEFAULT_LOCALE)
  siteRedirects()
  checkOwnMessages()
  checkOwnPages()
  const warnings = [
    ...settingWarnings(env, site),
    ...legalPageWarnings(ownPages(), env),
    ...ownPages().flatMap(pageWarnings),
    ...(await redirectWarnings()),
  ]
  for (const warning of warnings) console.error(warning)
  writeSchema()
  console.log(`${env.SITE_FOLDER}: the files are valid.`)
}

/** The schema by which editors such as VS Code complete and check site.yaml. */
function writeSchema(): void {
  const path = sitePath('site.schema.json')
  const schema = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' })
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (readTextFile(path) === text) return
  writeFileSync(path, text)
  console.log(`${path}: written`)
}

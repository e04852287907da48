import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { synonymsOf } from '@/lib/data/search/synonyms'
import { env } from '@/lib/env'
import { checkOwnMessages } from '@/lib/i18n/check-own-messages'
import { checkOwnPages } from '@/lib/pages/urls/check-own-pages'
import { siteRedirects } from '@/lib/pages/urls/redirects'
import { ownPages } from '@/lib/settings/own-pages'
import { site } from '@/lib/settings/site'
import { readTextFile, SiteFolderError, sitePath } from '@/lib/settings/site-folder'
import { siteSchema } from '@/lib/settings/site-yaml/site-schema'
import { legalPageWarnings } from '@/server/legal-pages'
import { settingWarnings } from '@/server/setting-warnings'
import { checkPictures } from '@/server/site-pictures'
import { pageWarnings, siteWarnings } from './page-warnings'
import { redirectWarnings } from './redirects'

/** Prints what is missing in the site folder. Throws a `SiteFolderError` for what is wrong. */
export async function checkSiteFolder(): Promise<void> {
  const checks = [() => synonymsOf(env.DEFAULT_LOCALE), siteRedirects, checkOwnMessages, checkOwnPages]
  const problems = [...checks.flatMap(problemOf), ...(await checkPictures(site).then(() => [], toProblem))]
  if (problems.length > 0) throw new SiteFolderError(problems.join('\n'))
  const warnings = [
    ...settingWarnings(env, site, new Date()),
    ...legalPageWarnings(ownPages(), env),
    ...ownPages().flatMap(pageWarnings),
    ...siteWarnings(site, env.SITE_LOCALES),
    ...(await redirectWarnings()),
    ...unknownNames().map((name) => `${sitePath(name)}: nothing reads it, expected ${knownNames.join(', ')}`),
  ]
  for (const warning of warnings) console.error(warning)
  writeSchema()
  console.log(`${env.SITE_FOLDER}: the files are valid.`)
}

/** What is wrong in one kind of files, so that one run names the mistakes of all. */
function problemOf(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    return toProblem(error)
  }
}

function toProblem(error: unknown): string[] {
  if (error instanceof SiteFolderError) return [error.message]
  throw error
}

const knownNames = [
  ...['site.yaml', 'site.schema.json', 'redirects.csv', 'synonyms.yaml'],
  ...['media', 'fonts', 'pages', 'messages'],
]

/** Names in the site folder that nothing reads, but README files and hidden ones. */
function unknownNames(): string[] {
  const names = existsSync(env.SITE_FOLDER) ? readdirSync(env.SITE_FOLDER) : []
  return names.filter((name) => !knownNames.includes(name) && !/^(?:\.|README)/.test(name))
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

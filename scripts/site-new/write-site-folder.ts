import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { env } from '@/lib/env'
import { ProgramFailed, root, run } from '@/scripts/run'

const template = join(root, 'scripts/site-new/template')

/** A record of each kind. A job belongs to the organization before it. */
const records = [
  ['organization', 'Example company'],
  ['job', 'Example job'],
  ['article', 'Example story'],
] as const

/**
 * Writes a site folder with the pages of the languages of the site, and to `content` a content folder, if it is not null. Throws
 * `ProgramFailed` for a folder that has files.
 */
export async function writeSiteFolder(folder: string, content: string | null): Promise<void> {
  for (const path of [folder, content])
    if (path !== null && existsSync(path) && readdirSync(path).length > 0)
      throw new ProgramFailed(`${path} is not empty, and stays as it is.`)
  mkdirSync(join(folder, 'media'), { recursive: true })
  cpSync(join(template, 'site.yaml'), join(folder, 'site.yaml'))
  for (const locale of env.SITE_LOCALES) {
    const pages = join(template, 'pages', locale.replace(/-.*/, ''))
    if (existsSync(pages)) cpSync(pages, join(folder, 'pages', locale), { recursive: true })
  }
  console.log(`Wrote ${folder}. Fill the gaps of its pages, such as [[name of the company]].`)
  if (content !== null)
    for (const record of records)
      await run('tsx', [
        'packages/read-api/commands/content-new.ts',
        ...record,
        '--folder',
        relative(root, resolve(content)),
      ])
  console.log(`SITE_FOLDER=${folder} npm run site:check names what is missing.`)
}

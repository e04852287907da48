import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A site folder for one test, with these settings and other files. Returns its path: the value of SITE_FOLDER. */
export function writeSiteFolder(
  settings: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // JSON is YAML.
  for (const [name, text] of Object.entries({ 'site.yaml': JSON.stringify(settings), ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

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
  writeFiles(folder, { 'site.yaml': JSON.stringify(settings), ...files })
  return folder
}

/** Writes texts to files of a folder, by their paths. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

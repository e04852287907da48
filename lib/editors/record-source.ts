import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findContentFiles } from '@vitrine/content-store/queries/content-files'
import { openStore } from '@/lib/data/store'
import { env } from '@/lib/env'
import type { PreviewType } from '@/lib/preview/preview-token'
import { logWarning } from '@/lib/process/log'

/**
 * Where an editor changes a record: its content file, or the hosted service. `path` is relative to the content folder; null where it is
 * not known. `lines` has the lines of the keys of the file, counted from 1; it is empty where this process has no content folder.
 */
export type RecordSource =
  | { kind: 'file'; path: string | null; lines: ReadonlyMap<string, number> }
  | { kind: 'hosted' }

const contentFolder = 'content'
/** The import accepts no larger file. */
const maxBytes = 1_000_000

/** Where records are changed, without lines. Records that are missing have no known file. */
export async function findSources(
  type: PreviewType,
  references: readonly string[],
): Promise<(reference: string) => RecordSource> {
  if (env.API_BASE_URL !== undefined) return () => ({ kind: 'hosted' })
  const paths = await findContentFiles(openStore(), type, references).catch((error) => {
    logWarning('The files of records cannot be read', {}, error)
    return new Map<string, string>()
  })
  return (reference) => ({ kind: 'file', path: paths.get(reference) ?? null, lines: new Map() })
}

/** The same for one record, with the lines of its file. */
export async function findSource(type: PreviewType, reference: string): Promise<RecordSource> {
  const source = (await findSources(type, [reference]))(reference)
  if (source.kind === 'hosted' || source.path === null) return source
  return { ...source, lines: linesOf(await readContentFile(source.path)) }
}

async function readContentFile(path: string): Promise<string> {
  const file = join(contentFolder, path)
  try {
    return (await stat(file)).size > maxBytes ? '' : await readFile(file, 'utf8')
  } catch {
    return ''
  }
}

/** The lines of the keys that are not inside of others, in YAML or in the front matter of Markdown. @internal */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n')
  const isMarkdown = lines[0]?.trim() === '---'
  const end = isMarkdown ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : lines.length
  return new Map(
    lines.slice(0, Math.max(end, 0)).flatMap((line, index) => {
      const [, key] = /^([a-z_]+):/.exec(line) ?? []
      return key === undefined ? [] : [[key, index + 1] as const]
    }),
  )
}

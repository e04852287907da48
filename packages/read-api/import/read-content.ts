import { statSync } from 'node:fs'
import { identitiesOf } from './check-schema'
import type { Kind, RawRecord } from './content'
import { listFiles, readText, type SourceFile } from './folder'
import { readJson } from './json/read-json'
import type { Problem } from './problem'
import { readingOrder } from './record-registry'
import { kindOf, recordsOf } from './records'

/**
 * What reading comes upon: a record, a problem with the names that are not to be missed because of it, or a notice
 * of something that was left out or made up.
 */
export type Found =
  | { record: RawRecord }
  | { problem: Problem; broken: readonly string[] }
  | { notice: Problem }

export type ReadOptions = {
  /** `json` refuses every other file. */
  format?: 'json' | undefined
  /** Told how many files, or records where a file holds many, of how many have been read. */
  onProgress?: (done: number, total: number) => void
}

/** Reads a folder record by record, in the order of `readingOrder`; a file is let go before the next is read. */
export function* readContent(root: string, { format, onProgress }: ReadOptions): Generator<Found> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    yield { problem: { file: root, path: '', message: 'there is no such folder' }, broken: [] }
    return
  }
  const { files, problems } = listFiles(root)
  for (const problem of problems) yield { problem, broken: [] }

  const isJson = (file: SourceFile) => file.path.endsWith('.json')
  const others = files.filter((file) => !isJson(file))
  const json = readJson(files.filter(isJson))
  for (const problem of json.problems) yield { problem, broken: [] }
  const total = others.length + json.total
  let done = 0
  const advance = () => onProgress?.(++done, total)

  if (format === 'json') {
    for (const { label } of others) {
      yield { problem: { file: label, path: '', message: 'expected a name that ends in .json' }, broken: [] }
    }
  } else {
    for (const file of others.filter(({ path }) => kindOf(path) === undefined)) {
      yield* readFile(file)
      advance()
    }
  }
  for (const kind of readingOrder) {
    /** Sites and their like are mentioned all over the answers: a file of their own says more of them. */
    const written = new Set<string>()
    if (format !== 'json') {
      for (const file of others.filter(({ path }) => kindOf(path) === kind)) {
        for (const found of readFile(file)) {
          if ('record' in found && json.total > 0)
            for (const name of identitiesOf(found.record.data)) written.add(name)
          yield found
        }
        advance()
      }
    }
    for (const found of json.records(kind)) {
      if (!('record' in found && isMentioned(kind, identitiesOf(found.record.data), written))) yield found
      if (!('notice' in found)) advance()
    }
  }
}

function isMentioned(kind: Kind, names: readonly string[], written: ReadonlySet<string>): boolean {
  return kind !== 'jobs' && kind !== 'articles' && names.some((name) => written.has(name))
}

function* readFile(file: SourceFile): Generator<Found> {
  try {
    for (const record of recordsOf(file.path, readText(file)))
      yield { record: { ...record, file: file.label } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const name = file.path.replace(/^.*\//, '').replace(/\.\w+$/, '')
    yield { problem: { file: file.label, path: '', message }, broken: [name] }
  }
}

import { statSync } from 'node:fs'
import { identitiesOf } from './check-schema'
import type { Kind } from './content'
import { listFiles, readText, type SourceFile } from './folder'
import { readJson } from './json/read-json'
import type { ReadResult } from './read-result'
import { readingOrder } from './record-registry'
import { kindOf, recordsOf } from './records'

export type ReadOptions = {
  /** With `json`, every file that is not JSON is a problem. */
  format?: 'json' | undefined
  /** Called with the number of files read so far (in JSON: records), and with their total. */
  onProgress?: (done: number, total: number) => void
}

/** Reads a folder record by record in `readingOrder`. Only one file at a time is in memory. */
export function* readContent(root: string, { format, onProgress }: ReadOptions): Generator<ReadResult> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    yield { problem: { file: root, path: '', message: 'the folder does not exist' }, broken: [] }
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
    /** Responses nest sites, categories and others with few fields. A file of their own has more, so it wins. */
    const identitiesInFiles = new Set<string>()
    if (format !== 'json') {
      for (const file of others.filter(({ path }) => kindOf(path) === kind)) {
        for (const result of readFile(file)) {
          if ('record' in result && json.total > 0)
            for (const identity of identitiesOf(result.record.data)) identitiesInFiles.add(identity)
          yield result
        }
        advance()
      }
    }
    for (const result of json.records(kind)) {
      const isReplaced =
        'record' in result && isNestable(kind) && hasAny(identitiesInFiles, identitiesOf(result.record.data))
      if (!isReplaced) yield result
      if (!('notice' in result)) advance()
    }
  }
}

function isNestable(kind: Kind): boolean {
  return kind !== 'jobs' && kind !== 'articles'
}

function hasAny(set: ReadonlySet<string>, items: readonly string[]): boolean {
  return items.some((item) => set.has(item))
}

function* readFile(file: SourceFile): Generator<ReadResult> {
  try {
    for (const record of recordsOf(file.path, readText(file)))
      yield { record: { ...record, file: file.label } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const name = file.path.replace(/^.*\//, '').replace(/\.\w+$/, '')
    yield { problem: { file: file.label, path: '', message }, broken: [name] }
  }
}

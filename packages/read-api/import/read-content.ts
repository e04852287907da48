import { statSync } from 'node:fs'
import { listFiles, readText, type SourceFile } from './folder'
import { SavedResponses } from './json/saved-responses'
import type { ReadResult } from './read-result'
import { readingOrder } from './record-registry'
import { kindOf, recordsOf } from './records'

export type ReadOptions = {
  /** With `json`, every file that is not JSON is a problem. */
  format?: 'json' | undefined
  /** Called with the number of files read so far (in JSON: records), and with their total. */
  onProgress?: (done: number, total: number) => void
}

/** Reads a folder record by record in `readingOrder`, then its saved responses. Only one file at a time is in memory. */
export function* readContent(root: string, { format, onProgress }: ReadOptions): Generator<ReadResult> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    yield { problem: { file: root, path: '', message: 'the folder does not exist' }, broken: [] }
    return
  }
  const { files: listed, problems } = listFiles(root)
  const files = listed.filter(({ path }) => !path.startsWith('media/'))
  for (const problem of problems) yield { problem, broken: [] }

  const isJson = (file: SourceFile) => file.path.endsWith('.json')
  const others = files.filter((file) => !isJson(file))
  const responses = new SavedResponses(files.filter(isJson))
  for (const problem of responses.problems) yield { problem, broken: [] }
  const total = others.length + responses.total
  let done = 0
  const advance = (count: number) => {
    done += count
    if (count > 0) onProgress?.(done, total)
  }

  if (format === 'json') {
    for (const { label } of others) {
      yield { problem: { file: label, path: '', message: 'expected a name that ends in .json' }, broken: [] }
    }
  } else {
    const inOrder = [
      ...others.filter(({ path }) => kindOf(path) === undefined),
      ...readingOrder.flatMap((kind) => others.filter(({ path }) => kindOf(path) === kind)),
    ]
    for (const file of inOrder) {
      for (const result of readFile(file)) {
        if ('record' in result) responses.replaceBy(result.record)
        yield result
      }
      advance(1)
    }
  }
  for (const result of responses.read()) {
    yield result
    if ('batch' in result) advance(result.batch.records.length)
  }
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

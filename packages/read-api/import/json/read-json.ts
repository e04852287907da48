import { readText, type SourceFile } from '#import/folder'
import { formatPath, type Problem } from '#import/problem'
import { JsonIndex } from './json-index'
import { JsonRecords } from './json-records'
import { parseJson } from './parse'
import { type Shaped, shapesOf } from './shapes'

/** A complete file is in memory while it is read. Pages of 100 records are much smaller. */
const maxMegabytes = 50

/**
 * The records in saved responses of the API. Each file is read once for the index of everything that one response
 * contains about the records of another, and then once for each kind of its records.
 */
export function readJson(files: readonly SourceFile[]): JsonRecords {
  const index = new JsonIndex()
  const problems: Problem[] = []
  for (const file of files) {
    try {
      for (const shaped of readShapes(file)) {
        if ('message' in shaped)
          problems.push({ file: file.label, path: formatPath(shaped.at), message: shaped.message })
        else index.add(file, { file: file.label, at: shaped.at }, shaped.shape, shaped.data)
      }
    } catch (error) {
      problems.push({
        file: file.label,
        path: '',
        message: error instanceof Error ? error.message : `${error}`,
      })
    }
  }
  index.finish()
  return new JsonRecords(index, [...problems, ...index.problems], readShapes)
}

function readShapes(file: SourceFile): Generator<Shaped> {
  return shapesOf(parseJson(readText(file, maxMegabytes)))
}

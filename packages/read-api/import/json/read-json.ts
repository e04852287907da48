import { readText, type SourceFile } from '#import/folder'
import type { Problem } from '#import/problem'
import { formatPath } from '#import/problem'
import { JsonIndex } from './json-index'
import { JsonRecords } from './json-records'
import { parseJson } from './parse'
import { type Shaped, shapesOf } from './shapes'

/** A file of answers is held whole while it is read, so there is a bound to it; pages of 100 are far below. */
const maxMegabytes = 50

/**
 * Content from JSON in the shapes of the API's own answers. The files are read twice: once to learn what the
 * answers say of each other's records, and then once for each kind that they hold.
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
